import { CompiledQuery } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { skipWithoutDatabase, startApp } from '#tests/start-app.ts';

beforeEach(skipWithoutDatabase);

test('The review page costs one read, of two rows by their primary keys', async () => {
  const app = await startApp();
  const ana = await app.professional();
  const workplace = (await ana.post('/api/workplaces', { name: 'Blue Door' })).body;
  const { deps } = app.service;
  const { db } = deps;
  const queries: CompiledQuery[] = [];
  deps.db = db.withPlugin({
    transformQuery({ node, queryId }) {
      queries.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  // Of a bot no view is counted.
  const answer = await app
    .visitor()
    .get(`/review/${ana.user.id}/${workplace.id}`, { 'user-agent': 'Googlebot' });
  deps.db = db;
  expect(answer.text).toContain('Blue Door');
  expect(queries).toHaveLength(1);

  if (process.env.TEST_DATABASE !== 'sqlite') return;
  const [{ sql, parameters } = { sql: '', parameters: [] }] = queries;
  const plan = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
  const { rows } = await db.executeQuery<{ detail: string }>(plan);
  expect(rows.map(({ detail }) => detail)).toEqual([
    expect.stringMatching(/^SEARCH users USING INTEGER PRIMARY KEY/),
    expect.stringMatching(/^SEARCH workplaces USING INTEGER PRIMARY KEY/),
  ]);
});
