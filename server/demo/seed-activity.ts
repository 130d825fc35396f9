import type { Db } from '#server/db/schema.ts';
import { DAY, HOUR, utcDay } from '#server/system/clock.ts';
import type { cast } from './cast.ts';

export type Name = keyof typeof cast;

export interface Person {
  name: Name;
  id: number;
  /** Ids by name. */
  workplaces: Map<string, number>;
  random: () => number;
}

/** How a professional's reviews and page views are distributed. Days count back from today; hours and weekdays are UTC. */
interface ActivityPattern {
  joined: number;
  /** Weights, from Sunday. */
  weekdays: [number, number, number, number, number, number, number];
  hours: [from: number, to: number];
  /** Average daily page views without a review. */
  dailyViews: number;
  subscribed: number | null;
}

export const activityPatterns: Record<Name, ActivityPattern> = {
  maya: { joined: 364, weekdays: [5, 1, 2, 3, 4, 7, 8], hours: [13, 24], dailyViews: 1.4, subscribed: 222 },
  ben: { joined: 331, weekdays: [1, 4, 5, 4, 5, 5, 3], hours: [11, 22], dailyViews: 0.9, subscribed: 296 },
  lena: { joined: 152, weekdays: [1, 3, 3, 3, 3, 2, 1], hours: [9, 20], dailyViews: 0.4, subscribed: null },
  amara: { joined: 47, weekdays: [0, 0, 4, 4, 5, 6, 6], hours: [9, 18], dailyViews: 0.6, subscribed: null },
};

/** Reproducible pseudorandom numbers in [0, 1), by mulberry32. */
export function randomNumbers(seed: number): () => number {
  let state = seed * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Oldest first, the last one yesterday; slightly more frequent lately, and mostly late in the day. */
export function reviewTimes(
  { joined, weekdays, hours }: ActivityPattern,
  count: number,
  now: Date,
  random: () => number,
) {
  const days = Array.from({ length: joined - 1 }, (_, i) => i + 2);
  let total = 0;
  const shares = days.map((day) => {
    total += (weekdays[weekdayOf(day, now)] ?? 0) * (2 - day / joined);
    return { day, upTo: total };
  });
  const [from, to] = hours;
  const at = (day: number) =>
    new Date(startOfDay(day, now) + (from + (to - from) * Math.max(random(), random())) * HOUR);
  const times = Array.from({ length: count - 1 }, (_, i) => {
    // Stratified, since purely random times would leave some months empty.
    const point = ((i + random()) / (count - 1)) * total;
    return at(shares.find(({ upTo }) => point < upTo)?.day ?? joined);
  });
  return [...times, at(1)].sort((a, b) => a.getTime() - b.getTime());
}

export async function insertPageViews(
  tx: Db,
  { joined, weekdays, dailyViews }: ActivityPattern,
  userId: number,
  reviewed: Date[],
  now: Date,
  random: () => number,
): Promise<void> {
  const writers = Map.groupBy(reviewed, utcDay);
  const averageWeight = weekdays.reduce((sum, weight) => sum + weight) / weekdays.length;
  const counts = Array.from({ length: joined + 1 }, (_, daysAgo) => {
    const day = utcDay(new Date(startOfDay(daysAgo, now)));
    const busyness = (weekdays[weekdayOf(daysAgo, now)] ?? 0) / averageWeight;
    const views = (writers.get(day)?.length ?? 0) + Math.floor(dailyViews * busyness + 2 * random() - 0.5);
    return { user_id: userId, day, views };
  });
  await tx
    .insertInto('page_views')
    .values(counts.filter(({ views }) => views > 0))
    .execute();
}

export function registrationDate(joined: number, now: Date): Date {
  return new Date(startOfDay(joined, now) + 8 * HOUR);
}

function startOfDay(daysAgo: number, now: Date): number {
  return Date.parse(utcDay(now)) - daysAgo * DAY;
}

function weekdayOf(daysAgo: number, now: Date): number {
  return new Date(startOfDay(daysAgo, now)).getUTCDay();
}
