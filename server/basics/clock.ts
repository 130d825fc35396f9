/** ISO 8601 in UTC with milliseconds, in both databases. */
export type Timestamp = string;

export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export function utcDay(time: Date): string {
  return time.toISOString().slice(0, 10);
}

export function timestampAfter(time: Date, milliseconds: number): Timestamp {
  return new Date(time.getTime() + milliseconds).toISOString();
}
