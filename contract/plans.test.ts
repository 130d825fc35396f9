import { describe, expect, test } from 'vitest';
import { expiryAfter } from '#contract/plans.ts';

describe('A plan that begins now ends', () => {
  test.each([
    ['monthly', '2026-11-21T09:30:15.123Z', '2026-12-21T09:30:15.123Z'],
    ['monthly', '2026-12-15T12:00:00.000Z', '2027-01-15T12:00:00.000Z'],
    ['annual', '2026-11-21T09:30:15.123Z', '2027-11-21T09:30:15.123Z'],
  ] as const)('on the same day, %s from %s: %s', (plan, now, expiry) => {
    expect(expiryAfter(plan, new Date(now))).toBe(expiry);
  });

  test.each([
    ['monthly', '2026-01-31T12:00:00.000Z', '2026-02-28T12:00:00.000Z'],
    ['monthly', '2028-01-31T12:00:00.000Z', '2028-02-29T12:00:00.000Z'],
    ['monthly', '2028-01-30T12:00:00.000Z', '2028-02-29T12:00:00.000Z'],
    ['monthly', '2026-08-31T23:59:59.999Z', '2026-09-30T23:59:59.999Z'],
    ['annual', '2028-02-29T00:00:00.000Z', '2029-02-28T00:00:00.000Z'],
  ] as const)('on the last day of a month that is too short, %s from %s: %s', (plan, now, expiry) => {
    expect(expiryAfter(plan, new Date(now))).toBe(expiry);
  });

  test('never, where it is free', () => {
    expect(expiryAfter('free', new Date('2026-11-21T09:30:15.123Z'))).toBeNull();
  });

  test('and leaves the date it was given alone', () => {
    const now = new Date('2026-01-31T12:00:00.000Z');
    expiryAfter('monthly', now);
    expect(now.toISOString()).toBe('2026-01-31T12:00:00.000Z');
  });
});
