/** Where the time of day comes from; tests turn it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** `YYYY-MM-DD` in UTC. */
export function utcDay(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** `milliseconds` after `time` (before it, where negative), as a timestamp of the database. */
export function timestampAfter(time: Date, milliseconds: number): string {
  return new Date(time.getTime() + milliseconds).toISOString();
}
