import { canonicalTimeZone, type MailKind, type MailPreferences } from '#contract/mail-preferences.ts';
import { DAY, MINUTE } from '#server/platform/clock.ts';

/** When the day's mail comes, and on Mondays the week's. */
const MORNING = 8 * 60;
const MONDAY = 1;

/**
 * When a mail of this kind may go that is due now; null where none is wanted. Where no hour matters, none is asked for: what
 * knows of time zones takes memory, and most professionals have chosen nothing.
 */
export function mayGoAt(preferences: MailPreferences, kind: MailKind, now: Date): Date | null {
  const zone = preferences.timeZone;
  switch (preferences[kind]) {
    case 'each':
      return afterQuietHours(preferences, now);
    case 'daily':
      return afterQuietHours(preferences, next(zone, now, MORNING));
    case 'weekly':
      return afterQuietHours(preferences, next(zone, now, MORNING, MONDAY));
    case 'none':
      return null;
  }
}

/** `time` itself, or the end of the quiet hours that it falls into. */
export function afterQuietHours({ quietHours, timeZone }: MailPreferences, time: Date): Date {
  if (quietHours === null || quietHours.from === quietHours.to) return time;
  const [from, to] = [minutesOf(quietHours.from), minutesOf(quietHours.to)];
  const minute = Math.floor((wallClock(timeZone, time.getTime()) % DAY) / MINUTE);
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to;
  return isQuiet ? next(timeZone, time, to) : time;
}

/** The first moment after `now` at which clocks there show this minute of the day, on this day of the week. */
function next(zone: string, now: Date, minute: number, weekday?: number): Date {
  const wall = wallClock(zone, now.getTime());
  const today = wall - (wall % DAY);
  for (let day = today; ; day += DAY) {
    if (weekday !== undefined && new Date(day).getUTCDay() !== weekday) continue;
    const moment = momentsOf(zone, day + minute * MINUTE).find((each) => each > now.getTime());
    if (moment !== undefined) return new Date(moment);
  }
}

/**
 * When clocks there show this time: twice, where they are turned back over it; where they are turned forward over it, the
 * moment that is as much later.
 */
function momentsOf(zone: string, wall: number): number[] {
  const moments = [wall - DAY, wall + DAY]
    .map((around) => wall - (wallClock(zone, around) - around))
    .sort((a, b) => a - b);
  const shown = moments.filter((moment) => wallClock(zone, moment) === wall);
  return shown.length > 0 ? shown : moments.slice(1);
}

/** What clocks there show, as if it were UTC. */
function wallClock(zone: string, time: number): number {
  const shown = new Map(
    clockOf(zone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => shown.get(name) ?? 0;
  return Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
    time % 1000,
  );
}

/** Creating a formatter is slow, and each takes about 30 KB: the cache starts over when it is full. */
const CLOCKS_MAX = 100;
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const cached = clocks.get(zone);
  if (cached) return cached;
  const clock = new Intl.DateTimeFormat('en-US', {
    // A time zone that was stored can be unknown to an older machine: reviews are stored and mailed all the same.
    timeZone: canonicalTimeZone(zone) ?? 'UTC',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  });
  if (clocks.size >= CLOCKS_MAX) clocks.clear();
  clocks.set(zone, clock);
  return clock;
}

function minutesOf(hourOfDay: string): number {
  const [hours = 0, minutes = 0] = hourOfDay.split(':').map(Number);
  return hours * 60 + minutes;
}
