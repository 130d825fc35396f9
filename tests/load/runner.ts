import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabasePair, type DatabasePair, type Kind, type TestDatabase } from './bench-databases.ts';
import { type Generator, startGenerator } from './generator.ts';
import type { Measure } from './measures.ts';
import { cpuSeconds, resetPeak, residentMegabytes } from './process-usage.ts';
import type { DatabaseResult, Sample, Start } from './results.ts';
import { type Server, type Side, startMailSink, startServer } from './servers.ts';

export interface Plan {
  measures: Measure[];
  rounds: number;
  seconds: number;
  starts: number;
}

const sides: Side[] = ['product', 'baseline'];
const WARM_UP_SECONDS = 1;
const IDLE_BEFORE_MEMORY = 1_000;
/** Time to measure the sending of queued mails. */
const MAIL_SECONDS = 2;

/** What to end and delete after a run, the last first. */
export const cleanUps: (() => unknown)[] = [];

export async function cleanUp(): Promise<void> {
  for (let next = cleanUps.pop(); next; next = cleanUps.pop()) await next();
}

export function cleanUpOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => cleanUp().finally(() => process.exit(1)));
}

export async function measureOn(kind: Kind, plan: Plan): Promise<DatabaseResult> {
  const logFolder = mkdtempSync(join(tmpdir(), 'goodword-bench-log-'));
  cleanUps.push(() => rmSync(logFolder, { recursive: true }));
  try {
    const result = await measure(kind, plan, logFolder);
    if (result.problems.length > 0) logProgress(endOfLog(logFolder));
    return result;
  } catch (error) {
    logProgress(endOfLog(logFolder));
    throw error;
  } finally {
    await cleanUp();
  }
}

async function measure(kind: Kind, plan: Plan, logFolder: string): Promise<DatabaseResult> {
  const generator = startGenerator();
  cleanUps.push(generator.stop);
  logProgress(`${kind}: seeding`);
  const needsReviews = plan.measures.some(({ isSubmission }) => !isSubmission);
  const pair = await createDatabasePair(kind, needsReviews, cleanUps);
  const mailSink = await startMailSink();
  cleanUps.push(mailSink.stop);

  const settings = { RATE_LIMITS: 'off', SMTP_URL: mailSink.url };
  const envOf = { product: { ...pair.product.env, ...settings }, baseline: pair.baseline.env };
  const start = async (side: Side) => {
    const server = await startServer(side, envOf[side], { logFolder });
    cleanUps.push(server.stop);
    return server;
  };
  const result: DatabaseResult = {
    kind,
    version: pair.version,
    starts: plan.starts > 0 ? await measureStarts(kind, plan.starts, start) : { product: [], baseline: [] },
    measures: plan.measures.map(({ name, title }) => ({ name, title, rounds: [] })),
    mails: [],
    problems: [],
  };
  if (plan.measures.length > 0) {
    const servers = { product: await start('product'), baseline: await start('baseline') };
    await measureLoads({ plan, result, pair, generator, servers });
  }
  return result;
}

async function measureStarts(
  kind: Kind,
  starts: number,
  start: (side: Side) => Promise<Server>,
): Promise<Record<Side, Start[]>> {
  const found: Record<Side, Start[]> = { product: [], baseline: [] };
  // The first start fills Node's compile cache.
  for (let i = -1; i < starts; i += 1) {
    logProgress(`${kind}: start ${i + 1} of ${starts}`);
    for (const side of sides) {
      const server = await start(side);
      await sleep(IDLE_BEFORE_MEMORY);
      const { now: megabytes } = residentMegabytes(server.pid);
      await server.stop();
      if (i >= 0) found[side].push({ milliseconds: server.startedWithin, megabytes });
    }
  }
  return found;
}

interface Setup {
  plan: Plan;
  result: DatabaseResult;
  pair: DatabasePair;
  generator: Generator;
  servers: Record<Side, Server>;
}

/** Alternates between the sides, so that other load on the machine affects both alike. */
async function measureLoads(setup: Setup): Promise<void> {
  const { plan, result } = setup;
  const stored: Record<Side, number> = { product: 0, baseline: 0 };
  for (let round = 0; round <= plan.rounds; round += 1) {
    const isWarmUp = round === 0;
    logProgress(isWarmUp ? `${result.kind}: warming up` : `${result.kind}: round ${round} of ${plan.rounds}`);
    for (const [i, measure] of plan.measures.entries()) {
      const samples: Record<Side, Sample | null> = { product: null, baseline: null };
      for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
        const sample = await measureOnce(setup, side, measure, isWarmUp ? WARM_UP_SECONDS : plan.seconds);
        if (sample === null) continue;
        samples[side] = sample;
        if (sample.refused > 0) {
          result.problems.push(`${measure.title}: ${sample.refused} responses of the ${side} were not 2xx`);
        }
        if (!measure.isSubmission) continue;
        stored[side] += sample.requests - sample.refused;
        if (side === 'product' && measure.leavesMails && !isWarmUp) {
          result.mails.push(await measureMails(setup));
        }
        await verifyReviews(setup, side, stored[side]);
      }
      if (samples.product && !isWarmUp) {
        result.measures[i]?.rounds.push({ product: samples.product, baseline: samples.baseline });
      }
    }
  }
}

async function measureOnce(
  { generator, pair, servers }: Setup,
  side: Side,
  measure: Measure,
  seconds: number,
): Promise<Sample | null> {
  const request = measure[side]?.(pair.seeded);
  if (!request) return null;
  const { pid, port } = servers[side];
  resetPeak(pid);
  const usedBefore = cpuSeconds(pid);
  const load = await generator.run({ port, requests: [request], connections: measure.connections, seconds });
  return {
    requests: load.requests,
    refused: load.requests - load.successes,
    perSecond: load.requests / load.seconds,
    p99: load.p99,
    processor: ((cpuSeconds(pid) - usedBefore) * 1_000) / load.requests,
    peakMegabytes: residentMegabytes(pid).peak,
  };
}

async function measureMails({ pair, servers }: Setup): Promise<DatabaseResult['mails'][number]> {
  const { pid } = servers.product;
  const [sentBefore, usedBefore] = [await pair.product.countSent(), cpuSeconds(pid)];
  const began = performance.now();
  await sleep(MAIL_SECONDS * 1_000);
  return {
    sent: (await pair.product.countSent()) - sentBefore,
    seconds: (performance.now() - began) / 1_000,
    cpuSeconds: cpuSeconds(pid) - usedBefore,
  };
}

/** Compares stored with acknowledged reviews, and clears queued mails, which would disturb the next measure. */
async function verifyReviews({ result, pair }: Setup, side: Side, acknowledged: number): Promise<void> {
  const database: TestDatabase = pair[side];
  const { reviews, counted, jobs } = await database.count();
  if (reviews !== acknowledged) {
    result.problems.push(`${acknowledged} reviews acknowledged by the ${side}, ${reviews} stored`);
  }
  if (side === 'baseline') return;
  if (jobs !== reviews || counted !== reviews) {
    result.problems.push(`${reviews} reviews stored, ${counted} counted, ${jobs} mail jobs`);
  }
  await database.markMailsSent();
}

function endOfLog(logFolder: string): string {
  const log = join(logFolder, 'product.log');
  return existsSync(log) ? `end of the product’s log:\n${readFileSync(log, 'utf8').slice(-4_000)}` : '';
}

export function logProgress(progress: string): void {
  console.error(`${new Date().toISOString().slice(11, 19)} ${progress}`);
}
