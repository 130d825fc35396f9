import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** How Linux counts the time of processors. */
const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/**
 * Seconds of processor time that this process, those below it and those that ended below it have used. What a stretch of
 * work cost is the difference of two calls, and is known to the hundredth of a second.
 */
export function processorSeconds(pid: number): number {
  return family(pid).reduce((sum, { ticks }) => sum + ticks, 0) / TICKS_PER_SECOND;
}

/** The same of the whole machine, with what its host took away from it. */
export function busySeconds(): number {
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, softInterrupts = 0, stolen = 0] =
    read('/proc/stat').split('\n', 1)[0]?.match(/\d+/g)?.map(Number) ?? [];
  return (user + nice + system + interrupts + softInterrupts + stolen) / TICKS_PER_SECOND;
}

/** Forgets how much memory a process and those below it have held at most. */
export function forgetPeak(pid: number): void {
  for (const each of family(pid)) writeFileSync(`/proc/${each.pid}/clear_refs`, '5');
}

/** Resident memory of a process and those below it in MB (of 1,000,000 bytes): now, and at most since it was forgotten. */
export function residentMegabytes(pid: number): { now: number; peak: number } {
  const texts = family(pid).map((each) => read(`/proc/${each.pid}/status`));
  const sumOf = (name: string) =>
    texts.reduce(
      (sum, text) => sum + Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(text)?.[1] ?? 0),
      0,
    );
  return { now: (sumOf('VmRSS') * 1_024) / 1e6, peak: (sumOf('VmHWM') * 1_024) / 1e6 };
}

interface Relative {
  pid: number;
  parent: number;
  /** Its own, and those of its children that have ended. */
  ticks: number;
}

/** A process and all below it. */
function family(pid: number): Relative[] {
  const everybody = readdirSync('/proc').flatMap((name) =>
    /^\d+$/.test(name) ? describe(Number(name)) : [],
  );
  const found = everybody.filter((each) => each.pid === pid);
  for (const member of found) found.push(...everybody.filter((each) => each.parent === member.pid));
  return found;
}

/** Nobody, where the process has just ended. */
function describe(pid: number): Relative[] {
  // The second field is a name in brackets, which may hold spaces; behind it follow those from the third on.
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
