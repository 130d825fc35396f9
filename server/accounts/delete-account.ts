import { sql } from 'kysely';
import type { z } from 'zod/mini';
import * as contract from '#contract/accounts.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import type { Db } from '#server/db/schema.ts';
import { Refusal } from '#server/http/errors.ts';
import type { App } from '#server/http/server.ts';
import { MINUTE } from '#server/system/clock.ts';
import type { Deps } from '#server/system/deps.ts';
import { deleteResetRequests } from './mailed-links.ts';
import { requirePassword } from './passwords.ts';
import { endSession } from './sessions.ts';
import { type Account, ADMIN_ID, lockAccount } from './store.ts';

export function deletionRoute(app: App, deps: Deps): void {
  app.route({
    ...contract.deleteAccount,
    // Deleting a very large account takes longer than the default.
    handlerTimeout: MINUTE,
    handler: async (request, reply) => {
      await deleteOwnAccount(deps, request.account, request.body);
      await endSession(deps, request, reply);
      return { message: 'Account deleted' as Sentence };
    },
  });
}

async function deleteOwnAccount(
  { db, limits }: Deps,
  account: Account,
  { password }: z.output<typeof contract.accountDeletion>,
): Promise<void> {
  if (account.id === ADMIN_ID) throw new Refusal('adminProtected');
  await requirePassword(limits, account, password);
  await db.transaction().execute(async (tx) => {
    const locked = await lockAccount(tx, account.id);
    if (!locked) throw new Refusal('unauthorized');
    if (locked.password_hash !== account.password_hash) throw new Refusal('wrongPassword');
    await deleteAccount(tx, account.id);
  });
}

export async function deleteAccount(tx: Db, id: number): Promise<void> {
  await deleteReviewsInBatches(tx, id);
  const deleted = await tx.deleteFrom('users').where('id', '=', id).returning('email_key').executeTakeFirst();
  if (deleted) await deleteResetRequests(tx, deleted.email_key);
}

/** A single statement for 100,000 reviews would hit PostgreSQL's statement timeout. */
const DELETE_BATCH_SIZE = 5_000;

/** The last batch is left to the foreign key's cascade. */
async function deleteReviewsInBatches(tx: Db, userId: number): Promise<void> {
  for (let after = 0; ; ) {
    // Ordered by user and id for the reason given in `reviews/store.ts`.
    const end = await tx
      .selectFrom('reviews')
      .select('id')
      .where(sql<boolean>`(user_id, id) > (${userId}, ${after})`)
      .where('user_id', '>=', userId)
      .where('user_id', '<=', userId)
      .orderBy('user_id')
      .orderBy('id')
      .limit(1)
      .offset(DELETE_BATCH_SIZE - 1)
      .executeTakeFirst();
    if (!end) return;
    await tx
      .deleteFrom('reviews')
      .where('user_id', '=', userId)
      .where('id', '>', after)
      .where('id', '<=', end.id)
      .execute();
    after = end.id;
  }
}
