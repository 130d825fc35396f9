import { spawnSync } from 'node:child_process';

/*
 * npm run faults              all faults, a few rounds each
 * npm run faults -- --long    all faults, as many rounds as tests/faults/README.md says
 * npm run faults -- kill      the faults with "kill" in their file name
 */
const isLong = process.argv.includes('--long');
const names = process.argv.slice(2).filter((argument) => argument !== '--long');
// One file at a time: some measure how long others wait.
const options = ['run', '--project', 'faults', '--no-file-parallelism'];
const { status } = spawnSync(process.execPath, ['node_modules/.bin/vitest', ...options, ...names], {
  stdio: 'inherit',
  env: { ...process.env, FULL: '1', FAULTS: isLong ? 'long' : 'short' },
});
process.exitCode = status ?? 1;
