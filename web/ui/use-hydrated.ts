import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and in the render that hydrates its markup, which must be the same; true from then on. What only
 * the browser knows comes after, and a form submitted earlier would send passwords by a plain page load.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
