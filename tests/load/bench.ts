/**
 * `npm run bench`: measures the product beside a plain Node baseline on an identical database. See docs/performance.md.
 *
 *   npm run bench -- [--database sqlite|postgres] [--only NAME,…] [--rounds 9] [--seconds 1] [--starts 5]
 *                    [--check] [--json FILE]
 *
 * NAME is a prefix of a name in measures.ts, or `start`. The run exits with 1 if anything was refused, lost or duplicated,
 * and with --check also if the product has less than the `least` share of the baseline's speed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { languages } from '#contract/languages/languages.ts';
import {
  type CleanUps,
  clearMails,
  countMails,
  countReviews,
  createDatabases,
  createFolder,
  type Kind,
  type LoadDatabases,
} from './databases.ts';
import { type Measure, measures } from './measures.ts';
import { describeRun, logProgress, median, plain, runWithCleanUps } from './run.ts';
import type { Seeded } from './seed-load.ts';
import { type LoadFigures, sendLoad } from './send-load.ts';
import { type Server, type Side, startMailSink, startServer } from './servers.ts';

const { values: options } = parseArgs({
  options: {
    database: { type: 'string', default: 'sqlite,postgres' },
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '9' },
    seconds: { type: 'string', default: '1' },
    starts: { type: 'string', default: '5' },
    check: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
});
const isWanted = (name: string) => options.only.split(',').some((beginning) => name.startsWith(beginning));
const wanted = measures.filter(({ name }) => isWanted(name));
const sides: Side[] = ['product', 'baseline'];
/** Time to measure the sending of queued mails. */
const MAIL_SECONDS = 2;

interface Sample extends LoadFigures {
  /** CPU milliseconds of the server per request. */
  processor: number;
  peakMegabytes: number;
}

type Samples = { product: Sample[]; baseline: Sample[] };

interface Found {
  version: string;
  bytesPerReview: number | null;
  measures: Record<string, Samples>;
  starts: Record<Side, { milliseconds: number; megabytes: number; inAllLanguages: number }[]>;
  mails: { perSecond: number; processor: number }[];
  problems: string[];
}

interface Bench {
  databases: LoadDatabases;
  servers: Record<Side, Server>;
  /** Acknowledged reviews. */
  acknowledged: Record<Side, number>;
  /** Reviews without a response when their load ended. */
  unanswered: Record<Side, number>;
  found: Found;
}

console.log(`\n${describeRun('npm run bench --')}`);
const results: Found[] = [];
for (const kind of options.database.split(',')) {
  const found = await runWithCleanUps((cleanUps) => measureOn(kind as Kind, cleanUps));
  results.push(found);
  report(found);
  if (found.problems.length > 0) process.exitCode = 1;
}
if (options.json) {
  mkdirSync(dirname(options.json), { recursive: true });
  writeFileSync(options.json, JSON.stringify(results, null, 2));
}

async function measureOn(kind: Kind, cleanUps: CleanUps): Promise<Found> {
  logProgress(`${kind}: seeding`);
  const isFilled = wanted.some(({ isSubmission }) => !isSubmission);
  const databases = await createDatabases(kind, isFilled, cleanUps);
  const { seeded, version, bytes } = databases;
  const mailSink = await startMailSink();
  cleanUps.push(mailSink.stop);
  const logFolder = createFolder(cleanUps);
  const settings = { product: { RATE_LIMITS: 'off', SMTP_URL: mailSink.url }, baseline: {} };
  const start = async (side: Side) => {
    const server = await startServer(side, { ...databases[side].env, ...settings[side] }, logFolder);
    cleanUps.push(server.stop);
    return server;
  };
  const found: Found = {
    version,
    bytesPerReview: isFilled ? bytes / seeded.reviewCount : null,
    measures: Object.fromEntries(wanted.map(({ name }) => [name, { product: [], baseline: [] }])),
    starts: { product: [], baseline: [] },
    mails: [],
    problems: [],
  };
  if (isWanted('start')) await measureStarts(start, seeded, found);
  const servers = { product: await start('product'), baseline: await start('baseline') };
  const none = { product: 0, baseline: 0 };
  const bench = { databases, servers, acknowledged: { ...none }, unanswered: { ...none }, found };
  await measureRounds(bench);
  if (options.check) found.problems.push(...shortfalls(found));
  if (found.problems.length > 0)
    logProgress(`end of the product’s log:\n${servers.product.log().slice(-4_000)}`);
  return found;
}

async function measureStarts(
  start: (side: Side) => Promise<Server>,
  { thousand }: Seeded,
  { starts }: Found,
): Promise<void> {
  // The first start fills Node's compile cache.
  for (let i = -1; i < Number(options.starts); i += 1) {
    for (const side of sides) {
      const server = await start(side);
      await sleep(1_000);
      const { now: megabytes } = server.memory();
      for (const language of Object.keys(languages))
        for (const path of ['/', `/review/${thousand.id}`])
          await (await fetch(`http://127.0.0.1:${server.port}${path}?lang=${language}`)).text();
      await sleep(1_000);
      const { now: inAllLanguages } = server.memory();
      await server.stop();
      if (i >= 0) starts[side].push({ milliseconds: server.startedWithin, megabytes, inAllLanguages });
    }
  }
}

