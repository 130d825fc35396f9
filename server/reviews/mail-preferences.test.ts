import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { MailPreferences } from '#contract/mail-preferences.ts';
import { freePlan } from '#contract/plans.ts';
import { enqueueIfWanted } from '#server/accounts/mail-preferences.ts';
import { queueDueMails } from '#server/accounts/scheduled-mails.ts';
import { findAccount } from '#server/accounts/store.ts';
import { newReview } from '#server/demo/cast.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#server/platform/clock.ts';
import { claimJob, retryJob } from '#server/platform/outbox-queue.ts';
import { rounds } from '#tests/faults/run-length.ts';
import { type MailSink, startMailSink } from '#tests/mail-sink.ts';
import { skipWithoutDatabase, startApp } from '#tests/start-app.ts';
import { queuePageClosedMail } from './page-closed.ts';

beforeEach(skipWithoutDatabase);

/** A Saturday. */
const MORNING = '2026-11-21T09:00:00.000Z';

test('Each of 20 reviews in one minute is sent right away in its own mail', async () => {
  const { ana, sink } = await open();
  const comments = Array.from({ length: 20 }, (_, index) => `Guest no. ${index}.`);
  for (const comment of comments.slice(0, 10)) await ana.getReview(comment);
  await Promise.all(comments.slice(10).map((comment) => ana.getReview(comment)));
  const mails = await sink.waitFor(20);
  expect(new Set(mails.map(({ subject }) => subject))).toEqual(new Set(['★★★★★ from Maria']));
  const mailed = mails.map(({ text }) => text?.match(/Guest no\. \d+\./)?.[0]);
  expect(new Set(mailed)).toEqual(new Set(comments));
});

describe('Edits of one review', () => {
  test('are mailed once right away; a hundred more share one mail an hour later with the latest text', async () => {
    const { ana, sink, advance, jobs } = await open();
    const review = await ana.getReviewByLink();
    await sink.waitFor(1);
    expect(await review.correct('Take 1.')).toBe(200);
    expect((await sink.waitFor(2))[1]?.text).toContain('Take 1.');
    for (let take = 2; take <= 50; take += 1) await review.correct(`Take ${take}.`, 2);
    await Promise.all(Array.from({ length: 50 }, (_, index) => review.correct(`Take ${51 + index}.`, 3)));
    await review.correct('My last word.', 4);
    await advance(HOUR - SECOND);
    expect(await jobs()).toEqual(['sent', 'sent']);
    await review.correct('My very last word.', 1);
    await advance(SECOND);
    const [, , third] = await sink.waitFor(3);
    expect(third?.subject).toBe('Edited: ★☆☆☆☆ from Maria');
    expect(third?.text).toContain('My very last word.');
    expect(third?.text).toMatch(/Before.+5 out of 5 stars/);
    // That mail starts another hour.
    await advance(SECOND);
    await review.correct('One more thing.');
    await advance(HOUR - SECOND);
    expect(await jobs()).toEqual(['sent', 'sent', 'sent']);
    await advance(SECOND);
    expect((await sink.waitFor(4))[3]?.text).toContain('One more thing.');
  });

  test('don’t delay mails about another review, and are not mailed after a withdrawal', async () => {
    const { ana, sink, advance, jobs } = await open();
    const [one, other] = [await ana.getReviewByLink(), await ana.getReviewByLink()];
    await sink.waitFor(2);
    await one.correct('First.');
    await other.correct('The other one.');
    await sink.waitFor(4);
    for (const comment of ['Second.', 'Third.']) await one.correct(comment);
    expect(await one.withdraw()).toBe(204);
    await sink.waitFor(5);
    await advance(DAY);
    const subjects = sink.received.slice(2).map(({ subject }) => subject);
    expect(subjects.sort()).toEqual([
      'A customer took back a review',
      'Edited: ★★★★★ from Maria',
      'Edited: ★★★★★ from Maria',
    ]);
    expect(await jobs()).toEqual(['sent', 'sent', 'sent', 'sent', 'sent']);
  });

  test('during quiet hours are mailed together in the morning, and later ones an hour after that', async () => {
    const { ana, sink, moveClockTo } = await open();
    await ana.prefer({ quietHours: { from: '22:00', to: '07:00' } });
    const review = await ana.getReviewByLink();
    await moveClockTo('2026-11-21T21:30:00.000Z');
    await review.correct('In the evening.');
    await sink.waitFor(2);
    await review.correct('A little later.');
    await moveClockTo('2026-11-22T03:00:00.000Z');
    await review.correct('In the night.');
    await moveClockTo('2026-11-22T07:00:00.000Z');
    expect((await sink.waitFor(3))[2]?.text).toContain('In the night.');
    await moveClockTo('2026-11-22T07:01:00.000Z');
    await review.correct('In the morning.');
    await moveClockTo('2026-11-22T08:00:59.000Z');
    expect(sink.received).toHaveLength(3);
    await moveClockTo('2026-11-22T08:01:00.000Z');
    expect((await sink.waitFor(4))[3]?.text).toContain('In the morning.');
  });
});

