import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { sql } from 'kysely';
import type { PlatformInsights } from '#contract/admin.ts';
import type { Db } from '#server/db/schema.ts';

const MONTHS_SHOWN = 12;

/** Counts one UTC month at a time, because SQLite queries block the event loop. */
export async function readPlatformInsights(db: Db, now: Date): Promise<PlatformInsights> {
  const months = [];
  for (let ago = MONTHS_SHOWN - 1; ago >= 0; ago -= 1) {
    const from = firstOfMonth(now, -ago);
    const { signUps, reviews, cents } = await countBetween(db, from, firstOfMonth(now, 1 - ago));
    months.push({ month: from.slice(0, 7), signUps, reviews, revenue: cents / 100 });
    await yieldToEventLoop();
  }
  return { months };
}

function firstOfMonth(now: Date, monthsLater: number): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsLater)).toISOString();
}

function countBetween(db: Db, from: string, to: string) {
  const countIn = (table: 'users' | 'reviews') =>
    db
      .selectFrom(table)
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('created_at', '>=', from)
      .where('created_at', '<', to);
  const gone = db.selectFrom('users').select('id').where('deletion_started_at', 'is not', null);
  // Subtracted, so that all others are counted by the indexes alone.
  const countExisting = (table: 'users' | 'reviews', account: 'id' | 'user_id') =>
    sql<number>`${countIn(table)} - ${countIn(table).where(sql.ref(account), 'in', gone)}`;
  return db
    .selectNoFrom((of) => [
      countExisting('users', 'id').as('signUps'),
      countExisting('reviews', 'user_id').as('reviews'),
      of
        .selectFrom('payments')
        .select((of) => of.fn.coalesce(of.fn.sum<number>('amount'), of.lit(0)).as('cents'))
        .where('paid_at', '>=', from)
        .where('paid_at', '<', to)
        .$asScalar()
        .$notNull()
        .as('cents'),
    ])
    .executeTakeFirstOrThrow();
}
