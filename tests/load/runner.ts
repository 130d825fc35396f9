import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kind, makePair, type Pair, type Place } from './bench-databases.ts';
import { type Generator, startGenerator } from './generator.ts';
import type { Measure } from './measures.ts';
import { busySeconds, forgetPeak, processorSeconds, residentMegabytes } from './process-figures.ts';
import type { DatabaseResult, Sample, Start } from './results.ts';
import { type Server, type Side, startMailTaker, startServer } from './servers.ts';

export interface Plan {
  measures: Measure[];
  rounds: number;
  /** For each measure of a round. */
  seconds: number;
  /** How often each side is started for the time that it takes. */
  starts: number;
  /** Where the product's mails go: to a mail server of the measurement's own, or into files. */
  mail: 'smtp' | 'files';
  /** What else is configured of the product. */
  settings: Record<string, string>;
}

const sides: Side[] = ['product', 'floor'];
/** Before anything counts: code gets compiled, and pages of the database come into memory. */
const WARM_UP_SECONDS = 1;
/** So much time a server has to come to rest before its memory is read. */
const REST = 1_000;
/** For what it costs to send the mails that submissions leave behind. */
const MAIL_SECONDS = 2;

/** What is to be stopped and removed, the last first. */
const cleanUps: (() => unknown)[] = [];

let cleaning: Promise<void> | null = null;

/** Leaves no process and no folder behind, whatever was going on. */
export function cleanUp(): Promise<void> {
  cleaning ??= cleanUpInTurn().finally(() => {
    cleaning = null;
  });
  return cleaning;
}

async function cleanUpInTurn(): Promise<void> {
  for (let next = cleanUps.pop(); next; next = cleanUps.pop()) await next();
}

/** Measures both sides on a database of one kind. @throws with the end of the product's log where it cannot go on. */
export async function measureOn(kind: Kind, plan: Plan): Promise<DatabaseResult> {
  const logFolder = mkdtempSync(join(tmpdir(), 'goodword-bench-log-'));
  cleanUps.push(() => rmSync(logFolder, { recursive: true }));
  try {
    const result = await measure(kind, plan, logFolder);
    if (result.problems.length > 0) say(endOfLog(logFolder));
    return result;
  } catch (error) {
    say(endOfLog(logFolder));
    throw error;
  } finally {
    await cleanUp();
  }
}

async function measure(kind: Kind, plan: Plan, logFolder: string): Promise<DatabaseResult> {
  const generator = startGenerator();
  cleanUps.push(generator.stop);
  say(`${kind}: seeding`);
  const needsReviews = plan.measures.some(({ isSubmission }) => !isSubmission);
  const pair = await makePair(kind, needsReviews, cleanUps);
  const mailTaker = plan.mail === 'smtp' ? await startMailTaker() : null;
  if (mailTaker) cleanUps.push(mailTaker.stop);

  const settings = { RATE_LIMITS: 'off', ...(mailTaker && { SMTP_URL: mailTaker.url }), ...plan.settings };
  const envOf = { product: { ...pair.product.env, ...settings }, floor: pair.floor.env };
  const start = async (side: Side, isWatched: boolean) => {
    const server = await startServer(side, envOf[side], { logFolder, isWatched });
    cleanUps.push(server.stop);
    return server;
  };
  const result: DatabaseResult = {
    kind,
    version: pair.version,
    starts: plan.starts > 0 ? await measureStarts(kind, plan.starts, start) : { product: [], floor: [] },
    measures: plan.measures.map(({ name, title, connections }) => ({ name, title, connections, rounds: [] })),
    mails: [],
    problems: [],
  };
  if (plan.measures.length > 0) {
    const servers = { product: await start('product', true), floor: await start('floor', true) };
    await measureLoads({ plan, result, pair, generator, servers });
  }
  return result;
}

/** How long until the first answer, and what memory is held once it is quiet; in turn, on a database that is there. */
async function measureStarts(
  kind: Kind,
  starts: number,
  start: (side: Side, isWatched: boolean) => Promise<Server>,
): Promise<Record<Side, Start[]>> {
  const found: Record<Side, Start[]> = { product: [], floor: [] };
  // The first ones fill Node's cache of compiled code, as `npm start` has done before.
  for (let i = -1; i < starts; i += 1) {
    say(`${kind}: start ${i + 1} of ${starts}`);
    for (const side of sides) {
      const server = await start(side, false);
      await sleep(REST);
      const { now: megabytes } = residentMegabytes(server.pid);
      await server.stop();
      if (i >= 0) found[side].push({ milliseconds: server.startedWithin, megabytes });
    }
  }
  return found;
}

