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

describe('The day’s mail', () => {
  it.for([
    ['Europe/Berlin', '2026-11-21T06:59:59.999Z', '2026-11-21T07:00:00.000Z'],
    ['Europe/Berlin', '2026-11-21T07:00:00.000Z', '2026-11-22T07:00:00.000Z'],
    // The nights in which clocks are turned forward and back.
    ['Europe/Berlin', '2026-03-28T12:00:00.000Z', '2026-03-29T06:00:00.000Z'],
    ['Europe/Berlin', '2026-10-24T12:00:00.000Z', '2026-10-25T07:00:00.000Z'],
    ['America/New_York', '2026-03-07T20:00:00.000Z', '2026-03-08T12:00:00.000Z'],
    ['America/New_York', '2026-10-31T20:00:00.000Z', '2026-11-01T13:00:00.000Z'],
    ['Asia/Kolkata', '2026-11-21T02:29:59.999Z', '2026-11-21T02:30:00.000Z'],
    ['Asia/Kolkata', '2026-11-21T02:30:00.000Z', '2026-11-22T02:30:00.000Z'],
    ['Pacific/Kiritimati', '2026-12-31T18:00:00.000Z', '2027-01-01T18:00:00.000Z'],
  ])('comes at 8 in the morning in %s: after %s at %s', ([zone = '', now = '', due]) => {
    expect(whenDaily(zone, now)).toBe(due);
  });
});

describe('The week’s mail', () => {
  it.for([
    ['Europe/Berlin', '2026-11-21T12:00:00.000Z', '2026-11-23T07:00:00.000Z'],
    ['Europe/Berlin', '2026-11-23T07:00:00.000Z', '2026-11-30T07:00:00.000Z'],
    // There it is Monday already, or Sunday still.
    ['Asia/Kolkata', '2026-11-22T20:00:00.000Z', '2026-11-23T02:30:00.000Z'],
    ['America/New_York', '2026-11-23T03:00:00.000Z', '2026-11-23T13:00:00.000Z'],
    ['America/New_York', '2026-03-06T12:00:00.000Z', '2026-03-09T12:00:00.000Z'],
  ])('comes on Mondays in %s: after %s at %s', ([zone = '', now = '', due]) => {
    expect(whenWeekly(zone, now)).toBe(due);
  });
});

describe('Quiet hours', () => {
  const end = (timeZone: string, from: string, to: string, now: string) =>
    afterQuietHours(preferences({ quietHours: { from, to }, timeZone }), new Date(now)).toISOString();

  it.for([
    // In them, and at either edge of them.
    ['Europe/Berlin', '22:00', '07:00', '2026-11-21T20:59:59.999Z', '2026-11-21T20:59:59.999Z'],
    ['Europe/Berlin', '22:00', '07:00', '2026-11-21T21:00:00.000Z', '2026-11-22T06:00:00.000Z'],
    ['Europe/Berlin', '22:00', '07:00', '2026-11-22T06:00:00.000Z', '2026-11-22T06:00:00.000Z'],
    ['Asia/Kolkata', '12:00', '13:30', '2026-11-21T07:00:00.000Z', '2026-11-21T08:00:00.000Z'],
    // An end that no clock shows: as much later as clocks are turned forward.
    ['Europe/Berlin', '22:00', '02:30', '2026-03-28T23:00:00.000Z', '2026-03-29T01:30:00.000Z'],
    // One that clocks show twice: the first, and within the second hour the second.
    ['Europe/Berlin', '22:00', '02:30', '2026-10-24T22:00:00.000Z', '2026-10-25T00:30:00.000Z'],
    ['Europe/Berlin', '22:00', '02:30', '2026-10-25T01:10:00.000Z', '2026-10-25T01:30:00.000Z'],
    ['America/New_York', '22:00', '07:00', '2026-03-08T04:00:00.000Z', '2026-03-08T11:00:00.000Z'],
    ['America/New_York', '22:00', '07:00', '2026-11-01T04:00:00.000Z', '2026-11-01T12:00:00.000Z'],
    // No time at all.
    ['Europe/Berlin', '07:00', '07:00', '2026-11-21T12:00:00.000Z', '2026-11-21T12:00:00.000Z'],
  ])('in %s from %s to %s: what comes at %s goes at %s', ([zone = '', from = '', to = '', now = '', due]) => {
    expect(end(zone, from, to, now)).toBe(due);
  });

  it('that go on at 8 in the morning hold the day’s mail until their end', () => {
    const late = preferences({ reviews: 'daily', quietHours: { from: '23:00', to: '09:30' } });
    expect(nextSendTime(late, 'reviews', new Date('2026-11-21T12:00:00.000Z'))?.toISOString()).toBe(
      '2026-11-22T09:30:00.000Z',
    );
  });
});

it('Who has chosen no hours is asked for none, and who wants no mail gets none', () => {
  const now = new Date('2026-11-21T12:00:00.000Z');
  expect(nextSendTime(preferences({ timeZone: 'Gone/Forever' }), 'reviews', now)).toBe(now);
  expect(nextSendTime(preferences({ notices: 'none' }), 'notices', now)).toBeNull();
});
