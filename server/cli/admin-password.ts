import { readFileSync } from 'node:fs';
import { registration } from '#contract/registration.ts';
import { setPassword } from '#server/accounts/operator-reset.ts';
import { generatePassword } from '#server/accounts/passwords.ts';
import { ADMIN_ID } from '#server/accounts/store.ts';
import { systemClock } from '#server/system/clock.ts';
import { OperatorError } from '#server/system/operator-error.ts';
import { aboutOption, command } from './command.ts';
import { withDatabase } from './with-database.ts';

export const adminPassword = command({
  help: `
Usage: goodword admin password [--stdin]

Prints a new password of the account admin once, signs it out everywhere and removes its passkeys. ADMIN_PASSWORD only
replaces it when its value is new.

  --stdin  take the password from the first line of standard input`,
  options: { stdin: { type: 'boolean' } },
  async run({ stdin = false }, { readConfig }) {
    const config = readConfig();
    const password = stdin ? readPassword() : generatePassword();
    await withDatabase(config, (db) => setPassword({ db, clock: systemClock }, ADMIN_ID, password));
    console.log(`Password of admin: ${stdin ? 'changed' : `${password} (shown only this once)`}`);
  },
});

function readPassword(): string {
  const [line = ''] = readFileSync(process.stdin.fd, 'utf8').split(/\r?\n/);
  const parsed = registration.shape.password.safeParse(line);
  if (!parsed.success)
    throw new OperatorError(aboutOption('The password from --stdin', parsed.error.issues[0]?.message));
  return parsed.data;
}