describe('Quiet hours', () => {
  const night = { from: '22:00', to: '07:00' };

  test('may span midnight; reviews in them arrive in one digest at the end, all others right away', async () => {
    const { ana, sink, moveClockTo } = await open();
    await ana.prefer({ quietHours: night, timeZone: 'Europe/Berlin' });
    await moveClockTo('2026-11-21T20:59:59.999Z');
    await ana.getReview('Before ten');
    expect((await sink.waitFor(1))[0]?.text).toContain('Before ten');
    await moveClockTo('2026-11-21T21:00:00.000Z');
    await ana.getReview('At ten');
    await moveClockTo('2026-11-22T03:00:00.000Z');
    await ana.getReview('At four');
    await moveClockTo('2026-11-22T05:59:59.999Z');
    await ana.getReview('Before seven');
    expect(sink.received).toHaveLength(1);
    await moveClockTo('2026-11-22T06:00:00.000Z');
    const [, together] = await sink.waitFor(2);
    expect(together?.subject).toBe('3 new reviews, 5.0 out of 5 on average');
    await ana.getReview('At seven');
    expect((await sink.waitFor(3))[2]?.text).toContain('At seven');
  });

  test('also delay notices, but not reviews submitted just before they begin', async () => {
    const { app, ana, sink, moveClockTo } = await open();
    await ana.prefer({ quietHours: night });
    await moveClockTo('2026-11-21T21:55:00.000Z');
    for (let count = 0; count < 6; count += 1) await ana.getReview();
    await sink.waitFor(6);
    await moveClockTo('2026-11-21T22:05:00.000Z');
    await ana.getReview('In the night');
    await openClosedPage(app, ana.id, '2026-11-21T22:05:00.000Z');
    await moveClockTo('2026-11-22T06:59:00.000Z');
    expect(sink.received).toHaveLength(6);
    await moveClockTo('2026-11-22T07:00:00.000Z');
    const mails = await sink.waitFor(8);
    expect(
      mails
        .map(({ subject }) => subject)
        .slice(6)
        .sort(),
    ).toEqual(["A customer couldn't leave you a review", '★★★★★ from Maria']);
  });

  test('never delay a mail about the account itself', async () => {
    const { app, ana, sink, moveClockTo } = await open();
    await ana.prefer({ reviews: 'none', changes: 'none', notices: 'none', quietHours: night });
    await moveClockTo('2026-11-22T01:00:00.000Z');
    await app.visitor().post('/api/auth/forgot-password', { email: ana.email });
    await sink.waitFor(1);
  });
});

