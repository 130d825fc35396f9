import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { newRegistration } from '#server/demo/cast.ts';
import { type ServiceProcess, startProcess } from '#tests/service-process.ts';
import { quantile } from './process-stats.ts';

const CONCURRENCY = 150;
const PROBE_EVERY = 20;
const P99_MAX = 300;

const floods: Record<string, (index: number) => string> = {
  'QR codes of 1000x1000 pixels': (index) =>
    `/qr?size=1000x1000&data=${`${index} `.repeat(1_000).slice(0, 1_000).trim().replaceAll(' ', '+')}`,
  'QR codes of a link': (index) => `/qr?size=1000x1000&data=https://goodword.example/review/${index}`,
  avatars: (index) => `/avatar?name=Maya+${index}`,
  'sheet previews': () => '/print/sheet.svg?sheet=badge',
  'sheet PDFs': () => '/print/sheet.pdf?sheet=business-card-eu',
};

test.each(Object.keys(floods))(
  `${CONCURRENCY} concurrent requests for %s don’t slow down the review page`,
  async (kind) => {
    const service = await startProcess({ env: { RATE_LIMITS: 'on' } });
    const { userId, cookie } = await register(service);
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

async function register({ url }: ServiceProcess): Promise<{ userId: number; cookie: string }> {
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(newRegistration()),
  });
  const { id: userId } = (await answer.json()) as { id: number };
  return { userId, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
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
