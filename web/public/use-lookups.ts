import { useEffect, useRef } from 'react';
import type { ReviewPageData } from '#contract/reviews.ts';
import { onceIdle } from '#web/ui/once-idle.ts';
import type { LookupOptions } from './lookups.ts';

interface Options extends Omit<LookupOptions, 'isBusy' | 'signal'> {
  isBusy: boolean;
}

/** Loads the lookups once the page is idle, so that they slow nothing down. */
export function useLookups(data: ReviewPageData, { isBusy, ...options }: Options): void {
  const busy = useRef(isBusy);
  busy.current = isBusy;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount
  useEffect(() => {
    const ended = new AbortController();
    const cancel = onceIdle(() => {
      import('./lookups.ts').then(
        ({ keepLookingUp }) =>
          keepLookingUp(data, { ...options, isBusy: () => busy.current, signal: ended.signal }),
        () => {},
      );
    });
    return () => {
      cancel();
      ended.abort();
    };
  }, []);
}
