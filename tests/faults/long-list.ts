import { openDatabase } from '#server/db/open.ts';
import { newRegistration, newReview } from '#server/demo/cast.ts';
import { startProcess } from '#tests/service-process.ts';
import type { Storage } from './test-accounts.ts';

/** Inserts an account with nearly 100 MB of reviews into a database that no process has open. */
export async function insertLongList(storage: Storage): Promise<{ userId: number; cookie: string }> {
  const service = await startProcess({ env: { DATA_DIR: storage.dataDir } });
  const answer = await fetch(`${service.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(newRegistration()),
  });
  const { id } = (await answer.json()) as { id: number };
  service.process.kill('SIGTERM');
  await service.ended;

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
  return { userId: id, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

export async function deleteReviewsOf(storage: Storage, userId: number): Promise<void> {
  const { db, close } = await openDatabase(storage);
  await db.deleteFrom('reviews').where('user_id', '=', userId).execute();
  await close();
}
