import { useEffect } from 'react';
import { onceIdle } from '#web/ui/once-idle.ts';
import { DOCUMENT_TIME } from './initial-data.ts';
import { queryClient } from './query-client.ts';

/** Once the page is idle, the core reads replace what came with the document, or from the back-forward cache. */
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
    predicate: ({ meta, state }) => meta?.isCoreRead === true && isDue(state.dataUpdatedAt),
  });
}
