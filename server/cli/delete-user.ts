import { createInterface } from 'node:readline/promises';
import { ADMIN_ID } from '#server/accounts/store.ts';
import { deleteUser } from '#server/admin/store.ts';
import { OperatorError } from '#server/system/operator-error.ts';
import { command } from './command.ts';
import { findUser, withDatabase } from './users.ts';

export const userDelete = command({
  help: `
Usage: goodword user delete USERNAME [--yes]

Deletes a user with workplaces and reviews, as the admin does in Users; recorded in the audit trail. This can't be undone.
Asks for the username once more.

  --yes  don't ask`,
  positionals: ['username'],
  options: { yes: { type: 'boolean' } },
  run({ username, yes = false }, { readConfig }) {
    return withDatabase(readConfig(), async (db) => {
      const account = await findUser(db, username);
      if (account.id === ADMIN_ID) throw new OperatorError('The admin account cannot be deleted');
      const { id, username: name, review_count: reviews } = account;
      if (!yes && (await ask(`Deletes ${name} with ${reviews} reviews. Type the username: `)) !== name)
        throw new OperatorError('Nothing was deleted');
      await deleteUser(db, { actor: 'goodword command', at: new Date() }, id);
      console.log(`Deleted user ${id}, ${name}`);
    });
  },
});

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  // Without an answer, as at the end of standard input, the promise would never settle.
  const ended = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  try {
    return (await Promise.race([terminal.question(question), ended])).trim();
  } finally {
    terminal.close();
  }
}
