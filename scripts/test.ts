import { spawn } from 'node:child_process';
import { once } from 'node:events';

interface Step {
  title: string;
  /** A JavaScript program, run on the project's own Node. */
  command: string[];
}

const bin = (program: string) => `node_modules/.bin/${program}`;
const vitest = (...options: string[]) => [bin('vitest'), 'run', ...options];
const checks: Step[] = [
  { title: 'Dead code', command: [bin('knip'), '--no-progress', '--treat-config-hints-as-errors'] },
  { title: 'Types', command: [bin('tsc'), '--noEmit'] },
  { title: 'Format and lint', command: [bin('biome'), 'check', '--error-on-warnings', '.'] },
];
const playwright = (...options: string[]) => [bin('playwright'), 'test', ...options];

/** The longest first, since two run side by side: browsers and databases wait a lot. */
const gate: Step[] = [
  { title: 'API, components, house rules, kill -9', command: vitest() },
  { title: 'Browser journeys', command: playwright('--project', 'today') },
  ...checks,
];

const bench = [
  '--check',
  '--rounds',
  '3',
  '--seconds',
  '1',
  '--starts',
  '1',
  '--json',
  'test-results/load.json',
];
const everything: Step[] = [
  ...checks,
  { title: 'API, components, house rules, engines', command: vitest('--project', '!faults') },
  { title: 'Faults', command: ['scripts/faults.ts'] },
  { title: 'Browser journeys', command: playwright() },
  { title: 'Load', command: ['tests/load/bench.ts', ...bench] },
  { title: 'Screenshots', command: ['scripts/screenshots.ts'] },
];

const isFull = process.argv.includes('--full');
const env = {
  ...process.env,
  ...(isFull && { FULL: '1' }),
  ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
};
const steps = (isFull ? everything : gate).values();
const failed: string[] = [];

/** Every step runs, even after one has failed. */
async function runSteps(): Promise<void> {
  for (const step of steps) if (!(await succeeds(step))) failed.push(step.title);
}

// The full run measures times, so nothing runs beside its steps.
await Promise.all(isFull ? [runSteps()] : [runSteps(), runSteps()]);
console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** Two steps' output would mix, so each is printed as a whole once it has ended. */
async function succeeds({ title, command }: Step): Promise<boolean> {
  console.log(`${isFull ? '\n' : ''}== ${title}`);
  const began = performance.now();
  const child = spawn(process.execPath, command, {
    stdio: isFull ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const [status] = await once(child, 'close');
  const took = `${((performance.now() - began) / 1_000).toFixed(0)} s`;
  if (!isFull)
    console.log(`\n== ${title}: ${status === 0 ? 'passed' : 'FAILED'} after ${took}\n\n${output.trim()}\n`);
  return status === 0;
}
