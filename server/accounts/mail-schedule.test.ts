import { describe, expect, it } from 'vitest';
import type { MailPreferences } from '#contract/mail-preferences.ts';
import { afterQuietHours, nextSendTime } from './mail-schedule.ts';

const preferences = (overrides: Partial<MailPreferences>): MailPreferences => ({
  reviews: 'each',
  changes: 'each',
  notices: 'each',
  quietHours: null,
  foldLowRatings: false,
  timeZone: 'UTC',
  ...overrides,
});

const whenDaily = (timeZone: string, now: string) =>
  nextSendTime(preferences({ reviews: 'daily', timeZone }), 'reviews', new Date(now))?.toISOString();
const whenWeekly = (timeZone: string, now: string) =>
  nextSendTime(preferences({ reviews: 'weekly', timeZone }), 'reviews', new Date(now))?.toISOString();

describe('The daily mail', () => {
  it.for([
    ['Europe/Berlin', '2026-11-21T06:59:59.999Z', '2026-11-21T07:00:00.000Z'],
    ['Europe/Berlin', '2026-11-21T07:00:00.000Z', '2026-11-22T07:00:00.000Z'],
    // Nights when clocks change.
    ['Europe/Berlin', '2026-03-28T12:00:00.000Z', '2026-03-29T06:00:00.000Z'],
    ['Europe/Berlin', '2026-10-24T12:00:00.000Z', '2026-10-25T07:00:00.000Z'],
    ['America/New_York', '2026-03-07T20:00:00.000Z', '2026-03-08T12:00:00.000Z'],
    ['America/New_York', '2026-10-31T20:00:00.000Z', '2026-11-01T13:00:00.000Z'],
    ['Asia/Kolkata', '2026-11-21T02:29:59.999Z', '2026-11-21T02:30:00.000Z'],
    ['Asia/Kolkata', '2026-11-21T02:30:00.000Z', '2026-11-22T02:30:00.000Z'],
    ['Pacific/Kiritimati', '2026-12-31T18:00:00.000Z', '2027-01-01T18:00:00.000Z'],
  ])('is sent at 8 in the morning in %s: after %s at %s', ([zone = '', now = '', due]) => {
    expect(whenDaily(zone, now)).toBe(due);
  });
});

describe('The weekly mail', () => {
  it.for([
    ['Europe/Berlin', '2026-11-21T12:00:00.000Z', '2026-11-23T07:00:00.000Z'],
    ['Europe/Berlin', '2026-11-23T07:00:00.000Z', '2026-11-30T07:00:00.000Z'],
    // Already Monday there, or still Sunday.
    ['Asia/Kolkata', '2026-11-22T20:00:00.000Z', '2026-11-23T02:30:00.000Z'],
    ['America/New_York', '2026-11-23T03:00:00.000Z', '2026-11-23T13:00:00.000Z'],
    ['America/New_York', '2026-03-06T12:00:00.000Z', '2026-03-09T12:00:00.000Z'],
  ])('is sent on Mondays in %s: after %s at %s', ([zone = '', now = '', due]) => {
    expect(whenWeekly(zone, now)).toBe(due);
  });
});

describe('Quiet hours', () => {
  const end = (timeZone: string, from: string, to: string, now: string) =>
    afterQuietHours(preferences({ quietHours: { from, to }, timeZone }), new Date(now)).toISOString();

  it.for([
    // Inside, and at either edge.
    ['Europe/Berlin', '22:00', '07:00', '2026-11-21T20:59:59.999Z', '2026-11-21T20:59:59.999Z'],
    ['Europe/Berlin', '22:00', '07:00', '2026-11-21T21:00:00.000Z', '2026-11-22T06:00:00.000Z'],
    ['Europe/Berlin', '22:00', '07:00', '2026-11-22T06:00:00.000Z', '2026-11-22T06:00:00.000Z'],
    ['Asia/Kolkata', '12:00', '13:30', '2026-11-21T07:00:00.000Z', '2026-11-21T08:00:00.000Z'],
    // An end time skipped when clocks go forward.
    ['Europe/Berlin', '22:00', '02:30', '2026-03-28T23:00:00.000Z', '2026-03-29T01:30:00.000Z'],
    // An end time that occurs twice when clocks go back.
    ['Europe/Berlin', '22:00', '02:30', '2026-10-24T22:00:00.000Z', '2026-10-25T00:30:00.000Z'],
    ['Europe/Berlin', '22:00', '02:30', '2026-10-25T01:10:00.000Z', '2026-10-25T01:30:00.000Z'],
    ['America/New_York', '22:00', '07:00', '2026-03-08T04:00:00.000Z', '2026-03-08T11:00:00.000Z'],
    ['America/New_York', '22:00', '07:00', '2026-11-01T04:00:00.000Z', '2026-11-01T12:00:00.000Z'],
    // An empty interval.
    ['Europe/Berlin', '07:00', '07:00', '2026-11-21T12:00:00.000Z', '2026-11-21T12:00:00.000Z'],
  ])('in %s from %s to %s delay a mail from %s to %s', ([zone = '', from = '', to = '', now = '', due]) => {
    expect(end(zone, from, to, now)).toBe(due);
  });

  it('that include 8 in the morning delay the daily mail until they end', () => {
    const late = preferences({ reviews: 'daily', quietHours: { from: '23:00', to: '09:30' } });
    expect(nextSendTime(late, 'reviews', new Date('2026-11-21T12:00:00.000Z'))?.toISOString()).toBe(
      '2026-11-22T09:30:00.000Z',
    );
  });
});

it('A mail without schedule or quiet hours is sent now, and a mail turned off never', () => {
  const now = new Date('2026-11-21T12:00:00.000Z');
  expect(nextSendTime(preferences({ timeZone: 'Gone/Forever' }), 'reviews', now)).toBe(now);
  expect(nextSendTime(preferences({ notices: 'none' }), 'notices', now)).toBeNull();
});
