import { useEffect } from 'react';
import { DOCUMENT_TIME } from '#web/api/initial-data.ts';
import { queryClient } from '#web/api/query-client.ts';
import { onceIdle } from '#web/ui/once-idle.ts';

/** Once the page is idle, the specified reads replace what came with the document, or from the back-forward cache. */
export function CatchUp() {
  useEffect(() => {
    let cancel = onceIdle(() => readAgain((readAt) => readAt === DOCUMENT_TIME));
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      cancel();
      cancel = onceIdle(() => readAgain(() => true));
    };
    addEventListener('pageshow', onShow);
    return () => {
      cancel();
      removeEventListener('pageshow', onShow);
    };
  }, []);
  return null;
}

function readAgain(isDue: (readAt: number) => boolean): void {
  void queryClient.invalidateQueries({
    predicate: ({ meta, state }) => meta?.isSpecified === true && isDue(state.dataUpdatedAt),
  });
}
