import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg, release, totalmem } from 'node:os';

export interface Machine {
  date: string;
  commit: string;
  command: string;
  processor: string;
  cores: number;
  memoryGigabytes: number;
  kernel: string;
  node: string;
  /** At the start; above 0.5, other processes disturb the run. */
  loadAverage: number;
}

export function describeMachine(): Machine {
  return {
    date: `${new Date().toISOString().slice(0, 19)}Z`,
    commit: describeCommit(),
    command: ['npm run bench --', ...process.argv.slice(2)].join(' ').replace(/ --$/, ''),
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    memoryGigabytes: Math.round(totalmem() / 2 ** 30),
    kernel: release(),
    node: process.version,
    loadAverage: loadavg()[0] ?? 0,
  };
}

function describeCommit(): string {
  const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim();
  try {
    return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') === '' ? '' : '+'}`;
  } catch {
    return 'unknown';
  }
}
