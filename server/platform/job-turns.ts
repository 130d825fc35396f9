import { sql } from 'kysely';
import { isPostgres } from '#server/db/dialect.ts';
import type { Db } from '#server/db/schema.ts';

/**
 * Whether this process is the one that does the job now. Time is cut into turns of `every` milliseconds, and of all processes
 * on one database the first to ask in a turn gets it. The database's clock decides, since those of machines differ; where it is
 * put back by more than a turn, the job goes on at once. The embedded database has one process, which does everything.
 */
export async function claimTurn(db: Db, job: string, every: number): Promise<boolean> {
  if (!isPostgres(db)) return true;
  // Who asked just before a turn began may get through only after whoever has taken it: that one is a turn behind.
  const { rows } = await sql`
    insert into job_turns (job, turn)
    values (${job}, floor(extract(epoch from clock_timestamp()) * 1000 / ${every}))
    on conflict (job) do update set turn = excluded.turn
    where job_turns.turn < excluded.turn or job_turns.turn > excluded.turn + 1
    returning job`.execute(db);
  return rows.length > 0;
}
