import { beforeEach, expect, test } from 'vitest';
import type { AdminUser } from '#contract/admin.ts';
import type { Review } from '#contract/reviews.ts';
import { newReview } from '#server/demo/cast.ts';
import { signInAsAdmin } from '#tests/as-admin.ts';
import { ADMIN_PASSWORD } from '#tests/prepare-databases.ts';
import { createDatabase, skipWithoutDatabase, startApp } from '#tests/start-app.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';

beforeEach(skipWithoutDatabase);

/** Turkish pairs other letters as upper and lower case. */
const databases =
  process.env.TEST_DATABASE === 'postgres'
    ? [
        ['PostgreSQL in the locale C', "template0 locale 'C'"],
        ['PostgreSQL in Turkish', "template0 locale_provider icu icu_locale 'tr-TR' locale 'C'"],
      ]
    : [['SQLite', '']];

const people = [
  { fullName: 'Işıl İnce', username: 'ISIL', email: 'Isil@Example.com' },
  { fullName: 'Émile Zola', username: 'émile', email: 'zola@example.com' },
  { fullName: 'emil ångström', username: 'emil', email: 'i@example.com' },
  { fullName: 'Łucja Œuvrard', username: 'łucja', email: 'o’dea@example.com' },
  { fullName: 'ÇAĞLA Ilgaz', username: 'cagla', email: 'ÇA@example.com' },
  { fullName: 'هبة أحمد', username: 'هبة', email: 'hiba@example.com' },
];

const searches: [string, number[]][] = [
  ['ısıl', [0]],
  ['İNCE', [0]],
  ['ILGAZ', [4]],
  ['EMILE', [1]],
  ['émil', [1, 2]],
  ['angstrom', [2]],
  ['oeuvrard LUCJA', [3]],
  ['CAĞLA', [4]],
  ['هبه', [5]],
  ['ISIL@EXAMPLE', [0]],
  ["O'Dea@", [3]],
];

test.for(databases)('On %s, searches and the order by name are the same', async ([, template]) => {
  const dataDir = temporaryFolder();
  const databaseUrl = await createDatabase(template);
  const env = { PLANS: 'off', ADMIN_PASSWORD };
  const app = await startApp({ storage: { dataDir, databaseUrl }, env });
  const ana = await app.professional();
  for (const person of people) {
    await app.professional(person);
    const { fullName: customerName, username: comment, email: customerLocation } = person;
    const words = { comment, customerName, customerLocation };
    await app.visitor().post('/api/reviews/submit', newReview(ana.user.id, words));
  }

  const admin = await signInAsAdmin(app);
  const usersOf = async (query: string) =>
    (await admin.get(`/api/admin/users?${query}`)).body.map(({ fullName }: AdminUser) => fullName);
  for (const [search, indices] of searches) {
    const names = indices.map((index) => people[index]?.fullName);
    expect([search, await usersOf(`search=${encodeURIComponent(search)}`)]).toEqual([search, names]);
    const { body } = await ana.get(`/api/reviews?search=${encodeURIComponent(search)}`);
    const customers = body.map(({ customerName }: Review) => customerName).reverse();
    expect([search, customers]).toEqual([search, names]);
  }
  const order = [4, 2, 1, 0, 3, 5].map((index) => people[index]?.fullName);
  expect(await usersOf('sort=name')).toEqual(['Admin', 'Ana Ruiz', ...order]);
});
