// Runs before every other command, on whatever Node the machine has (hence plain JavaScript and no imports of packages):
// installs what is missing and builds what has changed. When nothing changed it takes a few milliseconds.
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

const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
if (read(INSTALLED) !== lock || !existsSync(NODE)) {
  console.log('Installing packages...');
  // npm must not run on the Node that it is about to replace.
  const path = process.env.PATH.split(delimiter).filter((folder) => !folder.endsWith('node_modules/.bin'));
  const options = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  run('npm', options, { ...process.env, PATH: path.join(delimiter), NODE_ENV: '' });
  writeFileSync(INSTALLED, lock);
}

const sources = createHash('sha256').update(BUILT_FROM.flatMap(describe).join('\n')).digest('hex');
if (read(BUILT) !== sources) {
  console.log('Building...');
  run(NODE, ['scripts/build.ts'], process.env);
  // Starts then find the server's code compiled, by the same options: they take half the time and 20 MB less.
  const compiled = { ...process.env, NODE_COMPILE_CACHE: 'node_modules/.cache/node' };
  const { start } = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
  run(NODE, [...start.match(/--\S+/g), 'scripts/warm-up.ts'], compiled);
  mkdirSync('dist', { recursive: true });
  writeFileSync(BUILT, sources);
}

// The headless shell does the same work in half the time of the whole browser, which serves where there is no such package.
if (process.argv.includes('--browser') && !isThere('chromium-headless-shell')) {
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
  const { status, error } = spawnSync(program, options, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status === 0) return;
  console.error(`Could not run ${program} ${options.join(' ')}${error ? `: ${error.message}` : ''}`);
  process.exit(status ?? 1);
}

function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
