import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { newRegistration, newReview } from '#server/demo/cast.ts';
import { startApp, type TestApp } from '#tests/start-app.ts';
import { startWithStripe } from '#tests/start-with-stripe.ts';

/** Counted in review pages that are not kept yet, each of which takes a millisecond or two, the client's half included. */
const MAX_COST = 5;
const RUNS = 40;

interface Dear {
  path: string;
  isStored?: boolean;
  headers?: Record<string, string>;
  body?: string;
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const JSON_TYPE = { 'content-type': 'application/json' };
/** Almost all that headers may have in total. */
const HEADER = 15_000;
/** Their order is not the canonical one, so each must be sorted. */
const MARKS = '\u0315\u0300\u05ae\u0300';
/** One letter that normalizes to eighteen. */
const LIGATURE = '\ufdfa';

const json = (path: string, body: unknown, headers = {}): Dear => ({
  path,
  headers: { ...JSON_TYPE, ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const review = (comment: string): Dear => ({
  ...json('/api/reviews/submit', newReview(2, { comment })),
  isStored: true,
});
const header = (name: string, unit: string, path = '/'): Dear => ({
  path,
  headers: { 'accept-encoding': 'gzip', 'user-agent': 'Mozilla/5.0', [name]: filled(unit, HEADER) },
});

const dearRequests: Record<string, Dear> = {
  'a list of empty languages': header('accept-language', ','),
  'a list of languages': header('accept-language', 'de;q=0.1,'),
  'a list of entity tags': header('if-none-match', '"a",'),
  'thousands of cookies': header('cookie', 'a=%41;'),
  'a long user agent': header('user-agent', 'Mozilla/5.0 (Gecko Chrome ', '/review/2'),
  'a list of proxies': header('x-forwarded-for', '1.1.1.1,'),
  'a long path': { path: `/review/${filled('%25', 7_500)}` },
  'a code of the most characters': { path: `/qr?size=1000x1000&data=${'x'.repeat(1_000)}` },
  'a code with the best mask': { path: `/qr?size=1000x1000&data=${'%E6%84%9F'.repeat(199)}` },
  'a name of marks': { path: `/avatar?name=a${encodeURIComponent(MARKS.repeat(29))}` },
  'a deep body': json('/api/reviews/submit', '['.repeat(16_000) + ']'.repeat(16_000)),
  'a body of many fields': json('/api/auth/login', Object.fromEntries(numbers(3_000).map((i) => [i, 1]))),
  'a username of marks': json('/api/auth/register', newRegistration({ username: `a${MARKS.repeat(3_900)}` })),
  'a username of ligatures': json(
    '/api/auth/register',
    newRegistration({ username: LIGATURE.repeat(9_000) }),
  ),
  'an address of ligatures': json('/api/auth/forgot-password', { email: `${LIGATURE.repeat(9_000)}@a.b` }),
  'words of marks': json('/api/reviews/submit', newReview(2, { comment: `a${MARKS.repeat(3_900)}` })),
  'a review of a pile of marks': review(`a${MARKS.repeat(1_200)}`),
  'a review of marks that lengthen': review(`\u0627${`${MARKS.repeat(7)}\u0640`.repeat(170)}`),
  'a review of ligatures': review(LIGATURE.repeat(4_900)),
  'a name of blanks': json('/api/reviews/submit', newReview(2, { customerName: `a${' '.repeat(30_000)}b` })),
  'a form of many fields': {
    path: '/review/2',
    headers: FORM,
    body: numbers(10_000)
      .map((i) => `k${i}=1`)
      .join('&'),
  },
  'a form of blanks': { path: '/review/2', headers: FORM, body: `comment=${'+'.repeat(30_000)}` },
  'a list of signatures': json('/api/webhooks/stripe', '{}', {
    'stripe-signature': `t=${Math.floor(Date.now() / 1_000)},${filled('v1=abc,', HEADER)}`,
  }),
  'a large passkey': json('/api/auth/passkeys/sign-in', {
    id: 'A'.repeat(1_400),
    response: { clientDataJSON: 'A'.repeat(28_000) },
  }),
};

/** The best of many runs, which a busy machine disturbs least; a cheap request needs a few only. */
test('No request of a stranger costs more than five review pages', { timeout: 120_000 }, async () => {
  const { app, buyer, grant } = await startWithStripe();
  const ana = await buyer();
  await grant(ana, 'annual', null);
  expect(ana.user.id).toBe(2);
  const bestOf = async (request: Dear, enough: number) => {
    let best = Number.POSITIVE_INFINITY;
    for (let run = 0; run < RUNS && best > enough; run += 1)
      best = Math.min(best, await costOf(app, request));
    return best;
  };
  const pages: number[] = [];
  for (const run of numbers(RUNS)) {
    await ana.patch('/api/auth/me', { fullName: `Ana${run} Ruiz` });
    pages.push(await costOf(app, { path: '/review/2' }));
  }
  const page = Math.min(...pages);
  const tooDear: [name: string, pages: number][] = [];
  for (const [name, request] of Object.entries(dearRequests)) {
    const cost = await bestOf(request, MAX_COST * page);
    if (cost > MAX_COST * page) tooDear.push([name, cost / page]);
  }
  expect(tooDear).toEqual([]);
});

test('A body in tiny chunks is refused, since each takes as long as a large one', async () => {
  const app = await startApp();
  const post = async (chunk: string, times: number) => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
    socket.write('POST /api/auth/login HTTP/1.1\r\nHost: a\r\nConnection: close\r\n');
    socket.write('Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n');
    const chunks = `${chunk.length.toString(16)}\r\n${chunk}\r\n`.repeat(times);
    socket.write(`${chunks}0\r\n\r\n`);
    return (await text(socket)).split('\r\n', 1)[0];
  };
  expect(await post(' '.repeat(500), 60)).toBe('HTTP/1.1 400 Bad Request');
  expect(await post(' ', 1_001)).toBe('HTTP/1.1 400 Refused');
});

/** Milliseconds of this thread. Those of the client are in both what is measured and what it is compared with. */
async function costOf({ url }: TestApp, { path, headers = {}, body, isStored }: Dear): Promise<number> {
  const before = performance.eventLoopUtilization();
  const answer = await fetch(url + path, {
    headers,
    redirect: 'manual',
    ...(body !== undefined && { method: 'POST', body }),
  });
  await answer.arrayBuffer();
  const { active } = performance.eventLoopUtilization(before);
  expect([path.slice(0, 20), answer.status]).toEqual([
    path.slice(0, 20),
    expect.toSatisfy((status) => (isStored ? status === 201 : status < 500)),
  ]);
  return active;
}

function filled(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
