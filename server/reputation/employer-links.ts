import { type EmployerLink, type EmployerLinkForm, MAX_OPEN_LINKS } from '#contract/employer-links.ts';
import { MAX_ID } from '#contract/fields.ts';
import { createToken, hashToken } from '#server/accounts/sessions.ts';
import { accountExists, lockAccount } from '#server/accounts/store.ts';
import { DAY, timestampAfter } from '#server/basics/clock.ts';
import { countRows } from '#server/db/count-rows.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/http/errors.ts';

const MAX_LISTED = 100;
const RETENTION_AFTER_EXPIRY = 30 * DAY;

/** Only a hash of the token is stored, so the URL is shown once and can't be read from the database. */
export async function createEmployerLink(
  { config, db, clock }: Deps,
  userId: number,
  { employer, reviewIds, praiseIds, days }: EmployerLinkForm,
) {
  const token = createToken();
  const now = clock();
  const link = await db.transaction().execute(async (tx) => {
    if (!(await lockAccount(tx, userId))) throw new Refusal('unauthorized');
    const open = tx
      .selectFrom('employer_links')
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now.toISOString());
    if ((await countRows(open)) >= MAX_OPEN_LINKS) throw new Refusal('employerLinkLimitReached');
    const chosen = new Set(reviewIds);
    const shareable = await selectShareable(tx, userId)
      .where('id', 'in', [...chosen])
      .execute();
    if (shareable.length < chosen.size) throw new Refusal('reviewNotShareable');
    const praise = await findOwnPraise(tx, userId, [...new Set(praiseIds)]);
    const inserted = await tx
      .insertInto('employer_links')
      .values({
        user_id: userId,
        token_hash: hashToken(token),
        employer,
        created_at: now.toISOString(),
        expires_at: timestampAfter(now, days * DAY),
        revoked_at: null,
        last_opened_at: null,
      })
      .returning(linkColumns)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('employer_link_reviews')
      .values(shareable.map(({ id }) => ({ link_id: inserted.id, review_id: id })))
      .execute();
    if (praise.length > 0)
      await tx
        .insertInto('employer_link_praise')
        .values(praise.map(({ id }) => ({ link_id: inserted.id, praise_id: id })))
        .execute();
    return { ...inserted, reviews: shareable.length };
  });
  return { ...present(link, now), url: `${config.appUrl}/for/${token}` };
}

async function findOwnPraise(tx: Db, userId: number, ids: number[]): Promise<{ id: number }[]> {
  if (ids.length === 0) return [];
  const own = tx.selectFrom('earlier_praise').select('id').where('user_id', '=', userId);
  const found = await own.where('id', 'in', ids).execute();
  if (found.length < ids.length) throw new Refusal('praiseNotFound');
  return found;
}

export async function listEmployerLinks(db: Db, userId: number, now: Date): Promise<EmployerLink[]> {
  const links = await db
    .selectFrom('employer_links')
    .select(linkColumns)
    .select((of) =>
      of
        .selectFrom('employer_link_reviews')
        .innerJoin('reviews', 'reviews.id', 'employer_link_reviews.review_id')
        .select((each) => each.fn.countAll<number>().as('count'))
        .whereRef('employer_link_reviews.link_id', '=', 'employer_links.id')
        .where('reviews.sharing_allowed_at', 'is not', null)
        .as('reviews'),
    )
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute();
  return links.map((link) => present(link, now));
}

/** Idempotent. @throws Refusal `employerLinkNotFound`. */
export async function revokeEmployerLink(db: Db, userId: number, id: number, now: Date): Promise<void> {
  await db
    .updateTable('employer_links')
    .set((link) => ({ revoked_at: link.fn.coalesce('revoked_at', link.val(now.toISOString())) }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirstOrThrow(() => new Refusal('employerLinkNotFound'));
}

export function listShareableReviews(
  db: Db,
  userId: number,
  { limit, cursor = MAX_ID }: { limit: number; cursor?: number | undefined },
) {
  return selectShareable(db, userId)
    .select(['rating', 'comment', 'customer_name as customerName', 'created_at as createdAt'])
    .where('id', '<', cursor)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export function countShareableReviews(db: Db, userId: number): Promise<number> {
  return countRows(selectShareable(db, userId).clearSelect());
}

/** The default, also in a document. */
export const SHAREABLE_PER_PAGE = 50;

export type EmployerPage = NonNullable<Awaited<ReturnType<typeof findEmployerPage>>>;

/** Permissions are checked on every request, so that a customer can withdraw one at any time. */
export async function findEmployerPage(db: Db, token: string, now: Date) {
  const link = await db
    .selectFrom('employer_links')
    .innerJoin('users', 'users.id', 'employer_links.user_id')
    .select(['employer_links.id', 'user_id as userId', 'employer', 'expires_at as expiresAt'])
    .select(['full_name as fullName', 'industry'])
    .where('token_hash', '=', hashToken(token))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .where(accountExists)
    .executeTakeFirst();
  if (!link) return undefined;
  const reviews = await db
    .selectFrom('employer_link_reviews')
    .innerJoin('reviews', 'reviews.id', 'employer_link_reviews.review_id')
    .leftJoin('workplaces', 'workplaces.id', 'reviews.workplace_id')
    .select(['rating', 'comment', 'customer_name as customerName', 'reviews.created_at as createdAt'])
    .select(['workplaces.name', 'workplaces.location'])
    .where('link_id', '=', link.id)
    .where('sharing_allowed_at', 'is not', null)
    .orderBy('review_id', 'desc')
    .execute();
  if (reviews.length === 0) return undefined;
  const praise = await db
    .selectFrom('employer_link_praise')
    .innerJoin('earlier_praise', 'earlier_praise.id', 'praise_id')
    .select(['words', 'name', 'rating', 'month', 'source', 'url'])
    .where('link_id', '=', link.id)
    .orderBy('month', (order) => order.desc().nullsLast())
    .orderBy('praise_id', 'desc')
    .execute();
  const placed = reviews.map(({ name, location, ...review }) => ({
    ...review,
    place: name === null ? null : { name, location },
  }));
  return { ...link, reviews: placed, praise };
}

export async function countOpening(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('employer_links')
    .set((link) => ({ openings: link('openings', '+', 1), last_opened_at: now.toISOString() }))
    .where('id', '=', id)
    .execute();
}

/** Scheduled job. Expired links are kept for a while to show how often they were opened. */
export async function deleteOldEmployerLinks(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('employer_links')
    .where('expires_at', '<', timestampAfter(now, -RETENTION_AFTER_EXPIRY))
    .execute();
}

function selectShareable(db: Db, userId: number) {
  return db
    .selectFrom('reviews')
    .select('id')
    .where('user_id', '=', userId)
    .where('sharing_allowed_at', 'is not', null);
}

const linkColumns = [
  'id',
  'employer',
  'created_at as createdAt',
  'expires_at as expiresAt',
  'revoked_at as revokedAt',
  'openings',
  'last_opened_at as lastOpenedAt',
] as const;

type StoredLink = Omit<EmployerLink, 'state' | 'reviews'> & {
  revokedAt: string | null;
  reviews: number | null;
};

function present(link: StoredLink, now: Date): EmployerLink {
  const isOver = link.expiresAt <= now.toISOString();
  const state = link.revokedAt !== null ? 'revoked' : isOver ? 'expired' : 'open';
  return { ...link, state, reviews: link.reviews ?? 0 };
}
