import { requireMigrated } from '#server/db/migrate.ts';
import { joinDatabase } from '#server/db/open.ts';
import type { Db } from '#server/db/schema.ts';
import { Refusal } from '#server/http/errors.ts';
import type { Config } from '#server/system/config.ts';
import { OperatorError } from '#server/system/operator-error.ts';

/**
 * Beside a running service, which keeps neither accounts nor sessions in memory: SQLite queues the two writers, and the
 * service's outbox finds mails by itself.
 */
export async function withDatabase(config: Config, use: (db: Db) => Promise<void>): Promise<void> {
  const { db, close } = await joinDatabase(config);
  try {
    await requireMigrated(db);
    await use(db);
  } catch (error) {
    throw error instanceof Refusal ? new OperatorError(error.message) : error;
  } finally {
    await close();
  }
}
