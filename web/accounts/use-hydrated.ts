import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in prerendered markup: a form submitted before hydration would send passwords by a plain page load. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
