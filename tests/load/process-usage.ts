import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** CPU seconds used by a process, its descendants and those that have ended, with a resolution of 10 ms. */
export function cpuSeconds(pid: number): number {
  return processTree(pid).reduce((sum, { ticks }) => sum + ticks, 0) / TICKS_PER_SECOND;
}

export function resetPeak(pid: number): void {
  for (const each of processTree(pid)) writeFileSync(`/proc/${each.pid}/clear_refs`, '5');
}

/** Resident memory of a process and its descendants in MB (1,000,000 bytes), now and at its peak. */
export function residentMegabytes(pid: number): { now: number; peak: number } {
  const texts = processTree(pid).map((each) => read(`/proc/${each.pid}/status`));
  const sumOf = (name: string) =>
    texts.reduce(
      (sum, text) => sum + Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(text)?.[1] ?? 0),
      0,
    );
  return { now: (sumOf('VmRSS') * 1_024) / 1e6, peak: (sumOf('VmHWM') * 1_024) / 1e6 };
}

interface ProcessEntry {
  pid: number;
  parent: number;
  ticks: number;
}

function processTree(pid: number): ProcessEntry[] {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? describe(Number(name)) : []));
  const found = all.filter((each) => each.pid === pid);
  for (const member of found) found.push(...all.filter((each) => each.parent === member.pid));
  return found;
}

function describe(pid: number): ProcessEntry[] {
  // The second field is a name in parentheses that may contain spaces.
  const fields = read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? [];
  if (fields.length < 15) return [];
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return [{ pid, parent: Number(fields[1]), ticks }];
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
