import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { freePlan } from '#contract/plans.ts';
import { newReview } from '#server/demo/cast.ts';
import { DAY, HOUR } from '#server/platform/clock.ts';
import { isLong, rounds } from '#tests/faults/run-length.ts';
import { type MailOutcome, startMailSink } from '#tests/mail-sink.ts';
import { skipWithoutDatabase, startApp } from '#tests/start-app.ts';

beforeEach(skipWithoutDatabase);

const BROWSERS = 5;

/** The expected state of one professional. */
interface Model {
  now: number;
  paidUntil: number;
  /** Comments by idempotency key. */
  reviews: Map<string, string>;
  /** By browser: the times of sign-in and of the last recorded use. */
  sessions: Map<number, { begun: number; noted: number }>;
  mailServer: MailOutcome;
  /** When each deferred mail was first due. */
  waiting: number[];
  sent: number;
  failed: number;
}

const isPaid = (model: Model) => model.paidUntil > model.now;
const remaining = (model: Model) =>
  isPaid(model) ? Infinity : Math.max(0, freePlan.reviews - model.reviews.size);

function isSignedIn(model: Model, browser: number): boolean {
  const session = model.sessions.get(browser);
  if (!session) return false;
  return model.now < Math.min(session.noted + 30 * DAY, session.begun + 90 * DAY);
}

/** A call with a browser's session. @returns whether it is authorized. */
function useSession(model: Model, browser: number): boolean {
  const session = model.sessions.get(browser);
  if (!session || !isSignedIn(model, browser)) return false;
  if (model.now - session.noted >= HOUR) session.noted = model.now;
  return true;
}

function accept(model: Model, key: string, words: string): void {
  model.reviews.set(key, words);
  deliver(model, model.now);
}

function deliver(model: Model, dueAt: number): void {
  if (model.mailServer === 'accepted') model.sent += 1;
  else if (model.mailServer === 550 || model.now - dueAt >= 5 * DAY) model.failed += 1;
  else model.waiting.push(dueAt);
}

type Real = Awaited<ReturnType<typeof createProfessional>>;
type Step = fc.AsyncCommand<Model, Real>;

/** A step without preconditions; `name` is shown on failure. */
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
      const isAuthorized = useSession(model, browser);
      expect(await real.call(browser, 'DELETE', '/api/auth/sessions')).toBe(isAuthorized ? 204 : 401);
      if (isAuthorized) model.sessions.clear();
    }),
  ),
  browsers.map((browser) =>
    step(`view the plan with ${browser}`, async (model, real) => {
      const isAuthorized = useSession(model, browser);
      const { status, body } = await real.status(browser);
      expect(status).toBe(isAuthorized ? 200 : 401);
      if (!isAuthorized) return;
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
      const expected = known === undefined ? (remaining(model) > 0 ? 201 : 403) : known === words ? 201 : 422;
      expect(await real.send(String(key), words)).toBe(expected);
      if (known === undefined && expected === 201) accept(model, String(key), words);
    }),
  ),
  fc.integer({ min: 2, max: 8 }).map((count) =>
    step(`send ${count} in parallel`, async (model, real) => {
      const keys = Array.from({ length: count }, () => randomUUID());
      const answers = await Promise.all(keys.map((key) => real.send(key, 'kind')));
      const accepted = keys.filter((_, index) => answers[index] === 201);
      expect(answers.filter((status) => status === 403)).toHaveLength(count - accepted.length);
      expect(accepted).toHaveLength(Math.min(count, remaining(model)));
      for (const key of accepted) accept(model, key, 'kind');
    }),
  ),
  fc.integer({ min: 0, max: 40 }).map((days) =>
    step(`get a plan for ${days} days`, async (model, real) => {
      model.paidUntil = model.now + days * DAY;
      await real.givePlan(model.paidUntil);
    }),
  ),
  fc.constantFrom(HOUR, 13 * HOUR, 2 * DAY, 29 * DAY, 31 * DAY).map((milliseconds) =>
    step(`wait ${milliseconds / HOUR} hours`, async (model, real) => {
      await real.sendDueMails();
      model.now += milliseconds;
      real.setTime(model.now);
      await real.sendDueMails();
      for (const dueAt of model.waiting.splice(0)) deliver(model, dueAt);
    }),
  ),
  fc.constantFrom<MailOutcome>('accepted', 451, 550).map((fate) =>
    step(`set the mail server's reply to ${fate}`, async (model, real) => {
      await real.sendDueMails();
      real.setFate(fate);
      model.mailServer = fate;
    }),
  ),
  fc.constant(
    step('count the mails', async (model, real) => {
      await real.sendDueMails();
      const { sent, failed, waiting } = model;
      expect(await real.countMails()).toEqual({ sent, failed, queued: waiting.length });
      expect(await real.accepting()).toBe(remaining(model) > 0);
    }),
  ),
];

test('Plan, sessions and mails match a simple model for random sequences of steps', {
  timeout: isLong ? 7_200_000 : 120_000,
}, async () => {
  const world = await createWorld();
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: 40, size: 'max' }), async (commands) => {
      const setUp = async () => {
        const real = await createProfessional(world);
        const model: Model = {
          now: world.now(),
          paidUntil: 0,
          reviews: new Map(),
          sessions: new Map(),
          mailServer: 'accepted',
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
    setTime(time: number) {
      now = time;
    },
  };
}

/** A new account with several browsers. */
async function createProfessional({ app, sink, now, setTime }: World) {
  const { db, wakeOutbox } = app.service.deps;
  sink.decide = () => 'accepted';
  const { user, password } = await app.professional();
  const visitors = Array.from({ length: BROWSERS }, () => app.visitor());
  const keys = new Map<string, string>();
  const visitor = (browser: number) => visitors[browser] ?? app.visitor();

  return {
    setTime,
    setFate(fate: MailOutcome) {
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
    /** Resolves once no mail is due or in flight. */
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
