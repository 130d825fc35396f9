/**
 * `npm run bench`: the product beside a floor of bare Node on the same database, in the same run. docs/performance.md says
 * what is measured and how to read it.
 *
 *   npm run bench -- [--database sqlite|postgres] [--rounds 5] [--seconds 2] [--starts 5] [--only NAME,…] [--mail smtp|files]
 *                    [--json FILE] [--markdown]
 *
 * NAME is the beginning of a measure's name in measures.ts, or `start`. Ends with 1 where anything was refused or lost.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Kind, makePair, type Pair, type Place } from './bench-databases.ts';
import { type Generator, type Request, startGenerator } from './generator.ts';
import { describeMachine } from './machine.ts';
import { type Measure, measures } from './measures.ts';
import { forgetPeak, processorSeconds, residentMegabytes } from './process-figures.ts';
import { printReport, toMarkdown } from './report.ts';
import type { DatabaseResult, Run, Sample, Start } from './results.ts';
import { type Server, type Side, startMailTaker, startServer } from './servers.ts';

const { values: options } = parseArgs({
  options: {
    database: { type: 'string', default: 'sqlite,postgres' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    starts: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    mail: { type: 'string', default: 'smtp' },
    json: { type: 'string' },
    markdown: { type: 'boolean', default: false },
  },
});
const rounds = Number(options.rounds);
const seconds = Number(options.seconds);
const starts = Number(options.starts);
const wanted = options.only.split(',');
const isWanted = (name: string) => wanted.some((beginning) => name.startsWith(beginning));
const chosen = measures.filter(({ name }) => isWanted(name));

const sides: Side[] = ['product', 'floor'];
/** Before anything counts: code gets compiled, and pages of the database come into memory. */
const WARM_UP_SECONDS = Math.min(1, seconds);
/** So much time a server has to come to rest before its memory is read. */
const REST = 1_000;
/** For what it costs to send the mails that submissions leave behind. */
const MAIL_SECONDS = 2;

/** What is to be stopped and removed, the last first. */
const cleanUps: (() => unknown)[] = [];
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => cleanUp().then(() => process.exit(1)));

