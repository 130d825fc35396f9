import type { Kind } from './bench-databases.ts';
import type { Machine } from './machine.ts';
import type { Side } from './servers.ts';

/** Everything that a run found, as it is written to JSON. */
export interface Run {
  machine: Machine;
  databases: DatabaseResult[];
}

export interface DatabaseResult {
  kind: Kind;
  version: string;
  starts: Record<Side, Start[]>;
  measures: MeasureResult[];
  /** What the outbox did in the seconds after a flood of reviews, once in each round. */
  mails: { sent: number; seconds: number; processorSeconds: number }[];
  /** What must not have happened. */
  problems: string[];
}

export interface Start {
  /** From the start of the process to its first answer. */
  milliseconds: number;
  /** Resident a second later. */
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
  floor: Sample | null;
}

export interface Sample {
  requests: number;
  /** Not answered with 2xx. */
  refused: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Milliseconds of processor for each request, of the server and of the database's own. */
  processor: number;
  databaseProcessor: number | null;
  /** By how many milliseconds the server's event loop was late at most, but for 1 of 100 times. */
  loopP99: number;
  /** The most memory that was resident meanwhile, in MB. */
  peak: number;
  /** What part of one core the load generator used. */
  generatorLoad: number;
  /** How many cores everybody else used, who has no part in the measurement. */
  otherLoad: number;
}

/** The middle of some numbers, and how far they reach. */
export interface Spread {
  median: number;
  min: number;
  max: number;
}

/** null without any numbers. */
export function spreadOf(numbers: number[]): Spread | null {
  if (numbers.length === 0) return null;
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low = 0, high = 0] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return { median: (low + high) / 2, min: sorted[0] ?? 0, max: sorted.at(-1) ?? 0 };
}

/** Of what is less, in whatever unit, no share is told. */
const NOTHING = 0.005;

/** Of each round's ratio: whatever slowed the machine down met both sides of it. */
export function againstFloor(rounds: Round[], figure: (sample: Sample) => number | null): Spread | null {
  return spreadOf(
    rounds.flatMap(({ product, floor }) => {
      const [above, below] = [figure(product), floor && figure(floor)];
      return above === null || below === null || below < NOTHING ? [] : [above / below];
    }),
  );
}

/** The most that each measure held at any time, in ascending order. */
export function peaksOf(measures: MeasureResult[], side: Side): number[] {
  return measures
    .map(({ rounds }) => Math.max(...rounds.map((round) => round[side]?.peak ?? 0)))
    .toSorted((a, b) => a - b);
}

export interface Target {
  title: string;
  /** What the product has. */
  found: Spread;
  limit: number;
  isAtLeast: boolean;
  unit: '× floor' | '×' | 'MB';
  isMet: boolean;
}

/** The promises that are kept in ratios of one run; those whose measures were left out are left out. */
export function checkTargets({ measures, starts }: DatabaseResult): Target[] {
  const roundsOf = (name: string) => measures.find((measure) => measure.name === name)?.rounds ?? [];
  const floorOf = (name: string, figure: (sample: Sample) => number) => againstFloor(roundsOf(name), figure);
  const growthOf = (small: string, large: string) =>
    spreadOf(
      roundsOf(large).flatMap(({ product }, i) => {
        const smaller = roundsOf(small)[i]?.product;
        return smaller ? [smaller.perSecond / product.perSecond] : [];
      }),
    );
  const startTimes = starts.product.flatMap(({ milliseconds }, i) => {
    const floor = starts.floor[i];
    return floor ? [milliseconds / floor.milliseconds] : [];
  });

  const atLeast = (title: string, limit: number, found: Spread | null) =>
    found
      ? [{ title, found, limit, isAtLeast: true, unit: '× floor' as const, isMet: found.median >= limit }]
      : [];
  const atMost = (title: string, limit: number, unit: Target['unit'], found: Spread | null) =>
    found ? [{ title, found, limit, isAtLeast: false, unit, isMet: found.median <= limit }] : [];
  return [
    ...atLeast(
      'submit, 32 connections, requests/s',
      0.4,
      floorOf('submit-32', (sample) => sample.perSecond),
    ),
    ...atMost(
      'server’s processor time per submit',
      4,
      '× floor',
      floorOf('submit-32', (sample) => sample.processor),
    ),
    ...atLeast(
      'owner’s list, 32 connections, requests/s',
      0.5,
      floorOf('list-thousand', (sample) => sample.perSecond),
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
    ...atMost(
      'resident memory after start',
      110,
      'MB',
      spreadOf(starts.product.map(({ megabytes }) => megabytes)),
    ),
    ...atMost('resident memory under load', 180, 'MB', spreadOf(peaksOf(measures, 'product').slice(-1))),
    ...atMost('start to first answer', 3, '× floor', spreadOf(startTimes)),
  ];
}
