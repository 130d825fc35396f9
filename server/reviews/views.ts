import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '#server/db/schema.ts';
import { DAY, utcDay } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';

const DAYS_SHOWN = 30;

/** What fetches pages without a person before it: crawlers, link previews, command-line clients, monitors. */
const BOT =
  /bot\b|bot\/|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|skype|slack|discord|embedly|curl\/|wget|python|go-http|okhttp|java\/|axios|node-fetch|undici|monitor|uptime|pingdom|lighthouse/i;

export function isBot(userAgent: string | undefined): boolean {
  return userAgent === undefined || userAgent === '' || BOT.test(userAgent);
}

/** Counts one opening of a review page: one per visitor and day, without keeping who it was. */
export async function countView(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, ip, userAgent }: { userId: number; ip: string; userAgent: string },
): Promise<void> {
  const day = utcDay(clock());
  const salt = await saltOf(db, day);
  const visitorHash = createHash('sha256')
    .update(`${salt}\n${userId}\n${ip}\n${userAgent}`)
    .digest('base64url');
  await db.transaction().execute(async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('view_visitors')
      .values({ user_id: userId, day, visitor_hash: visitorHash })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) return;
    await tx
      .insertInto('view_counts')
      .values({ user_id: userId, day, views: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'day'])
          .doUpdateSet((to) => ({ views: to('view_counts.views', '+', 1) })),
      )
      .execute();
  });
}

/** Views of the last 30 days, today included. */
export async function recentViews(db: Db, userId: number, now: Date): Promise<number> {
  const firstDay = utcDay(startOfRecentViews(now));
  const { views } = await db
    .selectFrom('view_counts')
    .select((of) => of.fn.sum<number | null>('views').as('views'))
    .where('user_id', '=', userId)
    .where('day', '>=', firstDay)
    .executeTakeFirstOrThrow();
  return Number(views ?? 0);
}

/** Midnight UTC of the first day that recent views are counted from. */
export function startOfRecentViews(now: Date): Date {
  return new Date(`${utcDay(new Date(now.getTime() - (DAYS_SHOWN - 1) * DAY))}T00:00:00.000Z`);
}

/** Once its salt is gone, nobody can tell any more whom a day's hash stood for. */
export async function forgetPastVisitors(db: Db, now: Date): Promise<void> {
  const today = utcDay(now);
  await db.deleteFrom('view_visitors').where('day', '<', today).execute();
  await db.deleteFrom('view_salts').where('day', '<', today).execute();
}

async function saltOf(db: Db, day: string): Promise<string> {
  const find = () => db.selectFrom('view_salts').select('salt').where('day', '=', day).executeTakeFirst();
  const known = await find();
  if (known) return known.salt;
  await db
    .insertInto('view_salts')
    .values({ day, salt: randomBytes(16).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { salt } = (await find()) ?? { salt: '' };
  return salt;
}
