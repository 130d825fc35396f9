import { useHydrated } from '#web/ui/use-hydrated.ts';

/** Offices in these countries have US Letter, all others A4. Apart from the sheets, which the dashboard does not load. */
export function useRegionalPaper(): 'letter' | 'a4' {
  // The server doesn't know the region.
  return useHydrated() && /-(US|CA|MX)\b/.test(navigator.language) ? 'letter' : 'a4';
}
