import { createResetLink, setPassword } from '#server/accounts/operator-reset.ts';
import { generatePassword } from '#server/accounts/passwords.ts';
import { systemClock } from '#server/system/clock.ts';
import { command } from './command.ts';
import { findUser } from './find-user.ts';
import { withDatabase } from './with-database.ts';

export const userResetPassword = command({
  help: `
Usage: goodword user reset-password USERNAME [--link]

Prints a new password once, signs the user out everywhere, removes their passkeys and mails them that their password has
changed.

  --link  print a link for choosing a password instead; it works once, for an hour, and does the same when it is used`,
  positionals: ['username'],
  options: { link: { type: 'boolean' } },
  run({ username, link = false }, { readConfig }) {
    const config = readConfig();
    return withDatabase(config, async (db) => {
      const account = await findUser(db, username);
      if (link) return console.log(await createResetLink({ db, config, clock: systemClock }, account));
      const password = generatePassword();
      await setPassword({ db, clock: systemClock }, account.id, password);
      console.log(`Password of ${account.username}: ${password} (shown only this once)`);
    });
  },
});
