import type { z } from 'zod/mini';
import type { accountChange } from '#contract/account-settings.ts';
import { Refusal } from '#server/http/errors.ts';
import type { Deps } from '#server/system/deps.ts';
import { queueScheduledMails } from './scheduled-mails.ts';
import { type Account, lockAccount, storeAccountChange } from './store.ts';

export async function updateAccount(
  { db, clock, wakeOutbox }: Deps,
  id: number,
  change: z.output<typeof accountChange>,
): Promise<Account> {
  const account = await db.transaction().execute(async (tx) => {
    const before = await lockAccount(tx, id);
    const after = before && (await storeAccountChange(tx, id, change));
    if (!after) throw new Refusal('unauthorized');
    // Mails that wait were scheduled under the former choice, so they are sent.
    if (after.review_mails !== before.review_mails) await queueScheduledMails(tx, after, clock());
    return after;
  });
  wakeOutbox();
  return account;
}
