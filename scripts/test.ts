import { spawnSync } from 'node:child_process';

/** Everything that must hold, in the order in which it fails fastest; all of it runs, whatever fails. */
const steps = [
  { title: 'Format and lint', command: ['node_modules/.bin/biome', 'check', '--error-on-warnings', '.'] },
  { title: 'Types', command: ['node_modules/.bin/tsc', '--noEmit'] },
  { title: 'Promises of the API, the parts and the house', command: ['node_modules/.bin/vitest', 'run'] },
  { title: 'Promises in the browser', command: ['node_modules/.bin/playwright', 'test'] },
];

const failed = steps.filter(({ title, command }) => {
  console.log(`\n== ${title}`);
  const [program = '', ...options] = command;
  // The tools' own first line asks for `node`, which must be the project's.
  const { status } = spawnSync(process.execPath, [program, ...options], { stdio: 'inherit' });
  return status !== 0;
});

console.log(
  failed.length === 0 ? '\nEverything holds.' : `\nFailed: ${failed.map(({ title }) => title).join(', ')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
