// Runs before every other command, on whatever Node the machine has: installs what is missing and builds what has changed.
// When nothing changed it takes a few milliseconds. Plain JavaScript without packages, that Node 12 can read as well.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NODE = 'node_modules/.bin/node';
const INSTALLED = 'node_modules/.installed';
const BUILT = 'dist/.built';
const BUILT_FROM = [
  'contract',
  'web',
  'scripts/build.ts',
  'scripts/service-worker.ts',
  'vite.config.ts',
  'package-lock.json',
];

// `npm start` needs what serves and what builds; tests, benchmarks and screenshots need the packages of tests/packages too.
const withBrowser = process.argv.includes('--browser');
const withTests = withBrowser || process.argv.includes('--tests');
const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
const installed = read(INSTALLED);
if (!existsSync(NODE) || (installed !== `${lock} with tests` && (withTests || installed !== lock))) {
  // npm skips optional packages that its own Node is too old for. The build's native bindings are optional packages.
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (!(major === 20 ? minor >= 19 : major === 22 ? minor >= 12 : major > 22))
    stop(
      `Node.js 20.19, 22.12 or newer is needed to install Goodword. This is Node.js ${process.versions.node}.`,
    );
  console.log('Installing packages...');
  // npm must not run on the Node that it is about to replace.
  const path = process.env.PATH.split(delimiter).filter((folder) => !folder.endsWith('node_modules/.bin'));
  const set = withTests ? [] : ['--workspaces=false'];
  const options = ['ci', '--include=dev', ...set, '--no-audit', '--no-fund', '--loglevel=error'];
  run('npm', options, { ...process.env, PATH: path.join(delimiter), NODE_ENV: '' });
  // npm 10 may give up without an error. It writes this file last.
  if (!existsSync('node_modules/.package-lock.json'))
    stop('npm ended before everything was installed. Please try again.');
  writeFileSync(INSTALLED, withTests ? `${lock} with tests` : lock);
}

const sources = createHash('sha256').update(BUILT_FROM.flatMap(describe).join('\n')).digest('hex');
if (read(BUILT) !== sources) {
  console.log('Building...');
  run(NODE, ['scripts/build.ts'], process.env);
  // Starts then find the server's code compiled: they take half the time and 20 MB less.
  run('scripts/run.sh', ['scripts/warm-up.ts'], process.env);
  mkdirSync('dist', { recursive: true });
  writeFileSync(BUILT, sources);
}

// The headless shell does the same work in half the time of the whole browser, which serves where there is no such package.
if (withBrowser && !isThere('chromium-headless-shell')) {
  console.log('Installing a browser for the tests...');
  const asRoot = process.getuid() === 0 ? [] : ['sudo', '-n'];
  const [program, ...options] = [...asRoot, 'apt-get', '-qq'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '--no-install-recommends'];
  spawnSync(program, [...options, 'update'], { env, stdio: ['ignore', 'inherit', 'inherit'] });
  const shell = spawnSync(program, [...options, ...install, 'chromium-headless-shell'], {
    env,
    stdio: 'ignore',
  });
  const others = ['chromium', 'chromium-browser', 'google-chrome'];
  if (shell.status !== 0 && !others.some(isThere)) run(program, [...options, ...install, 'chromium'], env);
}

/** A file's path, size and time of change; a folder's are those of all files in it. */
function describe(path) {
  const { mtimeMs, size } = statSync(path);
  if (!statSync(path).isDirectory()) return [`${path} ${size} ${mtimeMs}`];
  return readdirSync(path).flatMap((name) => describe(join(path, name)));
}

function isThere(program) {
  try {
    return (
      execFileSync('sh', ['-c', `command -v ${program}`], { stdio: ['ignore', 'pipe', 'ignore'] }).length > 0
    );
  } catch {
    return false;
  }
}

function run(program, options, env) {
  const { status, signal, error } = spawnSync(program, options, {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status === 0) return;
  const command = `${program} ${options.join(' ')}`;
  // The kernel kills what takes too much memory, and Node aborts by itself. A shell in between makes it a number.
  if (['SIGKILL', 'SIGABRT'].includes(signal) || [137, 134].includes(status))
    stop(`Out of memory: ${command} was killed. Installing and building Goodword takes 1 GB.`);
  stop(`Could not run ${command}${error ? `: ${error.message}` : ''}`);
}

function stop(reason) {
  console.error(reason);
  process.exit(1);
}

function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
