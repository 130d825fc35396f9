import { beforeEach, describe, expect, test } from 'vitest';
import { type UserSort, userSorts } from '#contract/admin.ts';
import { insertAccount } from '#server/accounts/store.ts';
import { nextPage, readPages, startWithAdmin } from '#tests/as-admin.ts';
import { skipWithoutDatabase, type TestApp } from '#tests/start-app.ts';

beforeEach(skipWithoutDatabase);

/** Accounts with equal names and equal review counts; the admin is the first, without reviews. */
const crowd = [
  ['Ben', 3],
  ['ana', 0],
  ['Ana', 7],
  ['ben', 0],
  ['Ana', 3],
  ['Cleo', 3],
  ['Ana', 0],
  ['Ben', 12],
] as const;

const inOrder: Record<UserSort, number[]> = {
  newest: [9, 8, 7, 6, 5, 4, 3, 2, 1],
  oldest: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  // Admin, Ana x 4, Ben x 3, Cleo; oldest first within a name.
  name: [1, 3, 4, 6, 8, 2, 5, 9, 7],
  // 12, 7, 3 x 3, 0 x 4; newest first within a count.
  reviews: [9, 4, 7, 6, 2, 8, 5, 3, 1],
};

describe('The pages of users', () => {
  test.for(userSorts)(
    'sorted by %s add up to the full list at any page size, also of a search',
    async (sort) => {
      const { app, admin } = await startWithAdmin();
      await insertManyUsers(app);
      const whole = await admin.get(`/api/admin/users?sort=${sort}`);
      expect(idsIn(whole.body)).toEqual(inOrder[sort]);
      expect(nextPage(whole.headers)).toBeUndefined();
      for (const limit of [1, 2, 4, 9, 200]) {
        const pages = await readPages(admin, `/api/admin/users?limit=${limit}&sort=${sort}`);
        expect(pages.flat()).toEqual(whole.body);
        expect(pages).toHaveLength(Math.ceil(9 / limit));
      }
      const found = await readPages(admin, `/api/admin/users?limit=2&sort=${sort}&search=AN`);
      const matches = inOrder[sort].filter((id) => [3, 4, 6, 8].includes(id));
      expect(found.map(idsIn)).toEqual([matches.slice(0, 2), matches.slice(2)]);
    },
  );

  test.for(userSorts)(
    'sorted by %s repeat and skip no one while accounts are added and deleted',
    async (sort) => {
      const { app, admin } = await startWithAdmin();
      await insertManyUsers(app);
      const leaving = inOrder[sort][2];
      const seen: number[] = [];
      let url: string | undefined = `/api/admin/users?limit=3&sort=${sort}`;
      for (let page = 0; url !== undefined; page += 1) {
        const { body, headers } = await admin.get(url);
        seen.push(...idsIn(body));
        url = nextPage(headers);
        // Delete the account at the cursor, and add accounts before and after it.
        if (page === 0) await admin.delete(`/api/admin/users/${leaving}`);
        for (const fullName of ['Aaron', 'Zoe']) if (page < 3) await app.professional({ fullName });
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.filter((id) => id <= 9)).toEqual(inOrder[sort].filter((id) => id <= 9));
    },
  );

  const brokenCursors = [
    ['oldest', 'x'],
    ['oldest', encoded({ sort: 'newest', key: 3, id: 3 })],
    ['oldest', encoded({ sort: 'oldest', key: 3 })],
    ['oldest', encoded({ sort: 'oldest', key: 2_147_483_648, id: 2_147_483_648 })],
    ['reviews', encoded({ sort: 'reviews', key: 'many', id: 3 })],
    ['name', encoded({ sort: 'name', key: 'a\0b', id: 3 })],
    ['name', 'A'.repeat(1_001)],
  ] as const;

  test('refuse a cursor that is broken, forged or from another order', async () => {
    const { admin } = await startWithAdmin();
    for (const [sort, cursor] of brokenCursors) {
      const query = new URLSearchParams({ limit: '2', sort, cursor });
      const { status, body } = await admin.get(`/api/admin/users?${query}`);
      expect([cursor, status, body]).toEqual([cursor, 400, { message: 'cursor is not valid' }]);
    }
  });
});

async function insertManyUsers(app: TestApp) {
  const { db } = app.service.deps;
  const ids = await insertPeople(
    app,
    crowd.map(([fullName], i) => ({ fullName, username: `u-${i}`, email: `u-${i}@example.com` })),
  );
  for (const [i, [, count]] of crowd.entries()) {
    await db
      .updateTable('users')
      .set({ review_count: count })
      .where('id', '=', ids[i] ?? 0)
      .execute();
  }
}

async function insertPeople(app: TestApp, people: { fullName: string; username: string; email: string }[]) {
  const ids = [];
  for (const person of people) {
    const account = { ...person, industry: 'Other', passwordHash: '' };
    ids.push((await insertAccount(app.service.deps.db, account, new Date())).id);
  }
  return ids;
}

function idsIn(users: { id: number }[]): number[] {
  return users.map(({ id }) => id);
}

function encoded(cursor: unknown): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}