/** Alternates between the sides, so that other load on the machine affects both alike; the first round is a warm-up. */
async function measureRounds(bench: Bench): Promise<void> {
  const { databases, servers, found } = bench;
  for (let round = 0; round <= Number(options.rounds); round += 1) {
    logProgress(round === 0 ? 'warming up' : `round ${round} of ${options.rounds}`);
    for (const measure of wanted) {
      for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
        const request = measure[side]?.(databases.seeded);
        if (!request) continue;
        const seconds = round === 0 ? 1 : Number(options.seconds);
        const sample = await takeSample(servers[side], (port) =>
          sendLoad({ port, request, connections: measure.connections, seconds }),
        );
        if (round > 0) found.measures[measure.name]?.[side].push(sample);
        if (sample.refused > 0)
          found.problems.push(`${measure.title}: ${sample.refused} responses of the ${side} were not 2xx`);
        if (measure.isSubmission) await verifyReviews(bench, side, measure, sample, round > 0);
      }
    }
  }
}

async function takeSample(server: Server, send: (port: number) => Promise<LoadFigures>): Promise<Sample> {
  server.resetPeak();
  const usedBefore = server.cpuSeconds();
  const figures = await send(server.port);
  const used = server.cpuSeconds() - usedBefore;
  return {
    ...figures,
    processor: (used * 1_000) / figures.requests,
    peakMegabytes: server.memory().peak,
  };
}

/** Compares stored with acknowledged reviews; when a load ends, each connection may have one more on its way. */
async function verifyReviews(
  bench: Bench,
  side: Side,
  measure: Measure,
  sample: Sample,
  isMeasured: boolean,
): Promise<void> {
  const { databases, acknowledged, unanswered, found } = bench;
  acknowledged[side] += sample.requests - sample.refused;
  unanswered[side] += measure.connections;
  if (side === 'product' && measure.leavesMails && isMeasured) await measureMails(bench);
  const { stored, counted, jobs } = await countReviews(databases[side], databases.seeded);
  if (stored < acknowledged[side] || stored > acknowledged[side] + unanswered[side])
    found.problems.push(`${acknowledged[side]} reviews acknowledged by the ${side}, ${stored} stored`);
  if (side === 'baseline') return;
  if (jobs !== stored || counted !== stored)
    found.problems.push(`${stored} reviews stored, ${counted} counted, ${jobs} mail jobs`);
  logProgress('waiting for the outbox');
  await clearMails(databases.product);
}

async function measureMails({ databases, servers, found }: Bench): Promise<void> {
  const server = servers.product;
  const [sentBefore, usedBefore] = [await countMails(databases.product, 'sent'), server.cpuSeconds()];
  const began = performance.now();
  await sleep(MAIL_SECONDS * 1_000);
  const sent = (await countMails(databases.product, 'sent')) - sentBefore;
  found.mails.push({
    perSecond: (sent * 1_000) / (performance.now() - began),
    processor: ((server.cpuSeconds() - usedBefore) * 1_000) / sent,
  });
}

/** The median of the ratios of each round, since other load on the machine affects both sides. */
function shareOfBaseline(samples: Samples | undefined, figure: 'perSecond' | 'processor'): number | null {
  const ratios = samples?.baseline.flatMap((baseline, i) => {
    const product = samples.product[i];
    // CPU time is counted in hundredths of a second.
    return product && baseline[figure] > 0 ? product[figure] / baseline[figure] : [];
  });
  return median(ratios ?? []);
}

function shortfalls({ measures: samples }: Found): string[] {
  return wanted.flatMap(({ name, title, least = 0 }) => {
    const share = shareOfBaseline(samples[name], 'perSecond') ?? least;
    return share < least ? `${title}: ${plain(share)} of the baseline, less than ${least}` : [];
  });
}

function report({ version, bytesPerReview, measures: samples, starts, mails, problems }: Found): void {
  console.log(`\n${version}`);
  console.table(
    Object.fromEntries(
      wanted.map(({ name, title }) => {
        const { product = [], baseline = [] } = samples[name] ?? {};
        const middle = (of: Sample[], figure: keyof Sample) => plain(median(of.map((each) => each[figure])));
        const figures = {
          'product /s': middle(product, 'perSecond'),
          'baseline /s': middle(baseline, 'perSecond'),
          'of baseline': plain(shareOfBaseline(samples[name], 'perSecond')),
          'p50 ms': middle(product, 'p50'),
          'p99 ms': middle(product, 'p99'),
          'CPU ms': middle(product, 'processor'),
          'CPU × baseline': plain(shareOfBaseline(samples[name], 'processor')),
          'peak MB': plain(Math.max(...product.map(({ peakMegabytes }) => peakMegabytes))),
        };
        return [title, figures];
      }),
    ),
  );
  const started = (side: Side, figure: 'milliseconds' | 'megabytes' | 'inAllLanguages') =>
    plain(median(starts[side].map((each) => each[figure])));
  const sending = (figure: 'perSecond' | 'processor') => plain(median(mails.map((each) => each[figure])));
  console.table({
    'start to first response, ms': {
      product: started('product', 'milliseconds'),
      baseline: started('baseline', 'milliseconds'),
    },
    'resident after start, MB': {
      product: started('product', 'megabytes'),
      baseline: started('baseline', 'megabytes'),
    },
    'resident after twelve languages, MB': { product: started('product', 'inAllLanguages') },
    'mails sent per second from a backlog': { product: sending('perSecond') },
    'CPU ms per mail': { product: sending('processor') },
    'bytes of a review, with all tables and indexes': { product: plain(bytesPerReview) },
  });
  for (const problem of problems) console.log(`PROBLEM  ${problem}`);
}