const run: Run = { machine: describeMachine(), databases: [] };
try {
  for (const kind of options.database.split(',') as Kind[]) {
    run.databases.push(await bench(kind));
    await cleanUp();
  }
} finally {
  await cleanUp();
}
const file = options.json ?? join('bench-results', `${run.machine.date.replaceAll(':', '-')}.json`);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(run, null, 2)}\n`);
if (options.markdown) console.log(toMarkdown(run));
else printReport(run);
say(`all rounds are in ${file}`);
process.exitCode = run.databases.some(({ problems }) => problems.length > 0) ? 1 : 0;

async function bench(kind: Kind): Promise<DatabaseResult> {
  const logFolder = mkdtempSync(join(tmpdir(), 'goodword-bench-log-'));
  cleanUps.push(() => rmSync(logFolder, { recursive: true }));
  const generator = startGenerator();
  cleanUps.push(generator.stop);
  say(`${kind}: seeding`);
  const pair = await makePair(
    kind,
    chosen.some(({ isSubmission }) => !isSubmission),
  );
  cleanUps.push(pair.remove);
  const mailTaker = options.mail === 'smtp' ? await startMailTaker() : null;
  if (mailTaker) cleanUps.push(mailTaker.stop);

  const settings = { RATE_LIMITS: 'off', ...(mailTaker && { SMTP_URL: mailTaker.url }) };
  const envOf = { product: { ...pair.product.env, ...settings }, floor: pair.floor.env };
  const start = async (side: Side, isWatched: boolean) => {
    const server = await startServer(side, envOf[side], { logFolder, isWatched });
    cleanUps.push(server.stop);
    return server;
  };
  const result: DatabaseResult = {
    kind,
    version: pair.version,
    starts: isWanted('start') ? await measureStarts(kind, start) : { product: [], floor: [] },
    measures: chosen.map(({ name, title, connections }) => ({ name, title, connections, rounds: [] })),
    mails: [],
    problems: [],
  };
  if (chosen.length > 0) {
    const servers = { product: await start('product', true), floor: await start('floor', true) };
    await measureLoads({ result, pair, generator, servers });
  }
  return result;
}

async function cleanUp(): Promise<void> {
  for (let next = cleanUps.pop(); next; next = cleanUps.pop()) await next();
}

/** How long until the first answer, and what memory is held once it is quiet; in turn, on a database that is there. */
async function measureStarts(
  kind: Kind,
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
  result: DatabaseResult;
  pair: Pair;
  generator: Generator;
  servers: Record<Side, Server>;
}

/** Round by round, and in each measure one side after the other, so that what else the machine does meets both alike. */
async function measureLoads(stand: Stand): Promise<void> {
  const { result } = stand;
  const stored: Record<Side, number> = { product: 0, floor: 0 };
  for (let round = 0; round <= rounds; round += 1) {
    // The round 0 warms up.
    say(round === 0 ? `${result.kind}: warming up` : `${result.kind}: round ${round} of ${rounds}`);
    for (const [i, measure] of chosen.entries()) {
      const samples: Record<Side, Sample | null> = { product: null, floor: null };
      for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
        const sample = await measureOnce(stand, side, measure, round === 0 ? WARM_UP_SECONDS : seconds);
        if (sample === null) continue;
        samples[side] = sample;
        if (sample.refused > 0) {
          result.problems.push(`${measure.title}: ${sample.refused} answers of the ${side} were not 2xx`);
        }
        if (!measure.isSubmission) continue;
        stored[side] += sample.requests - sample.refused;
        await finishSubmitting(stand, side, stored[side], round > 0 && measure.name === 'submit-32');
      }
      if (samples.product && round > 0) {
        result.measures[i]?.rounds.push({ product: samples.product, floor: samples.floor });
      }
    }
  }
}

async function measureOnce(
  { generator, pair, servers }: Stand,
  side: Side,
  measure: Measure,
  duration: number,
): Promise<Sample | null> {
  const request: Request | undefined = measure[side]?.(pair.seeded);
  if (!request) return null;
  const server = servers[side];
  const databasePid = pair.serverPid();
  const processorTimes = () => [
    processorSeconds(server.pid),
    databasePid === null ? 0 : processorSeconds(databasePid),
  ];
  forgetPeak(server.pid);
  server.watchLoop();
  const [serverBefore = 0, databaseBefore = 0] = processorTimes();
  const load = { port: server.port, request, connections: measure.connections, seconds: duration };
  const figures = await generator.run(load);
  const [serverAfter = 0, databaseAfter = 0] = processorTimes();
  return {
    requests: figures.requests,
    refused: figures.requests - figures.successes,
    perSecond: figures.requests / figures.seconds,
    p50: figures.p50,
    p99: figures.p99,
    processor: ((serverAfter - serverBefore) * 1_000) / figures.requests,
    databaseProcessor:
      databasePid === null ? null : ((databaseAfter - databaseBefore) * 1_000) / figures.requests,
    loopP99: await server.readLoop(),
    peak: residentMegabytes(server.pid).peak,
    generatorLoad: figures.generatorLoad,
  };
}

/**
 * Holds what is stored against what was acknowledged. The mails that wait are then set aside, or they would weigh on whatever
 * is measured next; `isMeasured` has the outbox send them for a while before, and says what that costs.
 */
async function finishSubmitting(
  { result, pair, servers }: Stand,
  side: Side,
  acknowledged: number,
  isMeasured: boolean,
): Promise<void> {
  const place = pair[side];
  if (side === 'product' && isMeasured) result.mails.push(await measureMails(place, servers.product));
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

async function measureMails(place: Place, { pid }: Server) {
  const [sentBefore, usedBefore] = [await place.countSent(), processorSeconds(pid)];
  const began = performance.now();
  await sleep(MAIL_SECONDS * 1_000);
  const [used, sent] = [processorSeconds(pid) - usedBefore, (await place.countSent()) - sentBefore];
  const took = (performance.now() - began) / 1_000;
  return { perSecond: sent / took, processor: (used * 1_000) / sent };
}

function say(progress: string): void {
  console.error(`${new Date().toISOString().slice(11, 19)} ${progress}`);
}
