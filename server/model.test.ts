import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { freePlan } from '#contract/plans.ts';
import { newReview } from '#server/cast.ts';
import { DAY, HOUR } from '#server/platform/clock.ts';
import { isLong, rounds } from '#tests/faults/length.ts';
import { type Fate, startMailSink } from '#tests/mail-sink.ts';
import { skipWithoutDatabase, startApp } from '#tests/start-app.ts';

beforeEach(skipWithoutDatabase);

const BROWSERS = 5;

/** What must be true of one professional, in as few words as possible. */
interface Model {
  now: number;
  paidUntil: number;
  /** The words of each review by its key. */
  reviews: Map<string, string>;
  /** Of each browser: since when it is signed in, and when that was last noted. */
  sessions: Map<number, { begun: number; noted: number }>;
  mailServer: Fate;
  /** When each mail that was put off was first due. */
  waiting: number[];
  sent: number;
  failed: number;
}

const isPaid = (model: Model) => model.paidUntil > model.now;
const room = (model: Model) =>
  isPaid(model) ? Infinity : Math.max(0, freePlan.reviews - model.reviews.size);

function isIn(model: Model, browser: number): boolean {
  const session = model.sessions.get(browser);
  if (!session) return false;
  return model.now < Math.min(session.noted + 30 * DAY, session.begun + 90 * DAY);
}

/** A call with the session of a browser. @returns whether it is let in. */
function use(model: Model, browser: number): boolean {
  const session = model.sessions.get(browser);
  if (!session || !isIn(model, browser)) return false;
  if (model.now - session.noted >= HOUR) session.noted = model.now;
  return true;
}

function take(model: Model, key: string, words: string): void {
  model.reviews.set(key, words);
  handOver(model, model.now);
}

function handOver(model: Model, dueAt: number): void {
  if (model.mailServer === 'taken') model.sent += 1;
  else if (model.mailServer === 550 || model.now - dueAt >= 5 * DAY) model.failed += 1;
  else model.waiting.push(dueAt);
}

type Real = Awaited<ReturnType<typeof meetProfessional>>;
type Step = fc.AsyncCommand<Model, Real>;

/** A step that can always be taken; `name` is what a failure is told by. */
const step = (name: string, run: Step['run']): Step => ({ check: () => true, run, toString: () => name });

const browsers = fc.nat({ max: BROWSERS - 1 });
const steps: fc.Arbitrary<Step>[] = [
  browsers.map((browser) =>
    step(`sign in with ${browser}`, async (model, real) => {
      expect(await real.signIn(browser)).toBe(200);
      model.sessions.set(browser, { begun: model.now, noted: model.now });
    }),
  ),
  browsers.map((browser) =>
    step(`sign out with ${browser}`, async (model, real) => {
      expect(await real.call(browser, 'POST', '/api/auth/logout')).toBe(200);
      model.sessions.delete(browser);
    }),
  ),
  browsers.map((browser) =>
    step(`sign out everywhere with ${browser}`, async (model, real) => {
      const isLetIn = use(model, browser);
      expect(await real.call(browser, 'DELETE', '/api/auth/sessions')).toBe(isLetIn ? 204 : 401);
      if (isLetIn) model.sessions.clear();
    }),
  ),
  browsers.map((browser) =>
    step(`look with ${browser}`, async (model, real) => {
      const isLetIn = use(model, browser);
      const { status, body } = await real.status(browser);
      expect(status).toBe(isLetIn ? 200 : 401);
      if (!isLetIn) return;
      expect([body.subscriptionType, body.totalReviews, body.reviewLimit]).toEqual(
        isPaid(model)
          ? ['monthly', model.reviews.size, null]
          : ['free', model.reviews.size, freePlan.reviews],
      );
    }),
  ),
  fc.tuple(fc.nat({ max: 2 }), fc.constantFrom('kind', 'other')).map(([key, words]) =>
    step(`send ${words} words with key ${key}`, async (model, real) => {
      const known = model.reviews.get(String(key));
      const expected = known === undefined ? (room(model) > 0 ? 201 : 403) : known === words ? 201 : 422;
      expect(await real.send(String(key), words)).toBe(expected);
      if (known === undefined && expected === 201) take(model, String(key), words);
    }),
  ),
  fc.integer({ min: 2, max: 8 }).map((count) =>
    step(`send ${count} at once`, async (model, real) => {
      const keys = Array.from({ length: count }, () => randomUUID());
      const answers = await Promise.all(keys.map((key) => real.send(key, 'kind')));
      const taken = keys.filter((_, index) => answers[index] === 201);
      expect(answers.filter((status) => status === 403)).toHaveLength(count - taken.length);
      expect(taken).toHaveLength(Math.min(count, room(model)));
      for (const key of taken) take(model, key, 'kind');
    }),
  ),
  fc.integer({ min: 0, max: 40 }).map((days) =>
    step(`be given a plan for ${days} days`, async (model, real) => {
      model.paidUntil = model.now + days * DAY;
      await real.givePlan(model.paidUntil);
    }),
  ),
  fc.constantFrom(HOUR, 13 * HOUR, 2 * DAY, 29 * DAY, 31 * DAY).map((milliseconds) =>
    step(`wait ${milliseconds / HOUR} hours`, async (model, real) => {
      await real.sendDueMails();
      model.now += milliseconds;
      real.turnTo(model.now);
      await real.sendDueMails();
      for (const dueAt of model.waiting.splice(0)) handOver(model, dueAt);
    }),
  ),
  fc.constantFrom<Fate>('taken', 451, 550).map((fate) =>
    step(`let the mail server answer ${fate}`, async (model, real) => {
      await real.sendDueMails();
      real.decide(fate);
      model.mailServer = fate;
    }),
  ),
  fc.constant(
    step('count the mails', async (model, real) => {
      await real.sendDueMails();
      const { sent, failed, waiting } = model;
      expect(await real.countMails()).toEqual({ sent, failed, queued: waiting.length });
      expect(await real.accepting()).toBe(room(model) > 0);
    }),
  ),
];

