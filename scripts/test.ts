import { spawnSync } from 'node:child_process';

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

const gate: Step[] = [
  ...checks,
  { title: 'API, components, house rules, kill -9', command: vitest() },
  { title: 'Browser journeys', command: playwright('--project', 'today') },
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
const env = isFull ? { ...process.env, FULL: '1' } : process.env;

// Every step runs, even after one has failed. Side by side they took longer: each fills two cores by itself.
const failed = (isFull ? everything : gate).filter(({ title, command }) => {
  console.log(`\n== ${title}`);
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit', env });
  return status !== 0;
});

console.log(
  failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.map(({ title }) => title).join(', ')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