describe('A daily or weekly digest', () => {
  test('is sent at 8:00 local time; a single review has its ordinary mail, and no reviews no mail', async () => {
    const { ana, sink, moveClockTo } = await open();
    await ana.prefer({ reviews: 'daily', timeZone: 'America/New_York' });
    await ana.getReview('Very good', 4);
    await ana.getReview('Very bad', 1);
    await moveClockTo('2026-11-21T12:59:59.000Z');
    expect(sink.received).toHaveLength(0);
    await moveClockTo('2026-11-21T13:00:00.000Z');
    const [first] = await sink.waitFor(1);
    expect(first?.subject).toBe('2 new reviews, 2.5 out of 5 on average');
    await moveClockTo('2026-11-22T13:00:00.000Z');
    await ana.getReview('Just one');
    await moveClockTo('2026-11-23T13:00:00.000Z');
    const [, second] = await sink.waitFor(2);
    expect(second?.subject).toBe('★★★★★ from Maria');
  });

  test('of 45 reviews counts them all and shows the newest 20', async () => {
    const { app, ana, sink, advance } = await open();
    await ana.prefer({ reviews: 'daily' });
    await Promise.all(Array.from({ length: 45 }, (_, index) => ana.getReview(`Guest no. ${index}.`)));
    await advance(DAY);
    const [digest] = await sink.waitFor(1);
    await advance(DAY);
    expect(sink.received).toHaveLength(1);
    expect(digest?.subject).toBe('45 new reviews, 5.0 out of 5 on average');
    expect(digest?.text).toContain('25 more are in your list.');
    const rows = await app.service.deps.db.selectFrom('reviews').select('comment').orderBy('id').execute();
    const [early, late] = [rows.slice(0, 25), rows.slice(25)];
    for (const { comment } of late) expect(digest?.text).toContain(comment);
    for (const { comment } of early) expect(digest?.text).not.toContain(comment);
  });

  test('on the free plan still announces the last two reviews', async () => {
    for (const [reviews, sentence] of [
      [freePlan.reviews - 1, 'One review is left on the free plan'],
      [freePlan.reviews, 'Your review page is paused'],
    ] as const) {
      const { ana, sink, advance } = await open({ plan: 'free' });
      await ana.prefer({ reviews: 'daily' });
      for (let count = 0; count < reviews; count += 1) await ana.getReview();
      await advance(DAY);
      const [mail] = await sink.waitFor(1);
      expect(mail?.subject).toBe(`${reviews} new reviews, 5.0 out of 5 on average`);
      expect(mail?.text).toContain(sentence);
    }
  });

  test('is not sent if all its reviews were deleted', async () => {
    const { app, ana, sink, advance, jobs } = await open();
    await ana.prefer({ reviews: 'weekly' });
    await ana.getReview();
    await app.service.deps.db.deleteFrom('reviews').execute();
    await advance(7 * DAY);
    await expect.poll(jobs).toEqual([]);
    expect(sink.received).toEqual([]);
  });

  test('counts changes by review, and has a repeated notice only once', async () => {
    const { app, ana, sink, moveClockTo } = await open();
    await ana.prefer({ changes: 'weekly', notices: 'weekly' });
    const [one, two, three] = [
      await ana.getReviewByLink(),
      await ana.getReviewByLink(),
      await ana.getReviewByLink(),
    ];
    await sink.waitFor(3);
    for (const review of [one, two, one]) expect(await review.correct(`At ${Math.random()}.`)).toBe(200);
    expect(await three.withdraw()).toBe(204);
    for (const day of ['2026-11-21', '2026-11-22']) await openClosedPage(app, ana.id, `${day}T10:00:00.000Z`);
    await moveClockTo('2026-11-23T07:59:59.000Z');
    expect(sink.received).toHaveLength(3);
    await moveClockTo('2026-11-23T08:00:00.000Z');
    const mails = (await sink.waitFor(5)).slice(3);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      "A customer couldn't leave you a review",
      'Reviews that changed: 2 edited, 1 taken back',
    ]);
    for (const mail of mails) expect(unsubscribeLinkOf(mail)).toMatch(/&kind=(changes|notices)$/);
  });

  test('with a single edit is the ordinary mail', async () => {
    const { ana, sink, advance } = await open();
    await ana.prefer({ changes: 'daily' });
    const review = await ana.getReviewByLink();
    await sink.waitFor(1);
    for (const words of ['First thoughts.', 'Second thoughts.']) await review.correct(words);
    await advance(DAY);
    const [, mail] = await sink.waitFor(2);
    expect(mail?.subject).toBe('Edited: ★★★★★ from Maria');
    expect(mail?.text).toContain('Second thoughts.');
  });

  test('does not delay a notice past its latest time', async () => {
    const { app, ana, sink } = await open();
    await ana.prefer({ notices: 'weekly' });
    const { db, wakeOutbox } = app.service.deps;
    const account = await findAccount(db, ana.id);
    const mail = { about: 'notices', kind: 'page-closed', userId: ana.id, subject: '' } as const;
    const latest = new Date('2026-11-22T09:00:00.000Z');
    if (account)
      await enqueueIfWanted(db, account, { ...mail, payload: { userId: ana.id } }, new Date(MORNING), {
        latest,
      });
    wakeOutbox();
    await sink.waitFor(1);
  });
});

