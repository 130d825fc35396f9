import { spawnSync } from 'node:child_process';

/*
 * npm run faults                 all faults, in small numbers; npm test has some of them
 * npm run faults -- --long       all faults, in the numbers that docs/faults.md names
 * npm run faults -- kill         what has "kill" in its file's name
 */
const isLong = process.argv.includes('--long');
const names = process.argv.slice(2).filter((argument) => argument !== '--long');
const { status } = spawnSync(
  process.execPath,
  ['node_modules/.bin/vitest', 'run', '--project', 'faults', ...names],
  { stdio: 'inherit', env: { ...process.env, FAULTS: isLong ? 'long' : 'short' } },
);
process.exitCode = status ?? 1;
