import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { newRegistration, newReview } from '#server/demo/cast.ts';
import { type ServiceProcess, startProcess } from '#tests/service-process.ts';
import { quantile } from './process-stats.ts';
import { temporaryFolder } from './temporary-disks.ts';

const CONCURRENCY = 150;
const PROBE_EVERY = 20;
const P99_MAX = 300;
const REVIEWS = 900;
/** Just below the limits of a PDF. */
const COMMENT_LENGTH = 220;

const floods: Record<string, (index: number) => string> = {
  'QR codes of 1000x1000 pixels': (index) =>
    `/qr?size=1000x1000&data=${`${index} `.repeat(1_000).slice(0, 1_000).trim().replaceAll(' ', '+')}`,
  'QR codes of a link': (index) => `/qr?size=1000x1000&data=https://goodword.example/review/${index}`,
  avatars: (index) => `/avatar?name=Maya+${index}`,
  'sheet previews': () => '/print/sheet.svg?sheet=badge',
  'sheet PDFs': () => '/print/sheet.pdf?sheet=business-card-eu',
  'statement PDFs': (index) =>
    `/reputation/statement.pdf?from=2026-01-01&to=2026-12-${10 + (index % 20)}&names=shown&texts=shown`,
};

test.each(Object.keys(floods))(
  `${CONCURRENCY} concurrent requests for %s don’t slow down the review page`,
  async (kind) => {
    const storage = { dataDir: temporaryFolder(), databaseUrl: null };
    const { userId, cookie } = await insertReviews(storage);
    const service = await startProcess({ env: { DATA_DIR: storage.dataDir, RATE_LIMITS: 'on' } });
    const page = `${service.url}/review/${userId}`;
    for (let count = 0; count < 50; count += 1) await (await fetch(page)).text();

    const probes = probe(page);
    await sleep(500);
    const began = performance.now();
    const answers = await Promise.all(
      Array.from({ length: CONCURRENCY }, (_, index) =>
        statusOf(service, floods[kind]?.(index) ?? '', cookie),
      ),
    );
    const took = performance.now() - began;
    await sleep(500);
    const times = await probes.stop();
    console.log(
      `${kind}: ${count(answers)} in ${(took / 1_000).toFixed(1)} s; meanwhile ${times.length} requests for the ` +
        `review page, p50 ${ms(times, 0.5)}, p99 ${ms(times, 0.99)}, longest ${ms(times, 1)}`,
    );
    expect(quantile(times, 0.99)).toBeLessThan(P99_MAX);
  },
);

/** An account with nearly as much text as a PDF may contain. */
async function insertReviews(storage: { dataDir: string; databaseUrl: null }) {
  const service = await startProcess({ env: { DATA_DIR: storage.dataDir } });
  const answer = await fetch(`${service.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(newRegistration()),
  });
  const { id: userId } = (await answer.json()) as { id: number };
  service.process.kill('SIGTERM');
  await service.ended;

  const { db, close } = await openDatabase(storage);
  const { rating, customerName } = newReview(userId);
  for (let hundred = 0; hundred < REVIEWS / 100; hundred += 1) {
    const created_at = new Date(Date.UTC(2026, 0, 1, 0, hundred)).toISOString();
    const reviews = Array.from({ length: 100 }, (_, index) => {
      const comment = words(hundred * 100 + index);
      return { user_id: userId, rating, customer_name: customerName, comment, created_at };
    });
    await db.insertInto('reviews').values(reviews).execute();
  }
  await close();
  return { userId, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

function words(seed: number): string {
  let text = '';
  for (let index = 0; text.length < COMMENT_LENGTH; index += 1) {
    text += `${((seed + 1) * 7_919 * (index + 1)).toString(36)} `;
  }
  return text.slice(0, COMMENT_LENGTH).trim();
}

/** Requests the page at fixed intervals. */
function probe(url: string) {
  const openings: Promise<number>[] = [];
  const pace = setInterval(() => openings.push(open()), PROBE_EVERY);
  async function open() {
    const began = performance.now();
    const answer = await fetch(url).catch(() => null);
    await answer?.arrayBuffer();
    return answer?.ok ? performance.now() - began : Number.POSITIVE_INFINITY;
  }
  return {
    async stop() {
      clearInterval(pace);
      return (await Promise.all(openings)).sort((a, b) => a - b);
    },
  };
}

async function statusOf({ url }: ServiceProcess, path: string, cookie: string): Promise<string> {
  try {
    const answer = await fetch(url + path, { headers: { cookie } });
    await answer.arrayBuffer();
    return String(answer.status);
  } catch {
    return 'no answer';
  }
}

function count(statuses: string[]): string {
  const counts = Map.groupBy(statuses, (status) => status);
  return [...counts].map(([status, { length }]) => `${length} times ${status}`).join(', ');
}

const ms = (times: number[], part: number) => `${quantile(times, part).toFixed(0)} ms`;
