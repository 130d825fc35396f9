import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg, release, totalmem } from 'node:os';
import type { CleanUps } from './databases.ts';

/** Ends and deletes what the run has started, also when it is interrupted. */
export async function runWithCleanUps<Result>(act: (cleanUps: CleanUps) => Promise<Result>): Promise<Result> {
  const cleanUps: CleanUps = [];
  const cleanUp = async () => {
    for (let next = cleanUps.pop(); next; next = cleanUps.pop()) await next();
  };
  const stop = () => cleanUp().finally(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  try {
    return await act(cleanUps);
  } finally {
    await cleanUp();
  }
}

/** What was run where; above a load average of 0.5, other processes disturb the run. */
export function describeRun(command: string): string {
  const now = new Date().toISOString().slice(0, 16).replace('T', ' ');
  return [
    `\`${[command, ...process.argv.slice(2)].join(' ')}\` at ${describeCommit()}, ${now} UTC;`,
    `${availableParallelism()} cores of ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB,`,
    `Linux ${release()}, Node.js ${process.version}, load average ${loadavg()[0]?.toFixed(1)}`,
  ].join(' ');
}

function describeCommit(): string {
  const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim();
  try {
    return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') === '' ? '' : '+'}`;
  } catch {
    return 'unknown';
  }
}

export function logProgress(progress: string): void {
  console.error(`${new Date().toISOString().slice(11, 19)} ${progress}`);
}

export function median(numbers: number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

export function plain(number: number | null): string {
  if (number === null || !Number.isFinite(number)) return '–';
  if (number >= 100) return Math.round(number).toLocaleString('en');
  return number.toFixed(number >= 10 ? 1 : 2);
}
