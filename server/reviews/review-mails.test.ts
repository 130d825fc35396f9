import fc from 'fast-check';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { updateMe } from '#contract/account-settings.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { queueDueMails } from '#server/accounts/scheduled-mails.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#server/basics/clock.ts';
import { claimJobs, retryFailedJobs } from '#server/mail/outbox-queue.ts';
import { givePlan } from '#tests/accounts.ts';
import { leaveReviewWithLink, submitReview } from '#tests/customer.ts';
import { rounds } from '#tests/faults/run-length.ts';
import { type MailSink, startMailSink } from '#tests/mail-sink.ts';
import { skipWithoutDatabase, startApp } from '#tests/start-app.ts';
import { queuePageClosedMail } from './queue-review-mails.ts';

beforeEach(skipWithoutDatabase);

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
});

test('Mails about the account are sent to those who want no review mails', async () => {
  const { app, ana, sink, jobs } = await open();
  await ana.prefer({ reviewMails: 'none' });
  await ana.getReview();
  expect(await jobs()).toEqual([]);
  await queuePageClosedMail(app.service.deps, ana.id);
  await app.visitor().post('/api/auth/forgot-password', { email: ana.email });
  await sink.waitFor(2);
});

describe('A daily digest', () => {
  test('is sent 24 hours after its first review; a single review has its ordinary mail, and no reviews no mail', async () => {
    const { ana, sink, moveClockTo } = await open();
    await ana.prefer({ reviewMails: 'daily' });
    await ana.getReview('Very good', 4);
    await moveClockTo('2026-11-22T08:59:00.000Z');
    await ana.getReview('Very bad', 1);
    expect(sink.received).toHaveLength(0);
    await moveClockTo('2026-11-22T09:00:00.000Z');
    const [first] = await sink.waitFor(1);
    expect(first?.subject).toBe('2 new reviews, 2.5 out of 5 on average');
    await moveClockTo('2026-11-25T13:00:00.000Z');
    await ana.getReview('Just one');
    await moveClockTo('2026-11-26T13:00:00.000Z');
    const [, second] = await sink.waitFor(2);
    expect(second?.subject).toBe('★★★★★ from Maria');
  });

  test('of 45 reviews counts them all and shows the newest 20', async () => {
    const { app, ana, sink, advance } = await open();
    await ana.prefer({ reviewMails: 'daily' });
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

  test('is not sent if all its reviews were deleted', async () => {
    const { app, ana, sink, advance, jobs } = await open();
    await ana.prefer({ reviewMails: 'daily' });
    await ana.getReview();
    await app.service.deps.db.deleteFrom('reviews').execute();
    await advance(DAY);
    await expect.poll(jobs).toEqual([]);
    expect(sink.received).toEqual([]);
  });

  test('has edited reviews in their latest words, and counts those taken back', async () => {
    const { ana, sink, advance } = await open();
    const [one, two, three] = [
      await ana.getReviewByLink(),
      await ana.getReviewByLink(),
      await ana.getReviewByLink(),
    ];
    await sink.waitFor(3);
    await ana.prefer({ reviewMails: 'daily' });
    await ana.getReview('A new one.');
    for (const review of [one, two]) expect(await review.correct('First thoughts.', 2)).toBe(200);
    expect(await one.correct('Second thoughts.', 1)).toBe(200);
    expect(await three.withdraw()).toBe(204);
    await advance(DAY);
    const [, , , mail] = await sink.waitFor(4);
    expect(mail?.subject).toBe('1 new review, 5.0 out of 5 on average');
    expect(mail?.text).toContain('Since our last email: 2 edited, 1 taken back.');
    for (const words of ['A new one.', 'First thoughts.', 'Second thoughts.'])
      expect(mail?.text?.split(words)).toHaveLength(2);
    expect(mail?.text).toMatch(/Before.+5 out of 5 stars/);
  });

  test('of changes alone says so', async () => {
    const { ana, sink, advance } = await open();
    const [one, two] = [await ana.getReviewByLink(), await ana.getReviewByLink()];
    await sink.waitFor(2);
    await ana.prefer({ reviewMails: 'daily' });
    await one.correct('Second thoughts.');
    await two.withdraw();
    await advance(DAY);
    const [, , mail] = await sink.waitFor(3);
    expect(mail?.subject).toBe('Reviews that changed: 1 edited, 1 taken back');
    expect(mail?.text).toContain('Second thoughts.');
  });
});

describe('A choice of review mails', () => {
  test('changed to each or none sends waiting reviews right away; later reviews follow the new choice', async () => {
    const { ana, sink, advance, jobs } = await open();
    await ana.prefer({ reviewMails: 'daily' });
    await ana.getReview('Waits for tomorrow');
    await ana.prefer({ reviewMails: 'each' });
    expect((await sink.waitFor(1))[0]?.text).toContain('Waits for tomorrow');

    await ana.prefer({ reviewMails: 'daily' });
    await ana.getReview('While it was wanted');
    await ana.prefer({ reviewMails: 'none' });
    await ana.getReview('Not wanted');
    expect((await sink.waitFor(2))[1]?.text).toContain('While it was wanted');
    await ana.prefer({ reviewMails: 'daily' });
    await ana.getReview('Wanted again');
    await advance(DAY);
    const [, , third] = await sink.waitFor(3);
    expect(third?.text).toContain('Wanted again');
    expect(sink.received.map(({ text }) => text).join()).not.toContain('Not wanted');
    await expect.poll(jobs).toEqual(['sent', 'sent', 'sent']);
  });
});

describe('One-click unsubscribe', () => {
  test('stops review mails, and its page has buttons to undo it or get a digest instead', async () => {
    const { app, ana, sink } = await open();
    await ana.getReview();
    const [mail] = await sink.waitFor(1);
    const { search } = new URL(unsubscribeLinkOf(mail));
    const press = (path: string) => app.visitor().send('POST', `/unsubscribe${path}${search}`);

    expect((await press('')).text).toContain('Review emails are off');
    expect(await ana.reviewMails()).toBe('none');
    expect((await press('/daily')).text).toContain('One email a day, 24 hours after its first review.');
    expect(await ana.reviewMails()).toBe('daily');
    expect((await press('/undo')).text).toContain('You get each new or changed review right away.');
    expect(await ana.reviewMails()).toBe('each');
  });
});

describe('A scheduled mail', () => {
  test('is queued by one of two processes, claimed by one of two senders, and retried if that one dies', async () => {
    const { app, ana, sink, advance, now } = await open();
    const { db } = app.service.deps;
    await ana.prefer({ reviewMails: 'daily' });
    await ana.getReview();
    const later = new Date(now().getTime() + DAY);
    const [deps, both] = [{ ...app.service.deps, clock: () => later, wakeOutbox: () => {} }, [1, 2]];
    await Promise.all(both.map(() => queueDueMails(deps)));
    const taken = await Promise.all(both.map(() => claimJobs(db, 'mail', later, { limit: 8 })));
    expect(taken.flat()).toHaveLength(1);
    await advance(DAY + MINUTE);
    await sink.waitFor(1);
  });

  test('is not delayed by a due time that was set while the clock was wrong', async () => {
    const { app, ana, sink, advance } = await open();
    await ana.prefer({ reviewMails: 'daily' });
    await ana.getReview();
    await advance(SECOND);
    expect(sink.received).toHaveLength(0);
    const farAway = '2027-01-01T00:00:00.000Z';
    await app.service.deps.db.updateTable('scheduled_mails').set({ due_at: farAway }).execute();
    await advance(SECOND);
    await sink.waitFor(1);
  });
});

const frequencies = fc.constantFrom('each' as const, 'each' as const, 'daily' as const, 'none' as const);

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ reviews: fc.integer({ min: 1, max: 8 }) }) },
  { weight: 2, arbitrary: fc.record({ prefer: frequencies }) },
  {
    weight: 4,
    arbitrary: fc.record({ wait: fc.constantFrom(SECOND, 4 * MINUTE, 10 * MINUTE, 5 * HOUR, DAY, 2 * DAY) }),
  },
  { weight: 1, arbitrary: fc.constant({ die: true }) },
  { weight: 1, arbitrary: fc.record({ server: fc.constantFrom('accepted', 451) }) },
);

