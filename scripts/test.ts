import { spawnSync } from 'node:child_process';

interface Step {
  title: string;
  /** A JavaScript program, run on the project's own Node. */
  command: string[];
}

/** Every step runs, even after one has failed. */
const steps: Step[] = [
  { title: 'Format and lint', command: ['node_modules/.bin/biome', 'check', '--error-on-warnings', '.'] },
  { title: 'Types', command: ['node_modules/.bin/tsc', '--noEmit'] },
  { title: 'API, components and house rules', command: ['node_modules/.bin/vitest', 'run'] },
  { title: 'Browser journeys', command: ['node_modules/.bin/playwright', 'test'] },
];

/** `npm run test:full`: all tests of these steps, including the long ones. */
const onlyInFull: Step[] = [
  {
    title: 'Load',
    command: [
      'tests/load/bench.ts',
      '--rounds',
      '1',
      '--seconds',
      '1',
      '--starts',
      '1',
      '--json',
      'test-results/load.json',
    ],
  },
  { title: 'Two minutes of everyday use', command: ['tests/load/soak.ts', '--minutes', '2'] },
  { title: 'Screenshots', command: ['scripts/screenshots.ts'] },
];

const isFull = process.argv.includes('--full');
const env = isFull ? { ...process.env, FULL: '1', FAULTS: 'short' } : process.env;

const failed = (isFull ? [...steps, ...onlyInFull] : steps).filter(({ title, command }) => {
  console.log(`\n== ${title}`);
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit', env });
  return status !== 0;
});

console.log(
  failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.map(({ title }) => title).join(', ')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
