import type { Query } from '@tanstack/react-query';
import type { Page } from '#web/api/call.ts';
import { DOCUMENT_TIME } from '#web/api/initial-data.ts';
import { queryClient } from '#web/api/query-client.ts';
import { OFFLINE_COPY } from './delete-offline-copy.ts';
import { readStoredUser } from './stored-user.ts';

/*
 * Saves what queries with `meta.isKept` read, and gives it back if they fail or take too long. While the server answers,
 * the copy is never shown; see decision 009.
 */

interface OfflineCopy {
  version: string;
  userId: number;
  queries: Record<string, Kept>;
}

interface Kept {
  data: unknown;
  updatedAt: number;
}

/** Built files are named by a hash of their code and of what they import: no version reads the data of another. */
const VERSION = import.meta.url;
const SAVE_DELAY_MS = 300;
/** As long as the service worker waits for a page. */
const PATIENCE_MS = 4_000;
const MAX_ITEMS = 20;
/** Of the five million characters that browsers allow. */
const MAX_LENGTH = 1_000_000;

const cache = queryClient.getQueryCache();
const awaited = new WeakSet<Query>();
const restored = new WeakMap<Query, number>();
let saving: ReturnType<typeof setTimeout> | undefined;

cache.subscribe((event) => {
  const { query } = event;
  if (query.state.data !== undefined) saveSoon();
  else if (event.type === 'updated' && event.action.type === 'error') restore(query);
  else if (query.state.fetchStatus === 'fetching' && !awaited.has(query)) {
    awaited.add(query);
    setTimeout(() => query.state.status === 'pending' && restore(query), PATIENCE_MS);
  }
});

/** Whether newer data could not be read. */
export function isOld(query: Query): boolean {
  const { data, status, dataUpdatedAt, errorUpdateCount, fetchMeta } = query.state;
  // What came with the document seconds ago, and a list that could not grow, are still current.
  const isOfDocument = dataUpdatedAt === DOCUMENT_TIME && errorUpdateCount === 1;
  const hasFailed = status === 'error' && !fetchMeta?.fetchMore && !isOfDocument;
  return data !== undefined && (hasFailed || restored.get(query) === dataUpdatedAt);
}

/** Reads again what could not be read. */
export function refreshOld(): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: (query) => query.state.status === 'error' || isOld(query),
  });
}

function saveSoon(): void {
  const userId = readStoredUser()?.id;
  if (userId === undefined) return;
  clearTimeout(saving);
  saving = setTimeout(() => {
    // Another tab may have signed out or in meanwhile.
    if (readStoredUser()?.id === userId) save(userId);
  }, SAVE_DELAY_MS);
}

/** Keeps what this page has not read, or another tab has read since. */
function save(userId: number): void {
  const queries = { ...read(userId) };
  for (const { queryHash, meta, state } of cache.getAll()) {
    const { data, dataUpdatedAt: updatedAt } = state;
    if (!meta?.isKept || data === undefined || updatedAt < (queries[queryHash]?.updatedAt ?? 0)) continue;
    queries[queryHash] = { data: beginning(data), updatedAt };
  }
  const copy = JSON.stringify({ version: VERSION, userId, queries } satisfies OfflineCopy);
  if (copy.length > MAX_LENGTH) return;
  try {
    localStorage.setItem(OFFLINE_COPY, copy);
  } catch (error) {
    console.warn('Could not save a copy for offline use.', error);
  }
}

function restore(query: Query): void {
  const userId = readStoredUser()?.id;
  const kept = userId === undefined ? undefined : read(userId)[query.queryHash];
  if (!kept) return;
  const { status, dataUpdateCount } = query.state;
  restored.set(query, kept.updatedAt);
  query.setState({
    data: kept.data,
    dataUpdatedAt: kept.updatedAt,
    dataUpdateCount: dataUpdateCount + 1,
    isInvalidated: true,
    status: status === 'pending' ? 'success' : status,
  });
}

function read(userId: number): OfflineCopy['queries'] {
  try {
    const copy: OfflineCopy | null = JSON.parse(localStorage.getItem(OFFLINE_COPY) ?? 'null');
    if (copy?.version === VERSION && copy.userId === userId) return copy.queries;
  } catch {
    // Unreadable or blocked: nothing is known.
  }
  return {};
}

/** The newest items of a paginated list, or all of anything else. */
function beginning(data: unknown): unknown {
  if (!isPaginated(data)) return data;
  const [first] = data.pages;
  const pages = first ? [{ ...first, items: first.items.slice(0, MAX_ITEMS), next: null }] : [];
  return { pages, pageParams: data.pageParams.slice(0, 1) };
}

function isPaginated(
  data: unknown,
): data is { pages: { items: unknown[]; next: Page<never>['next'] }[]; pageParams: unknown[] } {
  return typeof data === 'object' && data !== null && 'pages' in data;
}
