import { hash } from 'node:crypto';
import { DAY, SECOND, utcDay } from '#server/basics/clock.ts';
import type { Db } from '#server/db/schema.ts';
import { Refusal } from '#server/http/errors.ts';
import { emailKey } from './store.ts';

/** An address that no one has confirmed gets no more, of all kinds and from all accounts. docs/operations.md repeats it. */
export const MAILS_PER_DAY = 5;

/** Call it after locking the account, where addresses are confirmed. @returns false once the day's mails are spent. */
export async function countMail(tx: Db, email: string, now: Date): Promise<boolean> {
  const counted = await tx
    .insertInto('unconfirmed_address_mails')
    .values({ address_hash: hash('sha256', mailboxOf(email)), day: utcDay(now), mails: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['address_hash', 'day'])
        .doUpdateSet((to) => ({ mails: to('unconfirmed_address_mails.mails', '+', 1) }))
        .where('unconfirmed_address_mails.mails', '<', MAILS_PER_DAY),
    )
    .returning('mails')
    .executeTakeFirst();
  return counted !== undefined;
}

/** People who are signed in are told; strangers get the same answer as ever. */
export function budgetSpent(now: Date): Refusal {
  return new Refusal('tooManyRequests', { retryAfter: Math.ceil((DAY - (now.getTime() % DAY)) / SECOND) });
}

export async function deleteOldMailCounts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('unconfirmed_address_mails').where('day', '<', utcDay(now)).execute();
}

/** Large providers deliver an.a+anything@ to ana@. */
function mailboxOf(email: string): string {
  const [name = '', domain = ''] = emailKey(email).split('@');
  return `${name.replace(/\+.*|\./g, '')}@${domain.replace(/^googlemail\.com$/, 'gmail.com')}`;
}
