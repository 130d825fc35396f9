import { openDatabase } from '#server/db/open.ts';
import { newReview } from '#server/demo/cast.ts';
import { startProcess } from '#tests/service-process.ts';
import { endProperly, signUp } from './harness.ts';
import type { Storage } from './test-accounts.ts';

/** Inserts an account with nearly 100 MB of reviews into a database that no process has open. @returns its cookie. */
export async function insertLongList(storage: Storage): Promise<{ cookie: string }> {
  const service = await startProcess({ env: { DATA_DIR: storage.dataDir } });
  const { id, cookie } = await signUp(service.url);
  await endProperly(service);
  const { db, close } = await openDatabase(storage);
  const { rating, customerName } = newReview(id);
  const review = { user_id: id, rating, customer_name: customerName, comment: 'Good. '.repeat(800) };
  for (let hundred = 0; hundred < 200; hundred += 1) {
    const created_at = new Date(Date.UTC(2026, 0, 1, 0, hundred)).toISOString();
    await db
      .insertInto('reviews')
      .values(Array.from({ length: 100 }, () => ({ ...review, created_at })))
      .execute();
  }
  await close();
  return { cookie };
}
