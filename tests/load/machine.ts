import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg, release, totalmem } from 'node:os';

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
