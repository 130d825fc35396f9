import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expiryAfter, periodEnd } from '#contract/plans.ts';

describe('A new plan ends', () => {
  test.each([
    ['monthly', '2026-11-21T09:30:15.123Z', '2026-12-21T09:30:15.123Z'],
    ['monthly', '2026-12-15T12:00:00.000Z', '2027-01-15T12:00:00.000Z'],
    ['annual', '2026-11-21T09:30:15.123Z', '2027-11-21T09:30:15.123Z'],
  ] as const)('on the same day of the month: %s from %s: %s', (plan, now, expiry) => {
    expect(expiryAfter(plan, new Date(now))).toBe(expiry);
  });

  test.each([
    ['monthly', '2026-01-31T12:00:00.000Z', '2026-02-28T12:00:00.000Z'],
    ['monthly', '2028-01-31T12:00:00.000Z', '2028-02-29T12:00:00.000Z'],
    ['monthly', '2026-08-31T23:59:59.999Z', '2026-09-30T23:59:59.999Z'],
    ['monthly', '2027-12-31T23:59:59.999Z', '2028-01-31T23:59:59.999Z'],
    ['monthly', '2100-01-31T12:00:00.000Z', '2100-02-28T12:00:00.000Z'],
    ['annual', '2028-02-29T00:00:00.000Z', '2029-02-28T00:00:00.000Z'],
    ['annual', '2027-02-28T12:00:00.000Z', '2028-02-28T12:00:00.000Z'],
  ] as const)('on the last day of a shorter month: %s from %s: %s', (plan, now, expiry) => {
    expect(expiryAfter(plan, new Date(now))).toBe(expiry);
  });

  test('never, if it is free', () => {
    expect(expiryAfter('free', new Date('2026-11-21T09:30:15.123Z'))).toBeNull();
  });

  test.each(['Pacific/Auckland', 'America/New_York'])(
    'at the same moment in any server time zone: %s',
    (zone) => {
      const moments = [
        '2026-01-31T11:30:00.000Z',
        '2026-03-08T06:59:59.999Z',
        '2026-10-31T03:30:00.000Z',
        '2028-02-29T11:00:00.000Z',
      ];
      const program = `
        import { expiryAfter } from ${JSON.stringify(join(import.meta.dirname, 'plans.ts'))};
        const moments = ${JSON.stringify(moments)};
        const ends = moments.map((now) => ['monthly', 'annual'].map((plan) => expiryAfter(plan, new Date(now))));
        console.log(JSON.stringify({ hour: new Date(moments[0]).getHours(), ends }));`;
      const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
        env: { ...process.env, TZ: zone },
        encoding: 'utf8',
      });
      const { hour, ends } = JSON.parse(output);
      expect(hour).not.toBe(11);
      expect(ends).toEqual([
        ['2026-02-28T11:30:00.000Z', '2027-01-31T11:30:00.000Z'],
        ['2026-04-08T06:59:59.999Z', '2027-03-08T06:59:59.999Z'],
        ['2026-11-30T03:30:00.000Z', '2027-10-31T03:30:00.000Z'],
        ['2028-03-29T11:00:00.000Z', '2029-02-28T11:00:00.000Z'],
      ]);
    },
  );
});

test('Periods are counted from the first day, so a short month does not shift later ones', () => {
  const start = new Date('2027-10-31T12:00:00.000Z');
  const ends = [1, 2, 3, 4, 5, 16].map((count) => periodEnd('monthly', start, count).slice(0, 10));
  expect(ends).toEqual(['2027-11-30', '2027-12-31', '2028-01-31', '2028-02-29', '2028-03-31', '2029-02-28']);
  const leapDay = new Date('2028-02-29T12:00:00.000Z');
  const years = [1, 2, 3, 4].map((count) => periodEnd('annual', leapDay, count).slice(0, 10));
  expect(years).toEqual(['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']);
});
