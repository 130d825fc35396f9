import { sql } from 'kysely';
import { isPostgres } from '#server/db/dialect.ts';
import type { Db } from '#server/db/schema.ts';

/** True for the first process to ask in each interval of `every` milliseconds, by the database's clock. */
export async function claimTurn(db: Db, job: string, every: number): Promise<boolean> {
  if (!isPostgres(db)) return true;
  // A request sent just before a turn began may arrive after that turn was claimed. A larger step back is a clock set back.
  const { rows } = await sql`
    insert into job_turns (job, turn)
    values (${job}, floor(extract(epoch from clock_timestamp()) * 1000 / ${every}))
    on conflict (job) do update set turn = excluded.turn
    where job_turns.turn < excluded.turn or job_turns.turn > excluded.turn + 1
    returning job`.execute(db);
  return rows.length > 0;
}
