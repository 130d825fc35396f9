import type { Db } from '#server/db/schema.ts';
import { listReviews } from './store.ts';

const PAGE = 250;

/** All reviews of the account, newest first, in pages; a page is read when it is asked for. */
export async function* everyReview(
  db: Db,
  userId: number,
  { cursor, workplaceId }: { cursor?: number | undefined; workplaceId?: number | undefined } = {},
) {
  let before = cursor;
  for (let isMore = true; isMore; ) {
    const page = await listReviews(db, userId, { limit: PAGE, cursor: before, workplaceId });
    yield page;
    before = page.at(-1)?.id;
    isMore = page.length === PAGE;
  }
}
