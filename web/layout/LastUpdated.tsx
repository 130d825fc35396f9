import { type Query, useIsFetching } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { ConnectionError } from '#web/api/call.ts';
import { DOCUMENT_TIME } from '#web/api/initial-data.ts';
import { queryClient, refetchFailed } from '#web/api/query-client.ts';
import { t } from '#web/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { dateAndTime } from '#web/ui/dates.ts';

/** Says since when the page has no newer data; nothing while the server answers. */
export function LastUpdated() {
  const note = useSyncExternalStore(subscribe, describe, () => '');
  const busy = useIsFetching({ type: 'active' }) > 0;
  return (
    <div
      className={
        note && 'notice mb-4 flex flex-wrap items-center justify-between gap-x-4 border-warning py-1 text-sm'
      }
    >
      {/* Always there, because screen readers announce only what appears in a known region. */}
      <p role={note ? 'status' : undefined} aria-live="polite" className={note && 'min-w-0 grow basis-44'}>
        {note}
      </p>
      {note && (
        <Button
          variant="ghost"
          size="sm"
          aria-busy={busy}
          className="-me-2 px-2 text-accent underline decoration-1 underline-offset-4"
          onClick={() => void refetchFailed()}
        >
          {t('Try again')}
        </Button>
      )}
    </div>
  );
}

function describe(): string {
  const shown = cache.findAll({ predicate: (query) => query.getObserversCount() > 0 });
  const times = shown.flatMap(({ state }) => (state.data === undefined ? [] : [state.dataUpdatedAt]));
  const isMissing = ({ state }: Query) => state.data === undefined && state.error instanceof ConnectionError;
  const isCurrent = navigator.onLine && !shown.some((query) => isOld(query) || isMissing(query));
  if (isCurrent || times.length === 0) return '';
  const time = dateAndTime(new Date(Math.min(...times)).toISOString());
  return navigator.onLine
    ? t("Couldn't refresh yet. Last updated {time}.", { time })
    : t("You're offline. Last updated {time}.", { time });
}

/** Whether newer data could not be read. */
function isOld({ state }: Query): boolean {
  const { data, status, dataUpdatedAt, errorUpdateCount, fetchMeta } = state;
  if (data === undefined || status !== 'error') return false;
  // What came with the document seconds ago, and a list that could not grow, are still current.
  return !fetchMeta?.fetchMore && !(dataUpdatedAt === DOCUMENT_TIME && errorUpdateCount === 1);
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = cache.subscribe(listener);
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    unsubscribe();
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

const cache = queryClient.getQueryCache();
