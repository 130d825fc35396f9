import type { z } from 'zod/mini';
import * as contract from '#contract/accounts.ts';
import type { Language } from '#contract/languages/languages.ts';
import type { registration } from '#contract/registration.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/http/errors.ts';
import { limitPerAddress } from '#server/http/rate-limits.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/http/server.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { visitorLanguage } from '#server/site/languages.ts';
import { queueAddressLink } from './address-links.ts';
import { accountLimits } from './limits.ts';
import { countMail } from './mail-budget.ts';
import { hashPassword } from './passwords.ts';
import { startSession } from './sessions.ts';
import { type Account, insertAccount, isTaken, presentUser, usernameKey } from './store.ts';

export function registrationRoute(app: App, deps: Deps): void {
  const onRequest = limitPerAddress(deps.limits, accountLimits.registrations);
  serve(app, { ...contract.register, onRequest }, async (request, reply) => {
    const account = await register(deps, request.body, visitorLanguage(request));
    await startSession(deps, request, reply, account);
    return presentUser(account, deps.clock());
  });
}

const RESERVED = new Set(
  'admin administrator api billing contact goodword help info mail me noreply owner postmaster privacy root security staff support system terms webmaster'.split(
    ' ',
  ),
);

/** @throws Refusal `registrationClosed` or `accountTaken`. */
async function register(
  deps: Deps,
  form: z.output<typeof registration>,
  browserLanguage: Language,
): Promise<Account> {
  const { config, db, clock, wakeOutbox } = deps;
  if (config.registration === 'closed') throw new Refusal('registrationClosed');
  const checked = await checkForm(db, form);
  const isEmailUnconfirmed = config.confirmsAddresses;
  const now = clock();
  const account = await db.transaction().execute(async (tx) => {
    const created = await insertAccount(tx, { ...checked, browserLanguage, isEmailUnconfirmed }, now);
    const { id: userId, email } = created;
    if (isEmailUnconfirmed && (await countMail(tx, email, now)))
      await queueAddressLink(tx, 'confirm-address', { userId, email }, now);
    return created;
  });
  wakeOutbox();
  return account;
}

/**
 * The operator creates it, also where registration is closed, and vouches for the address: it counts as confirmed.
 * @throws Refusal `accountTaken`.
 */
export async function createAccount(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  form: z.output<typeof registration>,
  { mailsLink }: { mailsLink: boolean },
): Promise<Account> {
  const checked = await checkForm(db, form);
  const now = clock();
  return db.transaction().execute(async (tx) => {
    const account = await insertAccount(tx, checked, now);
    const { id: userId } = account;
    if (mailsLink) await enqueue(tx, { kind: 'account-created', userId, payload: { userId } }, now);
    return account;
  });
}

async function checkForm(db: Db, { password, ...account }: z.output<typeof registration>) {
  const letters = usernameKey(account.username).replace(/[^\p{L}\p{N}]/gu, '');
  if (RESERVED.has(letters)) throw new Refusal('accountTaken');
  // The database's unique columns decide; this only saves the hashing.
  if (await isTaken(db, account.username, account.email)) throw new Refusal('accountTaken');
  return { ...account, passwordHash: await hashPassword(password) };
}
