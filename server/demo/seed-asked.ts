import type { Insertable } from 'kysely';
import { DAY, HOUR, timestampAfter } from '#server/basics/clock.ts';
import { createCode } from '#server/cards/codes.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import type { Person } from './seed-accounts.ts';

type Praise = Omit<Insertable<Schema['earlier_praise']>, 'user_id' | 'created_at'>;

/** Hours since asking; each customer of Ben's has opened the link and answered, or not. */
const asked = [
  { name: 'Grace', hours: 200, opened: 1, answered: 2 },
  { name: 'Tomasz', hours: 98, opened: 20 },
  { name: 'Priya', hours: 76 },
  { name: 'Owen', hours: 3 },
];

/** What was written about Maya before she used Goodword, oldest first. */
const praise: Praise[] = [
  {
    words: 'To our Maya: the wedding would have been half as lovely without you. Thank you, from all of us.',
    name: 'Sofia and Nuno',
    source: 'letter',
    month: '2022-09',
  },
  {
    words: 'Ask for Maya! She found us a table on a full Saturday and knew every wine on the list.',
    name: 'Harriet L.',
    rating: 5,
    source: 'tripadvisor',
    month: '2023-07',
  },
  {
    words: 'Nice place, a little loud. The waitress (Maya?) made up for it.',
    name: 'Jonas Weber',
    rating: 4,
    source: 'google',
    month: '2024-03',
    url: 'https://maps.example/reviews/jonas-weber',
  },
];

export async function insertRequests(tx: Db, { id, workplaces }: Person, now: Date): Promise<void> {
  const [workplace_id = null] = workplaces.values();
  for (const { name, hours, opened, answered } of asked) {
    const made = new Date(now.getTime() - hours * HOUR);
    const after = (delay: number | undefined) =>
      delay === undefined ? null : timestampAfter(made, delay * HOUR);
    await tx
      .insertInto('review_requests')
      .values({
        ...{ user_id: id, code: createCode('request'), name, workplace_id, language: 'en' },
        ...{ created_at: made.toISOString(), opened_at: after(opened), answered_at: after(answered) },
      })
      .execute();
  }
}

/** The newest two are also on each link for an employer. */
export async function insertPraise(tx: Db, userId: number, now: Date): Promise<void> {
  const rows = praise.map((each) => ({
    ...each,
    user_id: userId,
    created_at: timestampAfter(now, -40 * DAY),
  }));
  const added = await tx.insertInto('earlier_praise').values(rows).returning('id').execute();
  const links = await tx.selectFrom('employer_links').select('id').where('user_id', '=', userId).execute();
  await tx
    .insertInto('employer_link_praise')
    .values(links.flatMap((link) => added.slice(1).map(({ id }) => ({ link_id: link.id, praise_id: id }))))
    .execute();
}
