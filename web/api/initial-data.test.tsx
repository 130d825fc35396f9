import { beforeEach, expect, test, vi } from 'vitest';
import { getReviewStats } from '#contract/reviews.ts';
import { answer, requestsTo } from '#tests/components/fake-api.ts';

const stats = { totalReviews: 3, recentViews: 5, averageRating: 4.7 };

beforeEach(() => vi.resetModules());

/** Loads the modules as a page does whose document contains this. */
async function openDocument(parts: object) {
  const block = document.createElement('script');
  Object.assign(block, { type: 'application/json', id: 'initial-data', textContent: JSON.stringify(parts) });
  document.body.append(block);
  return loadPage();
}

async function loadPage() {
  const { documentQuery } = await import('./document-queries.ts');
  return {
    ...(await import('./initial-data.ts')),
    documentQuery,
    QueryClient: (await import('@tanstack/react-query')).QueryClient,
  };
}

async function fetchStats({ documentQuery, QueryClient }: Awaited<ReturnType<typeof loadPage>>) {
  answer(getReviewStats, { ...stats, totalReviews: 4 });
  const asked = requestsTo(getReviewStats).length;
  const options = documentQuery('reviewStats', getReviewStats, { signedOut: null });
  const data = await new QueryClient().fetchQuery({ ...options, staleTime: 300_000 });
  return { data, isAsked: requestsTo(getReviewStats).length > asked };
}

test('A query starts with its part of the document, once', async () => {
  const page = await openDocument({ reviewStats: stats });
  expect(await fetchStats(page)).toEqual({ data: stats, isAsked: false });
  expect(await fetchStats(page)).toMatchObject({ isAsked: true });
  expect(document.getElementById('initial-data')).toBeNull();
});

test('Code that runs before the end of the document finds the data that follows', async () => {
  await loadPage();
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
