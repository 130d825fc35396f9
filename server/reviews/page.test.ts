import { CompiledQuery, DefaultQueryExecutor } from 'kysely';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { skipWithoutDatabase, startWithAna } from '#tests/start-app.ts';

beforeEach(skipWithoutDatabase);

test('The review page takes one query, which finds two rows by primary key', async () => {
  const { app, ana } = await startWithAna();
  const workplace = (await ana.post('/api/workplaces', { name: 'Blue Door' })).body;
  const spy = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery');
  onTestFinished(() => spy.mockRestore());
  // A bot’s view is not counted, which would take more queries.
  const answer = await app
    .visitor()
    .get(`/review/${ana.user.id}/${workplace.id}`, { 'user-agent': 'Googlebot' });
  expect(answer.text).toContain('Blue Door');
  // Background jobs may run queries too, of all accounts.
  const queries = spy.mock.calls
    .map(([query]) => query)
    .filter(({ sql, parameters }) => /from "users"/.test(sql) && parameters.includes(ana.user.id));
  expect(queries).toHaveLength(1);

  if (process.env.TEST_DATABASE !== 'sqlite') return;
  const [{ sql, parameters } = { sql: '', parameters: [] }] = queries;
  const plan = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
  const { rows } = await app.service.deps.db.executeQuery<{ detail: string }>(plan);
  expect(rows.map(({ detail }) => detail)).toEqual([
    expect.stringMatching(/^SEARCH users USING INTEGER PRIMARY KEY/),
    expect.stringMatching(/^SEARCH workplaces USING INTEGER PRIMARY KEY/),
  ]);
});
