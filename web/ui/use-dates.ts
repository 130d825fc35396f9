import { dateAndTime, longDate, monthAndYear } from './dates.ts';
import { useHydrated } from './use-hydrated.ts';

export type Dates = ReturnType<typeof useDates>;

/** Dates for a component: in UTC while it must match the server's markup, then in the reader's time zone. */
export function useDates() {
  const isHydrated = useHydrated();
  const timeZone = isHydrated ? undefined : 'UTC';
  return {
    longDate: (timestamp: string | null | undefined, unknown?: string) =>
      longDate(timestamp, unknown, timeZone),
    monthAndYear: (timestamp: string) => monthAndYear(timestamp, timeZone),
    dateAndTime: (timestamp: string) => dateAndTime(timestamp, timeZone),
    /** Never before hydration: the server knows neither the reader's time zone nor their clock. */
    isToday: (timestamp: string) => isHydrated && longDate(timestamp) === longDate(new Date().toISOString()),
  };
}
