import { DAY, timestampAfter } from '#server/basics/clock.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { enqueue } from '#server/mail/outbox.ts';
import { createToken, hashToken } from './sessions.ts';

/** Links that confirm an account's address, or a new one, by the kind of mail that brings them. */
const links = {
  'confirm-address': { table: 'address_confirmations', lifetime: 7 * DAY },
  'confirm-email': { table: 'email_changes', lifetime: DAY },
} as const;

type Kind = keyof typeof links;

/** Longer than the outbox's retries. */
const RETRIES = 6 * DAY;

/** Replaces the account's link of this kind. The caller's transaction has locked or created the account. */
export async function queueAddressLink(
  tx: Db,
  kind: Kind,
  { userId, email }: { userId: number; email: string },
  now: Date,
): Promise<void> {
  const { table } = links[kind];
  await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  const { id: linkId } = await tx
    .insertInto(table)
    .values({ user_id: userId, email, token_hash: null, expires_at: null, created_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enqueue(tx, { kind, userId, payload: { linkId } }, now);
}

/** Only the token's hash is stored, so it is made when the mail is sent. @returns null if the link isn't needed anymore. */
export async function issueAddressToken(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  kind: Kind,
  linkId: number,
): Promise<{ userId: number; email: string; token: string } | null> {
  const { table, lifetime } = links[kind];
  const token = createToken();
  const link = await db
    .updateTable(table)
    .set({ token_hash: hashToken(token), expires_at: timestampAfter(clock(), lifetime) })
    .where('id', '=', linkId)
    .returning(['user_id as userId', 'email'])
    .executeTakeFirst();
  return link ? { ...link, token } : null;
}

export function findAddressLink(db: Db, kind: Kind, token: string, now: Date) {
  return db
    .selectFrom(links[kind].table)
    .select(['user_id', 'email'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

export async function deleteOldAddressLinks(db: Db, now: Date): Promise<void> {
  for (const { table, lifetime } of Object.values(links))
    await db
      .deleteFrom(table)
      .where((link) =>
        link.or([
          link('expires_at', '<=', now.toISOString()),
          link('created_at', '<', timestampAfter(now, -(RETRIES + lifetime))),
        ]),
      )
      .execute();
}
