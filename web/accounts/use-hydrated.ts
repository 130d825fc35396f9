import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in prerendered markup: a form sent before its script runs would leave the page, passwords and all. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
