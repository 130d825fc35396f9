import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { subscriptionChange } from '#contract/admin.ts';
import { registration } from '#contract/registration.ts';
import { presentEmailStatus } from '#server/accounts/held-mails.ts';
import { generatePassword } from '#server/accounts/passwords.ts';
import { createAccount } from '#server/accounts/register.ts';
import { createResetLink, setPassword } from '#server/accounts/reset-password.ts';
import {
  type Account,
  ADMIN_ID,
  findAccountsByLogin,
  presentUser,
  usernameKey,
} from '#server/accounts/store.ts';
import { streamUsers } from '#server/admin/list-users.ts';
import { type AccountWithCounts, deleteUser, setPlan } from '#server/admin/store.ts';
import { systemClock } from '#server/basics/clock.ts';
import { OperatorError } from '#server/basics/operator-error.ts';
import { requireMigrated } from '#server/db/migrate.ts';
import { joinDatabase } from '#server/db/open.ts';
import type { Db } from '#server/db/schema.ts';
import { Refusal } from '#server/http/errors.ts';
import type { Config } from '#server/system/config.ts';
import { aboutOption, command, UsageError } from './command.ts';

export const userList = command({
  help: `
Usage: goodword user list [--json]

Lists users, oldest first. The address is confirmed, unconfirmed, or refused by its mail server, with the reason.

  --json  one JSON object per line`,
  options: { json: { type: 'boolean' } },
  run: ({ json = false }, { readConfig }) =>
    withDatabase(readConfig(), async (db) => {
      const now = new Date();
      if (!json) console.log(toRow(['id', 'username', 'email', 'plan', 'reviews', 'joined', 'address']));
      for await (const page of streamUsers(db, 'oldest'))
        for (const user of page.map((account) => presentRow(account, now)))
          console.log(json ? JSON.stringify(user) : toRow(Object.values(user)));
    }),
});

function presentRow(account: AccountWithCounts, now: Date) {
  const { id, username, email, subscriptionType: plan, createdAt } = presentUser(account, now);
  const { state: emailState, refusal: emailRefusal } = presentEmailStatus(account);
  const joined = createdAt.slice(0, 10);
  return { id, username, email, plan, reviews: account.review_count, joined, emailState, emailRefusal };
}

const WIDTHS = [6, 24, 32, 8, 8, 10, 11];

function toRow(cells: (string | number | null)[]): string {
  return cells
    .map((cell, i) => String(cell ?? '').padEnd(WIDTHS[i] ?? 0))
    .join(' ')
    .trimEnd();
}

export const userCreate = command({
  help: `
Usage: goodword user create --username NAME --email ADDRESS --name "FULL NAME"

Creates an account, even if REGISTRATION is closed. The address counts as confirmed. The running service emails it a link
for choosing a password, which works once, within seven days.

  --username NAME      to sign in with
  --email ADDRESS      where reviews are emailed
  --name "FULL NAME"   what customers see
  --industry INDUSTRY  by default Other
  --password PASSWORD  instead of emailing a link; the process list shows it`,
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

export const userResetPassword = command({
  help: `
Usage: goodword user reset-password USERNAME [--link]

Prints a new password once, signs the user out everywhere, removes their passkeys and emails them that their password has
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

/** Finds a user by username or, if there is none, by address. */
async function findUser(db: Db, login: string): Promise<Account> {
  const found = await findAccountsByLogin(db, login);
  const account = found.find((each) => each.username_key === usernameKey(login)) ?? found[0];
  if (!account) throw new OperatorError(`There is no user ${login}: see goodword user list`);
  return account;
}

export const userPlan = command({
  help: `
Usage: goodword user plan USERNAME free|monthly|annual [--until YYYY-MM-DD]

Sets a plan, as the admin does in Users; recorded in the audit trail. Doesn't cancel a running subscription.

  --until YYYY-MM-DD  the last day of a paid plan (UTC); without it, the plan doesn't end`,
  positionals: ['username', 'plan'],
  options: { until: { type: 'string' } },
  run({ username, plan, until }, { readConfig }) {
    const subscriptionExpiresAt = until === undefined ? null : `${until}T23:59:59.999Z`;
    const change = subscriptionChange.safeParse({ subscriptionType: plan, subscriptionExpiresAt });
    if (!change.success) throw new UsageError(explainPlan(change.error.issues[0]?.path[0], plan));
    return withDatabase(readConfig(), async (db) => {
      const { id } = await findUser(db, username);
      const context = { actor: 'goodword command', at: new Date() };
      const account = await setPlan(db, context, id, change.data);
      console.log(`${account.username}: ${plan}${until === undefined ? '' : ` until ${until}`}`);
    });
  },
});

function explainPlan(field: PropertyKey | undefined, plan: string): string {
  if (field !== 'subscriptionExpiresAt') return 'PLAN must be free, monthly or annual.';
  return plan === 'free' ? '--until is for paid plans.' : '--until must be a date like 2027-01-31.';
}

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
  // The promise would never settle at the end of standard input.
  const ended = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  try {
    return (await Promise.race([terminal.question(question), ended])).trim();
  } finally {
    terminal.close();
  }
}

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

/** A running service keeps neither accounts nor sessions in memory, and its outbox finds emails by itself. */
async function withDatabase(config: Config, use: (db: Db) => Promise<void>): Promise<void> {
  await using database = await joinDatabase(config);
  try {
    await requireMigrated(database.db);
    await use(database.db);
  } catch (error) {
    throw error instanceof Refusal ? new OperatorError(error.message) : error;
  }
}
