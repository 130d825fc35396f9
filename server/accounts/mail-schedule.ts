import { canonicalTimeZone, type MailKind, type MailPreferences } from '#contract/mail-preferences.ts';
import { DAY, MINUTE } from '#server/platform/clock.ts';

const DIGEST_MINUTE = 8 * 60;
const DIGEST_WEEKDAY = 1;

/** The time zone is used only if the preferences need it: formatters take memory, and most accounts use the defaults. */
export function nextSendTime(preferences: MailPreferences, kind: MailKind, now: Date): Date | null {
  const zone = preferences.timeZone;
  switch (preferences[kind]) {
    case 'each':
      return afterQuietHours(preferences, now);
    case 'daily':
      return afterQuietHours(preferences, nextOccurrence(zone, now, DIGEST_MINUTE));
    case 'weekly':
      return afterQuietHours(preferences, nextOccurrence(zone, now, DIGEST_MINUTE, DIGEST_WEEKDAY));
    case 'none':
      return null;
  }
}

export function afterQuietHours({ quietHours, timeZone }: MailPreferences, time: Date): Date {
  if (quietHours === null || quietHours.from === quietHours.to) return time;
  const [from, to] = [minutesOf(quietHours.from), minutesOf(quietHours.to)];
  const minute = Math.floor((wallClock(timeZone, time.getTime()) % DAY) / MINUTE);
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to;
  return isQuiet ? nextOccurrence(timeZone, time, to) : time;
}

function nextOccurrence(zone: string, now: Date, minute: number, weekday?: number): Date {
  const wall = wallClock(zone, now.getTime());
  const today = wall - (wall % DAY);
  for (let day = today; ; day += DAY) {
    if (weekday !== undefined && new Date(day).getUTCDay() !== weekday) continue;
    const instant = instantsOf(zone, day + minute * MINUTE).find((candidate) => candidate > now.getTime());
    if (instant !== undefined) return new Date(instant);
  }
}

/** Two instants if clocks going back repeat this time; the shifted time if clocks going forward skip it. */
function instantsOf(zone: string, wall: number): number[] {
  const instants = [wall - DAY, wall + DAY]
    .map((around) => wall - (wallClock(zone, around) - around))
    .sort((a, b) => a - b);
  const shown = instants.filter((instant) => wallClock(zone, instant) === wall);
  return shown.length > 0 ? shown : instants.slice(1);
}

/** Local time in the zone, encoded as if it were UTC. */
function wallClock(zone: string, time: number): number {
  const shown = new Map(
    formatterFor(zone)
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

/** A formatter is slow to create and takes about 30 KB. */
const MAX_FORMATTERS = 100;
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(zone: string): Intl.DateTimeFormat {
  const cached = formatters.get(zone);
  if (cached) return cached;
  const formatter = new Intl.DateTimeFormat('en-US', {
    // An older machine may not know a stored time zone; mails still have to go out.
    timeZone: canonicalTimeZone(zone) ?? 'UTC',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  });
  if (formatters.size >= MAX_FORMATTERS) formatters.clear();
  formatters.set(zone, formatter);
  return formatter;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
