import type { Kind } from './bench-databases.ts';
import type { Side } from './servers.ts';

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
  p99: number;
  /** CPU milliseconds of the server per request. */
  processor: number;
  peakMegabytes: number;
}

export function median(numbers: number[]): number | null {
  if (numbers.length === 0) return null;
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low = 0, high = 0] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return (low + high) / 2;
}
