import { registration } from '#contract/registration.ts';
import { generatePassword } from '#server/accounts/passwords.ts';
import { createAccount } from '#server/accounts/register.ts';
import { Refusal } from '#server/http/errors.ts';
import { systemClock } from '#server/system/clock.ts';
import { OperatorError } from '#server/system/operator-error.ts';
import { aboutOption, command, UsageError } from './command.ts';
import { withDatabase } from './with-database.ts';

export const userCreate = command({
  help: `
Usage: goodword user create --username NAME --email ADDRESS --name "FULL NAME"

Creates an account, also where REGISTRATION is closed. The address counts as confirmed. The running service mails it a
link for choosing a password, which works once, within an hour.

  --username NAME      to sign in with
  --email ADDRESS      where reviews are mailed
  --name "FULL NAME"   what customers see
  --industry INDUSTRY  by default Other
  --password PASSWORD  instead of mailing a link; the process list shows it`,
  options: {
    username: { type: 'string' },
    email: { type: 'string' },
    name: { type: 'string' },
    industry: { type: 'string' },
    password: { type: 'string' },
  },
  async run({ username, email, name, industry, password }, { readConfig }) {
    const mailsLink = password === undefined;
    const chosen = password ?? generatePassword();
    const form = registration.safeParse({ username, email, fullName: name, industry, password: chosen });
    if (!form.success) {
      const [{ path, message } = { path: [] }] = form.error.issues;
      const option = path[0] === 'fullName' ? 'name' : String(path[0]);
      throw new UsageError(`${aboutOption(`--${option}`, message)}.`);
    }
    await withDatabase(readConfig(), async (db) => {
      const account = await createAccount({ db, clock: systemClock }, form.data, { mailsLink }).catch(
        (error) => {
          throw error instanceof Refusal
            ? new OperatorError('--username or --email is already in use')
            : error;
        },
      );
      console.log(`Created user ${account.id}, ${account.username} <${account.email}>`);
      if (mailsLink) console.log('They get an email with a link for choosing a password');
    });
  },
});