test('Plan, sessions and mails do what a model of a few lines does, whatever happens in whichever order', {
  timeout: isLong ? 7_200_000 : 120_000,
}, async () => {
  const world = await createWorld();
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: 40, size: 'max' }), async (commands) => {
      const setUp = async () => {
        const real = await meetProfessional(world);
        const model: Model = {
          now: world.now(),
          paidUntil: 0,
          reviews: new Map(),
          sessions: new Map(),
          mailServer: 'taken',
          waiting: [],
          sent: 0,
          failed: 0,
        };
        return { model, real };
      };
      await fc.asyncModelRun(setUp, commands);
    }),
    { numRuns: rounds(30, 2_000) },
  );
});

type World = Awaited<ReturnType<typeof createWorld>>;

async function createWorld() {
  let now = Date.parse('2026-11-21T09:00:00.000Z');
  const sink = await startMailSink();
  onTestFinished(() => sink.close());
  const app = await startApp({ env: { SMTP_URL: sink.url }, clock: () => new Date(now) });
  return {
    app,
    sink,
    now: () => now,
    turnTo(time: number) {
      now = time;
    },
  };
}

/** Somebody new with browsers of their own. */
async function meetProfessional({ app, sink, now, turnTo }: World) {
  const { db, wakeOutbox } = app.service.deps;
  sink.decide = () => 'taken';
  const { user, password } = await app.professional();
  const visitors = Array.from({ length: BROWSERS }, () => app.visitor());
  const keys = new Map<string, string>();
  const visitor = (browser: number) => visitors[browser] ?? app.visitor();

  return {
    turnTo,
    decide(fate: Fate) {
      sink.decide = () => fate;
    },
    signIn: async (browser: number) =>
      (await visitor(browser).post('/api/auth/login', { username: user.username, password })).status,
    call: async (browser: number, method: string, path: string) =>
      (await visitor(browser).send(method, path)).status,
    status: (browser: number) => visitor(browser).get('/api/subscription/status'),
    async send(name: string, words: string) {
      const key = keys.get(name) ?? randomUUID();
      keys.set(name, key);
      const review = newReview(user.id, { comment: `Some ${words} words` });
      return (await app.visitor().post('/api/reviews/submit', review, { 'idempotency-key': key })).status;
    },
    givePlan: (until: number) =>
      db
        .updateTable('users')
        .set({ subscription_type: 'monthly', subscription_expires_at: new Date(until).toISOString() })
        .where('id', '=', user.id)
        .execute(),
    accepting: async () => (await app.visitor().get(`/api/users/${user.id}`)).body.acceptingReviews,
    /** Until no mail is due, nor on its way. */
    async sendDueMails() {
      wakeOutbox();
      const due = () =>
        db
          .selectFrom('outbox')
          .select('id')
          .where('state', '=', 'queued')
          .where('user_id', '=', user.id)
          .where((job) =>
            job.or([
              job('next_attempt_at', '<=', new Date(now()).toISOString()),
              job('locked_until', 'is not', null),
            ]),
          )
          .execute();
      await expect.poll(due, { timeout: 20_000, interval: 10 }).toEqual([]);
    },
    async countMails() {
      const jobs = await db
        .selectFrom('outbox')
        .select('state')
        .where('user_id', '=', user.id)
        .where('kind', '=', 'review-received')
        .execute();
      const count = (state: string) => jobs.filter((job) => job.state === state).length;
      return { sent: count('sent'), failed: count('failed'), queued: count('queued') };
    },
  };
}
