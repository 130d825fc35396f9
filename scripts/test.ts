import { spawnSync } from 'node:child_process';

interface Step {
  title: string;
  /** A JavaScript program, run on the project's own Node. */
  command: string[];
}

const bin = (program: string) => `node_modules/.bin/${program}`;
const format = { title: 'Format and lint', command: [bin('biome'), 'check', '--error-on-warnings', '.'] };
const types = { title: 'Types', command: [bin('tsc'), '--noEmit'] };
const journeys = { title: 'Browser journeys', command: [bin('playwright'), 'test'] };

const gate: Step[] = [
  format,
  types,
  { title: 'API, components, house rules, kill -9', command: [bin('vitest'), 'run'] },
  journeys,
];

const smallBench = ['--rounds', '1', '--seconds', '1', '--starts', '1', '--json', 'test-results/load.json'];
const everything: Step[] = [
  format,
  types,
  { title: 'API, components, house rules, engines', command: [bin('vitest'), 'run', '--project', '!faults'] },
  { title: 'Faults', command: ['scripts/faults.ts'] },
  journeys,
  { title: 'Load', command: ['tests/load/bench.ts', ...smallBench] },
  { title: 'Screenshots', command: ['scripts/screenshots.ts'] },
];

const isFull = process.argv.includes('--full');
const env = isFull ? { ...process.env, FULL: '1' } : process.env;

// Every step runs, even after one has failed.
const failed = (isFull ? everything : gate).filter(({ title, command }) => {
  console.log(`\n== ${title}`);
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit', env });
  return status !== 0;
});

console.log(
  failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.map(({ title }) => title).join(', ')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
