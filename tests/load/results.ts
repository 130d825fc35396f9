import type { Kind } from './bench-databases.ts';
import type { Machine } from './machine.ts';
import type { Side } from './servers.ts';

export interface Run {
  machine: Machine;
  databases: DatabaseResult[];
}

export interface DatabaseResult {
  kind: Kind;
  version: string;
  starts: Record<Side, Start[]>;
  measures: MeasureResult[];
  mails: { sent: number; seconds: number; cpuSeconds: number }[];
  problems: string[];
}

export interface Start {
  milliseconds: number;
  megabytes: number;
}

export interface MeasureResult {
  name: string;
  title: string;
  connections: number;
  rounds: Round[];
}

export interface Round {
  product: Sample;
  baseline: Sample | null;
}

export interface Sample {
  requests: number;
  refused: number;
  perSecond: number;
  p50: number;
  p99: number;
  /** CPU milliseconds per request, of the server and of the database server. */
  processor: number;
  databaseProcessor: number | null;
  loopP99: number;
  peak: number;
  /** Share of one core. */
  generatorLoad: number;
  /** Cores used by other processes. */
  otherLoad: number;
}

export interface Spread {
  median: number;
  min: number;
  max: number;
}

export function measureSpread(numbers: number[]): Spread | null {
  if (numbers.length === 0) return null;
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low = 0, high = 0] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return { median: (low + high) / 2, min: sorted[0] ?? 0, max: sorted.at(-1) ?? 0 };
}

/** Ratios of smaller values are meaningless. */
const NOTHING = 0.005;

/** Ratios per round, since other load on the machine affects both sides. */
export function relativeToBaseline(
  rounds: Round[],
  figure: (sample: Sample) => number | null,
): Spread | null {
  return measureSpread(
    rounds.flatMap(({ product, baseline }) => {
      const [above, below] = [figure(product), baseline && figure(baseline)];
      return above === null || below === null || below < NOTHING ? [] : [above / below];
    }),
  );
}

export function sortedPeaks(measures: MeasureResult[], side: Side): number[] {
  return measures
    .map(({ rounds }) => Math.max(...rounds.map((round) => round[side]?.peak ?? 0)))
    .toSorted((a, b) => a - b);
}

export interface Target {
  title: string;
  found: Spread;
  limit: number;
  isAtLeast: boolean;
  unit: '× baseline' | '×' | '/s' | 'MB';
  isMet: boolean;
}

/** Omits targets whose measures were not run. */
export function checkTargets({ measures, starts }: DatabaseResult): Target[] {
  const roundsOf = (name: string) => measures.find((measure) => measure.name === name)?.rounds ?? [];
  const ratioOf = (name: string, figure: (sample: Sample) => number) =>
    relativeToBaseline(roundsOf(name), figure);
  const growthOf = (small: string, large: string) =>
    measureSpread(
      roundsOf(large).flatMap(({ product }, i) => {
        const smaller = roundsOf(small)[i]?.product;
        return smaller ? [smaller.perSecond / product.perSecond] : [];
      }),
    );
  const startTimes = starts.product.flatMap(({ milliseconds }, i) => {
    const baseline = starts.baseline[i];
    return baseline ? [milliseconds / baseline.milliseconds] : [];
  });

  const atLeast = (title: string, limit: number, found: Spread | null) =>
    found
      ? [{ title, found, limit, isAtLeast: true, unit: '× baseline' as const, isMet: found.median >= limit }]
      : [];
  const atMost = (title: string, limit: number, unit: Target['unit'], found: Spread | null) =>
    found ? [{ title, found, limit, isAtLeast: false, unit, isMet: found.median <= limit }] : [];
  return [
    ...atLeast(
      'submit, 32 connections, requests/s',
      0.4,
      ratioOf('submit-32', (sample) => sample.perSecond),
    ),
    ...atMost(
      'CPU time per submit',
      4,
      '× baseline',
      ratioOf('submit-32', (sample) => sample.processor),
    ),
    ...atLeast(
      'list, 32 connections, requests/s',
      0.5,
      ratioOf('list-thousand', (sample) => sample.perSecond),
    ),
    ...atMost(
      'list, 100,000 against 1,000 reviews',
      1.2,
      '×',
      growthOf('list-thousand', 'list-hundredThousand'),
    ),
    ...atMost(
      'stats, 1,000,000 against 1,000 reviews',
      1.2,
      '×',
      growthOf('stats-thousand', 'stats-million'),
    ),
    ...rateTarget('dashboard with data', 300, roundsOf('dashboard')),
    ...rateTarget('review page', 2_000, roundsOf('page')),
    ...atMost(
      'resident memory after start',
      150,
      'MB',
      measureSpread(starts.product.map(({ megabytes }) => megabytes)),
    ),
    ...atMost(
      'resident memory under load',
      260,
      'MB',
      measureSpread(sortedPeaks(measures, 'product').slice(-1)),
    ),
    ...atMost('start to first answer', 3, '× baseline', measureSpread(startTimes)),
  ];
}

function rateTarget(page: string, limit: number, rounds: Round[]): Target[] {
  const found = measureSpread(rounds.map(({ product }) => product.perSecond));
  const title = `${page}, 32 connections`;
  return found ? [{ title, found, limit, isAtLeast: true, unit: '/s', isMet: found.median >= limit }] : [];
}