test('With random choices and failures, each wanted review is in exactly one mail and each unwanted one in none', async () => {
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
          expect(await ana.prefer({ reviewMails: each.prefer })).toBe(200);
          frequency = each.prefer;
        } else if ('wait' in each) await moveClockTo(new Date(now().getTime() + each.wait).toISOString());
        else if ('die' in each) await die();
        else sink.decide = () => each.server as 'accepted' | 451;
      }
      sink.decide = () => 'accepted';
      await moveClockTo(new Date(now().getTime() + 2 * DAY).toISOString());
      // Mails given up are retried by hand.
      const retryFailed = () => retryFailedJobs(db, now());
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
  retryFailed: () => Promise<number>,
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

type App = Awaited<ReturnType<typeof startApp>>;
type Deps = App['service']['deps'];

async function open() {
  let time = Date.parse(MORNING);
  const sink = await startMailSink();
  onTestFinished(() => sink.close());
  const app = await startApp({
    env: { SMTP_URL: sink.url, RATE_LIMITS: 'off' },
    clock: () => new Date(time),
  });
  const { db, wakeOutbox } = app.service.deps;
  /** Jobs claimed by a sender that died, each with a time after its lease. */
  const dead = new Map<number, number>();
  const moveClockTo = async (moment: string) => {
    await sendDueMails();
    time = Date.parse(moment);
    await sendDueMails();
  };
  return {
    app,
    sink,
    ana: await addProfessional(app),
    now: () => new Date(time),
    moveClockTo,
    advance: (milliseconds: number) => moveClockTo(new Date(time + milliseconds).toISOString()),
    /** A sender claims everything that is due, and dies. */
    async die() {
      for (;;) {
        const jobs = await claimJobs(db, 'mail', new Date(time), { limit: 8 });
        if (jobs.length === 0) return;
        for (const { id } of jobs) dead.set(id, time + MINUTE);
      }
    },
    jobs: async () =>
      (await db.selectFrom('outbox').select('state').orderBy('id').execute()).map(({ state }) => state),
  };

  /** Returns when no mail is due or being sent. */
  async function sendDueMails(): Promise<void> {
    await queueDueMails(app.service.deps);
    wakeOutbox();
    const leased = [...dead].filter(([, end]) => time < end).map(([id]) => id);
    const due = () =>
      db
        .selectFrom('outbox')
        .select('id')
        .where('state', '=', 'queued')
        .where('next_attempt_at', '<=', new Date(time).toISOString())
        .$if(leased.length > 0, (query) => query.where('id', 'not in', leased))
        .execute();
    await expect.poll(due, { timeout: 10_000, interval: 5 }).toEqual([]);
  }
}

async function addProfessional(app: App) {
  const { user, ...browser } = await app.professional();
  await givePlan(app, user.id);
  return {
    id: user.id,
    email: user.email,
    getReview: (comment = 'She remembered my coffee.', rating = 5) =>
      submitReview(app, user.id, { comment, rating }),
    async getReviewByLink() {
      const customer = await leaveReviewWithLink(app, user.id);
      const words = { customerName: 'Maria', customerLocation: null };
      return {
        correct: async (comment: string, rating = 5) =>
          (await customer.edit({ ...words, comment, rating })).status,
        withdraw: async () => (await customer.withdraw()).status,
      };
    },
    prefer: async (change: BodyOf<typeof updateMe>) => (await browser.patch('/api/auth/me', change)).status,
    reviewMails: async () => (await browser.get('/api/auth/me')).body.reviewMails,
  };
}

function unsubscribeLinkOf(mail: MailSink['received'][number] | undefined): string {
  return (mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '').slice(1, -1);
}
