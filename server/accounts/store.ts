import { randomBytes } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { z } from 'zod/mini';
import type { User } from '#contract/accounts.ts';
import { asciiAddress, cleanAddress } from '#contract/email-address.ts';
import type { Language } from '#contract/languages/languages.ts';
import { effectivePlan, freePlan, type SubscriptionType } from '#contract/plans.ts';
import type { registration } from '#contract/registration.ts';
import type { Site } from '#contract/site.ts';
import { foldCase, searchableText, sortableName } from '#contract/text/folding.ts';
import type { UsersTable } from '#server/db/account-tables.ts';
import type { Db } from '#server/db/schema.ts';
import { refuseDuplicate } from '#server/http/errors.ts';
import { presentThanksLink } from './thanks-link.ts';

type InternalColumn = 'search_text' | 'sort_name' | 'folded_from' | 'deletion_started_at';
export type Account = Omit<Selectable<UsersTable>, InternalColumn>;

/** All but those that only the database needs. Prepared queries list them: see `prepare`. */
export const accountColumns = [
  'users.id',
  'users.username',
  'users.username_key',
  'users.email',
  'users.email_key',
  'users.full_name',
  'users.industry',
  'users.language',
  'users.browser_language',
  'users.password_hash',
  'users.passkey_handle',
  'users.subscription_type',
  'users.subscription_expires_at',
  'users.granted_plan',
  'users.granted_until',
  'users.review_count',
  'users.rating_sum',
  'users.last_read_review_id',
  'users.closed_page_told_on',
  'users.unsubscribe_token',
  'users.review_mails',
  'users.fold_low_ratings',
  'users.email_unconfirmed_since',
  'users.mail_refusal',
  'users.thanks_kind',
  'users.thanks_url',
  'users.question',
  'users.created_at',
] as const;

/** Belongs in every query of `users`, as `tests/house.test.ts` checks: an account being deleted is gone for everyone. */
export const accountExists = sql<boolean>`users.deletion_started_at is null`;

export const ADMIN_ID = 1;

/** False for the address that the admin has before choosing one. */
export function hasMailbox({ id, email }: Pick<Account, 'id' | 'email'>): boolean {
  return id !== ADMIN_ID || !email.endsWith('@localhost');
}

export function usernameKey(username: string): string {
  return foldCase(username).replace(/ +/g, ' ').trim();
}

export function emailKey(email: string): string {
  return asciiAddress(cleanAddress(email).toLowerCase());
}

/** What finds and sorts an account in the admin's list. Set it with each of these columns. */
export function foldedColumns({
  username,
  full_name,
  email,
}: Pick<Account, 'username' | 'full_name' | 'email'>) {
  return {
    search_text: searchableText(full_name, username, email),
    sort_name: sortableName(full_name),
    folded_from: `${full_name} ${email}`,
  };
}

export const foldedAccounts = {
  table: 'users',
  source: ['username', 'full_name', 'email'],
  fold: foldedColumns,
} as const;

type PlanColumns = Pick<Account, 'subscription_type' | 'subscription_expires_at'>;

export function activePlan(account: PlanColumns, now: Date): SubscriptionType {
  return effectivePlan(
    { subscriptionType: account.subscription_type, subscriptionExpiresAt: account.subscription_expires_at },
    now,
  );
}

/** What the account may have in its lifetime; null: no limits. */
export function planLimits({ hasPlans }: Site, account: PlanColumns, now: Date): typeof freePlan | null {
  return hasPlans && activePlan(account, now) === 'free' ? freePlan : null;
}

export function isAcceptingReviews(
  site: Site,
  account: PlanColumns & Pick<Account, 'review_count'>,
  now: Date,
): boolean {
  const limits = planLimits(site, account, now);
  return limits === null || account.review_count < limits.reviews;
}

export function presentUser(account: Account, now: Date): User {
  return {
    id: account.id,
    username: account.username,
    fullName: account.full_name,
    email: account.email,
    industry: account.industry,
    language: account.language,
    reviewMails: account.review_mails,
    foldLowRatings: account.fold_low_ratings === 1,
    thanksLink: presentThanksLink(account),
    question: account.question,
    subscriptionType: activePlan(account, now),
    subscriptionExpiresAt: account.subscription_expires_at,
    createdAt: account.created_at,
  };
}

export function findAccount(db: Db, id: number): Promise<Account | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).where(accountExists).executeTakeFirst();
}

/** Up to two, since one account's email address can be another's username; the owner of the address comes first. */
export function findAccountsByLogin(db: Db, login: string): Promise<Account[]> {
  return db
    .selectFrom('users')
    .selectAll()
    .where((where) =>
      where.or([where('username_key', '=', usernameKey(login)), where('email_key', '=', emailKey(login))]),
    )
    .where(accountExists)
    .orderBy((account) => account('email_key', '<>', emailKey(login)))
    .execute();
}

export function findAccountByEmail(db: Db, email: string): Promise<Account | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('email_key', '=', emailKey(email))
    .where(accountExists)
    .executeTakeFirst();
}

interface NewAccount extends Omit<z.output<typeof registration>, 'password'> {
  browserLanguage?: Language;
  passwordHash: string;
  isEmailUnconfirmed?: boolean;
}

export function insertAccount(db: Db, account: NewAccount, now: Date): Promise<Account> {
  return db
    .insertInto('users')
    .values({
      username: account.username,
      username_key: usernameKey(account.username),
      email: account.email,
      email_key: emailKey(account.email),
      full_name: account.fullName,
      ...foldedColumns({ ...account, full_name: account.fullName }),
      industry: account.industry,
      password_hash: account.passwordHash,
      browser_language: account.browserLanguage ?? 'en',
      unsubscribe_token: randomBytes(16).toString('base64url'),
      email_unconfirmed_since: account.isEmailUnconfirmed ? now.toISOString() : null,
      created_at: now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(refuseDuplicate('accountTaken'));
}

/** An email address in use cannot become another account's username either. */
export async function isTaken(db: Db, username: string, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where((where) =>
      where.or([
        where('username_key', '=', usernameKey(username)),
        where('email_key', 'in', [emailKey(email), usernameKey(username), emailKey(username)]),
      ]),
    )
    .where(accountExists)
    .executeTakeFirst();
  return found !== undefined;
}

/** The language of mails and push notifications, which no browser asks for. */
export function languageOf({
  language,
  browser_language,
}: Pick<Account, 'language' | 'browser_language'>): Language {
  return language ?? browser_language;
}

/** @returns false if the password changed since the account was read. */
export async function replacePasswordHash(
  db: Db,
  { id, password_hash: previousHash }: Account,
  passwordHash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .where('password_hash', '=', previousHash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Locks the account's row until the transaction ends, so that limits are counted one request at a time. */
export function lockAccount(tx: Db, id: number): Promise<Account | undefined> {
  // An update that changes nothing locks the row in both databases.
  return tx
    .updateTable('users')
    .set((to) => ({ review_count: to.ref('review_count') }))
    .where('id', '=', id)
    .where(accountExists)
    .returningAll()
    .executeTakeFirst();
}
