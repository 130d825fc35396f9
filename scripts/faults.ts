import { spawnSync } from 'node:child_process';

/*
 * npm run faults                 the short set, as in npm test
 * npm run faults -- --long       all of it, in the numbers that docs/faults.md names
 * npm run faults -- kill         what has "kill" in its file's name
 */
const isLong = process.argv.includes('--long');
const names = process.argv.slice(2).filter((argument) => argument !== '--long');
const { status } = spawnSync(
  process.execPath,
  ['node_modules/.bin/vitest', 'run', '--project', 'faults', ...names],
  { stdio: 'inherit', env: { ...process.env, ...(isLong && { FAULTS: 'long' }) } },
);
process.exitCode = status ?? 1;
