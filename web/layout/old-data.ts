import type { Query } from '@tanstack/react-query';
import { DOCUMENT_TIME } from '#web/api/initial-data.ts';
import { queryClient } from '#web/api/query-client.ts';

/** Whether newer data could not be read. */
export function isOld({ state }: Query): boolean {
  const { data, status, fetchStatus, dataUpdatedAt, errorUpdateCount, fetchMeta, isInvalidated } = state;
  if (data === undefined) return false;
  // What the offline copy gave back is invalidated until it can be read again.
  if (status !== 'error') return isInvalidated && fetchStatus === 'idle';
  // What came with the document seconds ago, and a list that could not grow, are still current.
  return !fetchMeta?.fetchMore && !(dataUpdatedAt === DOCUMENT_TIME && errorUpdateCount === 1);
}

/** Reads again what could not be read. */
export function refreshOld(): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: (query) => query.state.status === 'error' || isOld(query),
  });
}