describe('Mail preferences', () => {
  test('changed to each or none send waiting reviews right away; later reviews follow the new preference', async () => {
    const { ana, sink, advance, jobs } = await open();
    await ana.prefer({ reviews: 'weekly' });
    await ana.getReview('Waits for Monday');
    await ana.prefer({ reviews: 'each' });
    expect((await sink.waitFor(1))[0]?.text).toContain('Waits for Monday');

    await ana.prefer({ reviews: 'daily' });
    await ana.getReview('While it was wanted');
    await ana.prefer({ reviews: 'none' });
    await ana.getReview('Not wanted');
    expect((await sink.waitFor(2))[1]?.text).toContain('While it was wanted');
    await ana.prefer({ reviews: 'daily' });
    await ana.getReview('Wanted again');
    await advance(DAY);
    const [, , third] = await sink.waitFor(3);
    expect(third?.text).toContain('Wanted again');
    expect(sink.received.map(({ text }) => text).join()).not.toContain('Not wanted');
    await expect.poll(jobs).toEqual(['sent', 'sent', 'sent']);
  });

  test('changed to none and back put earlier and later reviews into separate mails', async () => {
    const { ana, sink, advance } = await open();
    await ana.prefer({ reviews: 'daily' });
    await ana.getReview('Before');
    await ana.prefer({ reviews: 'none' });
    await ana.prefer({ reviews: 'daily' });
    await ana.getReview('After');
    await advance(DAY);
    const texts = (await sink.waitFor(2)).map(({ text }) => text);
    expect(texts.map((text) => /Before|After/.exec(text ?? '')?.[0])).toEqual(['Before', 'After']);
  });

  test('don’t delay a digest that is already due', async () => {
    const { app, ana, sink, setClock } = await open();
    await ana.prefer({ reviews: 'daily' });
    await ana.getReview('Due at eight');
    setClock('2026-11-22T08:00:30.000Z');
    await ana.prefer({ reviews: 'daily', quietHours: { from: '22:00', to: '07:00' } });
    app.service.deps.wakeOutbox();
    expect((await sink.waitFor(1))[0]?.text).toContain('Due at eight');
  });

  test('changed to another hour reschedule waiting mails', async () => {
    const { ana, sink, moveClockTo } = await open();
    await ana.prefer({ reviews: 'daily', timeZone: 'Asia/Kolkata' });
    await ana.getReview();
    await ana.prefer({ reviews: 'weekly', timeZone: 'America/New_York' });
    await moveClockTo('2026-11-23T12:59:59.000Z');
    expect(sink.received).toHaveLength(0);
    await moveClockTo('2026-11-23T13:00:00.000Z');
    await sink.waitFor(1);
  });

  test('must have a valid time zone, hour and frequency', async () => {
    const { ana } = await open();
    for (const wrong of [
      { timeZone: 'Mars/Olympus' },
      { quietHours: { from: '24:00', to: '07:00' } },
      { reviews: 'hourly' as 'each' },
    ]) {
      expect(await ana.prefer(wrong)).toBe(400);
    }
  });

  test('store the canonical name of a time zone and refuse offsets', async () => {
    const { ana } = await open();
    for (const [spelling, name] of [
      ['eUrOpE/lIsBoN', 'Europe/Lisbon'],
      ['US/Eastern', 'America/New_York'],
      ['Etc/UTC', 'UTC'],
    ]) {
      expect(await ana.prefer({ timeZone: spelling })).toBe(200);
      expect((await ana.mailPreferences()).timeZone).toBe(name);
    }
    for (const offset of ['+05:30', '-0800']) expect(await ana.prefer({ timeZone: offset })).toBe(400);
  });

  test('with a time zone that the server no longer knows don’t prevent mails', async () => {
    const { app, ana, sink, advance } = await open();
    const stored = JSON.stringify({ ...DEFAULTS, reviews: 'daily', timeZone: 'Gone/Forever' });
    await app.service.deps.db.updateTable('users').set({ mail_preferences: stored }).execute();
    await ana.getReview();
    await advance(DAY);
    await sink.waitFor(1);
  });
});

