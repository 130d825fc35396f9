import type { Query } from '@tanstack/react-query';
import { readStoredUser } from '#web/accounts/stored-user.ts';
import { queryClient } from '#web/api/query-client.ts';
import { OFFLINE_COPY } from './forget-offline-data.ts';
import { isOld } from './old-data.ts';

type Reads = Record<string, { data: unknown; updatedAt: number }>;

/** Built files are named by a hash of their code and of what they import: no build reads the data of another. */
const BUILD = import.meta.url;
const MAX_ITEMS = 20;

/** Keeps what queries with `meta.isKept` read, and gives it back if a read fails; see decision 009. */
queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type === 'updated') keepOrRestore(query);
});
for (const query of queryClient.getQueryCache().getAll()) keepOrRestore(query);

function keepOrRestore(query: Query): void {
  const { data, status, dataUpdatedAt: updatedAt, fetchStatus } = query.state;
  const userId = readStoredUser()?.id;
  if (!query.meta?.isKept || fetchStatus !== 'idle' || userId === undefined) return;
  const queries = read(userId);
  const kept = queries[query.queryHash];
  if (data !== undefined && !isOld(query)) {
    queries[query.queryHash] = { data: beginning(data), updatedAt };
    save(userId, queries);
  } else if (data === undefined && status === 'error' && kept) {
    queryClient.setQueryData(query.queryKey, kept.data, { updatedAt: kept.updatedAt });
    query.invalidate();
  }
}

function read(userId: number): Reads {
  try {
    const copy = JSON.parse(localStorage.getItem(OFFLINE_COPY) ?? 'null');
    if (copy?.build === BUILD && copy.userId === userId) return copy.queries;
  } catch {
    // Unreadable or blocked: nothing is known.
  }
  return {};
}

function save(userId: number, queries: Reads): void {
  try {
    localStorage.setItem(OFFLINE_COPY, JSON.stringify({ build: BUILD, userId, queries }));
  } catch (error) {
    console.warn('Could not save a copy for offline use.', error);
  }
}

/** The newest items of a list in pages, or all of anything else. */
function beginning(data: unknown): unknown {
  const { pages, pageParams } = data as { pages?: { items: unknown[] }[]; pageParams: unknown[] };
  const page = pages?.[0];
  if (!page) return data;
  const first = { ...page, items: page.items.slice(0, MAX_ITEMS), next: null };
  return { pages: [first], pageParams: pageParams.slice(0, 1) };
}