interface Stand {
  plan: Plan;
  result: DatabaseResult;
  pair: Pair;
  generator: Generator;
  servers: Record<Side, Server>;
}

/** Round by round, and in each measure one side after the other, so that what else the machine does meets both alike. */
async function measureLoads(stand: Stand): Promise<void> {
  const { plan, result } = stand;
  const stored: Record<Side, number> = { product: 0, floor: 0 };
  for (let round = 0; round <= plan.rounds; round += 1) {
    const isWarmUp = round === 0;
    say(isWarmUp ? `${result.kind}: warming up` : `${result.kind}: round ${round} of ${plan.rounds}`);
    for (const [i, measure] of plan.measures.entries()) {
      const samples: Record<Side, Sample | null> = { product: null, floor: null };
      for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
        const sample = await measureOnce(stand, side, measure, isWarmUp ? WARM_UP_SECONDS : plan.seconds);
        if (sample === null) continue;
        samples[side] = sample;
        if (sample.refused > 0) {
          result.problems.push(`${measure.title}: ${sample.refused} answers of the ${side} were not 2xx`);
        }
        if (!measure.isSubmission) continue;
        stored[side] += sample.requests - sample.refused;
        if (side === 'product' && measure.leavesMails && !isWarmUp) {
          result.mails.push(await measureMails(stand));
        }
        await settleAccounts(stand, side, stored[side]);
      }
      if (samples.product && !isWarmUp) {
        result.measures[i]?.rounds.push({ product: samples.product, floor: samples.floor });
      }
    }
  }
}

/** null where the floor has nothing of the kind. */
async function measureOnce(
  { generator, pair, servers }: Stand,
  side: Side,
  measure: Measure,
  seconds: number,
): Promise<Sample | null> {
  const request = measure[side]?.(pair.seeded);
  if (!request) return null;
  const { pid, port, watchLoop, readLoop } = servers[side];
  const databasePid = pair.serverPid();
  const used = () => ({
    server: processorSeconds(pid),
    database: databasePid === null ? 0 : processorSeconds(databasePid),
    all: busySeconds(),
  });

  forgetPeak(pid);
  watchLoop();
  const before = used();
  const load = await generator.run({ port, request, connections: measure.connections, seconds });
  const after = used();

  const [server, database] = [after.server - before.server, after.database - before.database];
  const others = after.all - before.all - server - database - load.generatorLoad * load.seconds;
  return {
    requests: load.requests,
    refused: load.requests - load.successes,
    perSecond: load.requests / load.seconds,
    p50: load.p50,
    p99: load.p99,
    processor: (server * 1_000) / load.requests,
    databaseProcessor: databasePid === null ? null : (database * 1_000) / load.requests,
    loopP99: await readLoop(),
    peak: residentMegabytes(pid).peak,
    generatorLoad: load.generatorLoad,
    otherLoad: others / load.seconds,
  };
}

/** What the outbox does once nothing else is done: it is behind after a flood of reviews. */
async function measureMails({ pair, servers }: Stand): Promise<DatabaseResult['mails'][number]> {
  const { pid } = servers.product;
  const [sentBefore, usedBefore] = [await pair.product.countSent(), processorSeconds(pid)];
  const began = performance.now();
  await sleep(MAIL_SECONDS * 1_000);
  return {
    sent: (await pair.product.countSent()) - sentBefore,
    seconds: (performance.now() - began) / 1_000,
    processorSeconds: processorSeconds(pid) - usedBefore,
  };
}

/**
 * Holds what is stored against what was acknowledged. Mails that still wait are then set aside, or they would weigh on
 * whatever is measured next.
 */
async function settleAccounts({ result, pair }: Stand, side: Side, acknowledged: number): Promise<void> {
  const place: Place = pair[side];
  const { reviews, counted, jobs } = await place.count();
  if (reviews !== acknowledged) {
    result.problems.push(`${acknowledged} reviews acknowledged by the ${side}, ${reviews} stored`);
  }
  if (side === 'floor') return;
  if (jobs !== reviews || counted !== reviews) {
    result.problems.push(`${reviews} reviews stored, ${counted} counted, ${jobs} mail jobs`);
  }
  await place.setMailsAside();
}

function endOfLog(logFolder: string): string {
  const log = join(logFolder, 'product.log');
  // It may not have come as far as a start.
  return existsSync(log) ? `the end of the product’s log:\n${readFileSync(log, 'utf8').slice(-4_000)}` : '';
}

export function say(progress: string): void {
  console.error(`${new Date().toISOString().slice(11, 19)} ${progress}`);
}
