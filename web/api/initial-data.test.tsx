import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { reviewStats } from '#contract/reviews.ts';

const stats = { totalReviews: 3, recentViews: 5, averageRating: 4.7 };

beforeEach(() => vi.resetModules());

/** Loads the module as a page does whose document contains this. */
async function openDocument(parts: object) {
  const block = document.createElement('script');
  Object.assign(block, { type: 'application/json', id: 'initial-data', textContent: JSON.stringify(parts) });
  document.body.append(block);
  return import('./initial-data.ts');
}

async function fetchStats(document: Awaited<ReturnType<typeof openDocument>>, client = new QueryClient()) {
  const queryFn = vi.fn(async () => ({ ...stats, totalReviews: 4 }));
  const options = { queryKey: ['stats'], queryFn, staleTime: 300_000 };
  const data = await client.fetchQuery({ ...options, ...document.fromDocument('reviewStats', reviewStats) });
  return { data, isAsked: queryFn.mock.calls.length > 0 };
}

test('A query starts with its part of the document, once', async () => {
  const page = await openDocument({ reviewStats: stats });
  expect(await fetchStats(page)).toEqual({ data: stats, isAsked: false });
  expect(await fetchStats(page)).toMatchObject({ isAsked: true });
  expect(document.getElementById('initial-data')).toBeNull();
});

test('Code that runs before the end of the document finds the data that follows', async () => {
  await import('./initial-data.ts');
  const page = await openDocument({ reviewStats: stats });
  expect(await fetchStats(page)).toEqual({ data: stats, isAsked: false });
});

test('A part is as old as its document', async () => {
  const page = await openDocument({ reviewStats: stats });
  vi.useFakeTimers({ now: page.DOCUMENT_TIME + 300_001 });
  expect(await fetchStats(page)).toMatchObject({ isAsked: true });
  vi.useRealTimers();
});

test('A part that does not match its schema is read from the server', async () => {
  const page = await openDocument({ reviewStats: { totalReviews: 'three' } });
  expect(await fetchStats(page)).toMatchObject({ isAsked: true });
});

test('Nothing of the document is left for another session', async () => {
  const page = await openDocument({ reviewStats: stats });
  page.forgetDocument();
  expect(await fetchStats(page)).toMatchObject({ isAsked: true });
});