describe('One-click unsubscribe', () => {
  test('stops only that kind of mail, and its page has buttons to undo it or get a digest instead', async () => {
    const { app, ana, sink } = await open();
    await ana.getReview();
    const [mail] = await sink.waitFor(1);
    const link = unsubscribeLinkOf(mail);
    expect(link).toMatch(/&kind=reviews$/);
    const { search } = new URL(link);
    const press = (path: string) => app.visitor().send('POST', `/unsubscribe${path}${search}`);

    expect((await press('')).text).toContain('Review emails are off');
    expect(await ana.mailPreferences()).toMatchObject({ reviews: 'none', changes: 'each', notices: 'each' });
    expect((await press('/weekly')).text).toContain('once a week, on Mondays, at 8 in the morning (UTC)');
    expect((await press('')).text).toContain('/unsubscribe/weekly');
    expect((await press('/undo')).text).toContain('We email you every new review');
    expect(await ana.mailPreferences()).toMatchObject({ reviews: 'each' });
    expect((await press('/daily')).status).toBe(200);
    expect(await ana.mailPreferences()).toMatchObject({ reviews: 'daily' });
  });

  test('refuses an unknown or malformed token', async () => {
    const { app } = await open();
    for (const token of ['x'.repeat(22), '%00', 'a%00b', '']) {
      const url = `/unsubscribe?token=${token}&kind=reviews`;
      for (const method of ['GET', 'POST']) {
        const { status, text } = await app.visitor().send(method, url);
        expect([token, status, text]).toEqual([token, 404, expect.stringContaining('t valid</h1>')]);
      }
    }
  });

  test('stops review mails if the link names no kind', async () => {
    const { app, ana, sink } = await open();
    await ana.getReview();
    const link = new URL(unsubscribeLinkOf((await sink.waitFor(1))[0]));
    link.searchParams.delete('kind');
    await app.visitor().send('POST', link.pathname + link.search);
    expect(await ana.mailPreferences()).toMatchObject({ reviews: 'none', changes: 'each' });
  });
});

describe('A scheduled mail', () => {
  test('keeps its reviews and Message-ID when retried; a later review goes into the next mail', async () => {
    const { app, ana, sink, advance } = await open();
    const { db } = app.service.deps;
    sink.decide = () => 'accepted and cut';
    await ana.prefer({ reviews: 'daily' });
    await ana.getReview('The first');
    await ana.getReview('The second');
    await advance(DAY);
    await sink.waitFor(1);
    const tries = async () =>
      (await db.selectFrom('outbox').select(['attempts', 'locked_until']).execute())[0];
    await expect.poll(tries).toMatchObject({ attempts: 1, locked_until: null });
    await ana.getReview('The third');
    sink.decide = () => 'accepted';
    await advance(MINUTE);
    const [first, again] = await sink.waitFor(2);
    expect(again?.messageId).toBe(first?.messageId);
    expect(again?.text).not.toContain('The third');
    await advance(DAY);
    const [, , third] = await sink.waitFor(3);
    expect(third?.text).toContain('The third');
    expect(third?.messageId).not.toBe(first?.messageId);
  });

  test('is queued by one of two processes, claimed by one of two senders, and retried if that one dies', async () => {
    const { app, ana, sink, advance, now } = await open();
    const { db } = app.service.deps;
    await ana.prefer({ reviews: 'daily' });
    await ana.getReview();
    const later = new Date(now().getTime() + DAY);
    const [deps, both] = [{ ...app.service.deps, clock: () => later, wakeOutbox: () => {} }, [1, 2]];
    await Promise.all(both.map(() => queueDueMails(deps)));
    const taken = await Promise.all([claimJob(db, 'mail', later, []), claimJob(db, 'mail', later, [])]);
    expect(taken.filter((job) => job)).toHaveLength(1);
    await advance(DAY + MINUTE);
    await sink.waitFor(1);
  });

  test('is not delayed by a due time that was set while the clock was wrong', async () => {
    const { app, ana, sink, advance } = await open();
    await ana.prefer({ reviews: 'weekly' });
    await ana.getReview();
    await advance(SECOND);
    expect(sink.received).toHaveLength(0);
    const farAway = '2027-01-01T00:00:00.000Z';
    await app.service.deps.db.updateTable('scheduled_mails').set({ due_at: farAway }).execute();
    await advance(SECOND);
    await sink.waitFor(1);
  });

  test('is retried for five days from its due time', async () => {
    const { ana, sink, moveClockTo, jobs } = await open();
    sink.decide = () => 451;
    await moveClockTo('2026-11-16T09:00:00.000Z');
    await ana.prefer({ reviews: 'weekly' });
    await ana.getReview();
    await moveClockTo('2026-11-23T08:00:00.000Z');
    await moveClockTo('2026-11-28T07:00:00.000Z');
    expect(await jobs()).toEqual(['queued']);
    await moveClockTo('2026-11-28T09:00:00.000Z');
    await expect.poll(jobs).toEqual(['failed']);
  });
});

