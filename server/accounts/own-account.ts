import type { z } from 'zod/mini';
import * as settings from '#contract/account-settings.ts';
import { getMe } from '#contract/accounts.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/http/server.ts';
import { keepLanguage } from '#server/site/languages.ts';
import { accountLimits } from './limits.ts';
import { hashPassword, requirePassword } from './passwords.ts';
import { revokeAccess } from './revoke-access.ts';
import { queueScheduledMails } from './scheduled-mails.ts';
import { startSession } from './sessions.ts';
import { type Account, foldedColumns, lockAccount, presentUser, replacePasswordHash } from './store.ts';
import { toThanksColumns } from './thanks-link.ts';

export function ownAccountRoutes(app: App, deps: Deps): void {
  serve(app, getMe, async (request) => presentUser(request.account, deps.clock()));

  serve(app, settings.updateMe, async (request, reply) => {
    if (request.body.thanksLink !== undefined && !deps.config.hasThanksLinks)
      throw new Refusal('thanksLinksOff');
    const account = await updateAccount(deps, request.account.id, request.body);
    if (request.body.language !== undefined) keepLanguage(reply, account.language);
    return presentUser(account, deps.clock());
  });

  serve(app, settings.changePassword, async (request, reply) => {
    const account = await changePassword(deps, request.account, request.body);
    await startSession(deps, request, reply, account);
    return { message: 'Password changed' as Sentence };
  });
}

export async function updateAccount(
  { db, clock, wakeOutbox }: Deps,
  id: number,
  change: z.output<typeof settings.accountChange>,
): Promise<Account> {
  const account = await db.transaction().execute(async (tx) => {
    const before = await lockAccount(tx, id);
    const after = before && (await storeAccountChange(tx, before, change));
    if (!after) throw new Refusal('unauthorized');
    // Mails that wait were scheduled under the former choice, so they are sent.
    if (after.review_mails !== before.review_mails) await queueScheduledMails(tx, after, clock());
    return after;
  });
  wakeOutbox();
  return account;
}

function storeAccountChange(
  db: Db,
  account: Account,
  {
    fullName,
    language,
    reviewMails,
    foldLowRatings,
    thanksLink,
    question,
  }: z.output<typeof settings.accountChange>,
): Promise<Account | undefined> {
  return db
    .updateTable('users')
    .set((to) => ({
      ...(fullName !== undefined && {
        full_name: fullName,
        ...foldedColumns({ ...account, full_name: fullName }),
      }),
      language: language === undefined ? to.ref('language') : language,
      review_mails: reviewMails ?? to.ref('review_mails'),
      fold_low_ratings: foldLowRatings === undefined ? to.ref('fold_low_ratings') : foldLowRatings ? 1 : 0,
      ...toThanksColumns(thanksLink),
      question: question === undefined ? to.ref('question') : question,
    }))
    .where('id', '=', account.id)
    .returningAll()
    .executeTakeFirst();
}

async function changePassword(
  { db, clock, limits, wakeOutbox }: Deps,
  account: Account,
  { password, newPassword, keptPasskeys }: z.output<typeof settings.passwordChange>,
): Promise<Account> {
  await requirePassword(limits, account, password);
  const passwordHash = await hashPassword(newPassword);
  await limits.count([accountLimits.passwordChangesToAddress, account.email_key]);
  await db.transaction().execute(async (tx) => {
    if (!(await replacePasswordHash(tx, account, passwordHash))) throw new Refusal('wrongPassword');
    await revokeAccess(tx, account.id, clock(), keptPasskeys);
  });
  wakeOutbox();
  return { ...account, password_hash: passwordHash };
}