const preferences = fc.record({
  reviews: fc.constantFrom('each', 'each', 'daily', 'weekly', 'none'),
  quietHours: fc.constantFrom(null, { from: '22:00', to: '07:00' }, { from: '12:00', to: '13:00' }),
  timeZone: fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Kolkata'),
});

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ reviews: fc.integer({ min: 1, max: 8 }) }) },
  { weight: 2, arbitrary: fc.record({ prefer: preferences }) },
  {
    weight: 4,
    arbitrary: fc.record({ wait: fc.constantFrom(SECOND, 4 * MINUTE, 10 * MINUTE, 5 * HOUR, DAY, 6 * DAY) }),
  },
  { weight: 1, arbitrary: fc.constant({ die: true }) },
  { weight: 1, arbitrary: fc.record({ server: fc.constantFrom('accepted', 451) }) },
);

test('With random preferences and failures, each wanted review is in exactly one mail and each unwanted one in none', async () => {
  const { app, sink, moveClockTo, now, die } = await open();
  const { db } = app.service.deps;
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25, size: 'max' }), async (steps) => {
      runs += 1;
      sink.decide = () => 'accepted';
      const ana = await addProfessional(app);
      const wanted = new Set<string>();
      let frequency = 'each';
      let count = 0;
      for (const each of steps) {
        if ('reviews' in each) {
          // A digest shows at most 20 reviews.
          const length = Math.min(each.reviews, 20 - count);
          const words = Array.from({ length }, () => `Words ${runs}-${++count}.`);
          for (const word of frequency === 'none' ? [] : words) wanted.add(word);
          await Promise.all([...words.map((word) => ana.getReview(word)), queueDueMails(app.service.deps)]);
        } else if ('prefer' in each) {
          expect(await ana.prefer(each.prefer as Partial<MailPreferences>)).toBe(200);
          frequency = each.prefer.reviews;
        } else if ('wait' in each) await moveClockTo(new Date(now().getTime() + each.wait).toISOString());
        else if ('die' in each) await die();
        else sink.decide = () => each.server as 'accepted' | 451;
      }
      sink.decide = () => 'accepted';
      await moveClockTo(new Date(now().getTime() + 8 * DAY).toISOString());
      // Mails given up are retried by hand, including those that fail only after the clock has moved.
      const retryFailed = async () => {
        const failed = await db.selectFrom('outbox').select('id').where('state', '=', 'failed').execute();
        for (const { id } of failed) await retryJob(db, id, now());
      };
      const mails = await mailsTo(sink, ana.email, db, ana.id, retryFailed);
      const mailed = mails.flatMap((text) => [...text.matchAll(/Words \d+-\d+\./g)].map(([word]) => word));
      expect(mailed.toSorted()).toEqual([...wanted].sort());
    }),
    { numRuns: rounds(6, 500), endOnFailure: true },
  );
}, 60_000);

/** All mails sent to the account, once its queue is empty. */
async function mailsTo(
  sink: MailSink,
  email: string,
  db: Deps['db'],
  userId: number,
  retryFailed: () => Promise<void>,
): Promise<string[]> {
  const left = async () => {
    await retryFailed();
    return db
      .selectFrom('outbox')
      .select(['id', 'state'])
      .where('user_id', '=', userId)
      .where('state', '<>', 'sent')
      .execute();
  };
  await expect.poll(left, { timeout: 10_000, interval: 20 }).toEqual([]);
  const mails = sink.received.filter(({ to }) => to?.[0]?.address === email);
  return [...new Map(mails.map(({ messageId, text }) => [messageId, text ?? ''])).values()];
}

const DEFAULTS: MailPreferences = {
  reviews: 'each',
  changes: 'each',
  notices: 'each',
  quietHours: null,
  foldLowRatings: false,
  timeZone: 'UTC',
};

type App = Awaited<ReturnType<typeof startApp>>;
type Deps = App['service']['deps'];

async function open({ plan = 'annual' }: { plan?: 'annual' | 'free' } = {}) {
  let time = Date.parse(MORNING);
  const sink = await startMailSink();
  onTestFinished(() => sink.close());
  const app = await startApp({
    env: { SMTP_URL: sink.url, RATE_LIMITS: 'off' },
    clock: () => new Date(time),
  });
  const { db, wakeOutbox } = app.service.deps;
  /** Jobs claimed by a sender that died. */
  const dead = new Set<number>();
  const moveClockTo = async (moment: string) => {
    await sendDueMails();
    time = Date.parse(moment);
    await sendDueMails();
  };
  return {
    app,
    sink,
    ana: await addProfessional(app, plan),
    now: () => new Date(time),
    moveClockTo,
    /** Sets the clock without sending due mails first. */
    setClock: (moment: string) => {
      time = Date.parse(moment);
    },
    advance: (milliseconds: number) => moveClockTo(new Date(time + milliseconds).toISOString()),
    /** A sender claims everything that is due, and dies. */
    async die() {
      for (;;) {
        const job = await claimJob(db, 'mail', new Date(time), []);
        if (!job) return;
        dead.add(job.id);
      }
    },
    jobs: async () =>
      (await db.selectFrom('outbox').select('state').orderBy('id').execute()).map(({ state }) => state),
  };

  /** Returns when no mail is due or being sent. */
  async function sendDueMails(): Promise<void> {
    await queueDueMails(app.service.deps);
    wakeOutbox();
    const due = () =>
      db
        .selectFrom('outbox')
        .select('id')
        .where('state', '=', 'queued')
        .where('next_attempt_at', '<=', new Date(time).toISOString())
        .$if(dead.size > 0, (query) => query.where('id', 'not in', [...dead]))
        .execute();
    await expect.poll(due, { timeout: 10_000, interval: 5 }).toEqual([]);
  }
}

async function addProfessional(app: App, plan: 'annual' | 'free' = 'annual') {
  const { user, ...browser } = await app.professional();
  await app.service.deps.db
    .updateTable('users')
    .set({ subscription_type: plan })
    .where('id', '=', user.id)
    .execute();
  return {
    id: user.id,
    email: user.email,
    getReview: (comment = 'She remembered my coffee.', rating = 5) =>
      app.visitor().post('/api/reviews/submit', newReview(user.id, { comment, rating })),
    /** A review whose customer has saved the private link. */
    async getReviewByLink() {
      const [idempotencyKey, reviewLinkSecret] = [randomUUID(), randomBytes(16).toString('base64url')];
      const keys = { 'idempotency-key': idempotencyKey, 'review-link-secret': reviewLinkSecret };
      await app.visitor().post('/api/reviews/submit', newReview(user.id), keys);
      const headers = { 'review-link': `${idempotencyKey}.${reviewLinkSecret}` };
      const words = (comment: string, rating: number) =>
        JSON.stringify({ comment, rating, customerName: 'Maria', customerLocation: null });
      return {
        correct: async (comment: string, rating = 5) =>
          (
            await app.visitor().send('PUT', '/api/review-link', {
              headers: { ...headers, 'content-type': 'application/json' },
              body: words(comment, rating),
            })
          ).status,
        withdraw: async () => (await app.visitor().send('DELETE', '/api/review-link', { headers })).status,
      };
    },
    prefer: async (change: Partial<MailPreferences>) =>
      (await browser.put('/api/auth/mail-preferences', { ...DEFAULTS, ...change })).status,
    mailPreferences: async () => (await browser.get('/api/auth/mail-preferences')).body,
  };
}

async function openClosedPage({ service }: App, userId: number, at: string): Promise<void> {
  await queuePageClosedMail({ ...service.deps, clock: () => new Date(at) }, userId);
}

function unsubscribeLinkOf(mail: MailSink['received'][number] | undefined): string {
  return (mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '').slice(1, -1);
}
