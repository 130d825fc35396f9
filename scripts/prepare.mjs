// Runs before every other command: installs missing packages and rebuilds after changes.
// Plain JavaScript without packages that even Node 12 can run, since the machine's Node may be old.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';

const NODE = 'node_modules/.bin/node';
const INSTALLED = 'node_modules/.installed';
const BUILT = 'dist/.built';
const BUILT_FROM = [
  'contract',
  'locales',
  'web',
  'scripts/build.ts',
  'scripts/licenses.ts',
  'scripts/service-worker.ts',
  'vite.config.ts',
  'package-lock.json',
];

const apt = [
  ...(process.getuid && process.getuid() === 0 ? [] : ['sudo', '-n']),
  'apt-get',
  '-qq',
  '-o',
  'DPkg::Lock::Timeout=300',
];
const aptInstall = ['install', '-y', '--no-install-recommends'];
const aptEnv = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };

// Tests, benchmarks and screenshots also need the packages of tests/packages.
const withBrowser = process.argv.includes('--browser');
// The headless shell is twice as fast; not every distribution has it. The rest of this script runs while it is installed.
if (withBrowser && !isInstalled('chromium-headless-shell')) {
  console.log('Installing a browser for the tests...');
  const fallbacks = ['chromium', 'chromium-browser', 'google-chrome'];
  const script = `${apt.join(' ')} update; ${apt.join(' ')} ${aptInstall.join(' ')} chromium-headless-shell`;
  spawn('sh', ['-c', script], { env: aptEnv, stdio: 'ignore' }).on('close', (status) => {
    if (status !== 0 && !fallbacks.some(isInstalled) && !installPackages(['chromium']))
      stop('Could not install chromium.');
  });
}

const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
const installed = read(INSTALLED);
// A changed lock file must not remove the packages of the tests.
const withTests = withBrowser || process.argv.includes('--tests') || / with tests$/.test(installed);
if (!existsSync(NODE) || (installed !== `${lock} with tests` && (withTests || installed !== lock))) {
  // An older npm would skip the build's native bindings, which are optional packages.
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (!(major === 20 ? minor >= 19 : major === 22 ? minor >= 12 : major > 22))
    stop(
      `Node.js 20.19, 22.12 or newer is needed to install Goodword. This is Node.js ${process.versions.node}.`,
    );
  console.log('Installing packages...');
  // npm must not run on the Node it is about to replace.
  const path = process.env.PATH.split(delimiter).filter((folder) => !folder.endsWith('node_modules/.bin'));
  const workspaces = withTests ? [] : ['--workspaces=false'];
  const options = ['ci', '--include=dev', ...workspaces, '--no-audit', '--no-fund', '--loglevel=error'];
  run('npm', options, { ...process.env, PATH: path.join(delimiter), NODE_ENV: '' });
  // npm 10 may stop without an error; it writes this file last.
  if (!existsSync('node_modules/.package-lock.json'))
    stop('npm stopped before everything was installed. Please try again.');
  linkNode(major);
  writeFileSync(INSTALLED, withTests ? `${lock} with tests` : lock);
}

const sources = createHash('sha256').update(BUILT_FROM.flatMap(describe).join('\n')).digest('hex');
if (read(BUILT) !== sources) {
  console.log('Building...');
  run(NODE, ['scripts/build.ts'], process.env);
  // Fills the compile cache, which halves the start time and saves 20 MB.
  run('scripts/run.sh', ['scripts/warm-up.ts'], process.env);
  mkdirSync('dist', { recursive: true });
  writeFileSync(BUILT, sources);
}

// Phones with Android have these fonts, in all our languages. Tests do without.
const fonts = ['fonts-roboto', 'fonts-noto-core', 'fonts-noto-cjk'];
if (process.argv.includes('--fonts') && spawnSync('dpkg', ['-s', ...fonts]).status !== 0) {
  console.log('Installing fonts for the screenshots...');
  if (!installPackages(fonts))
    console.error(`Could not install ${fonts.join(', ')}: pictures show other fonts.`);
}

function installPackages(names) {
  const [program, ...options] = apt;
  spawnSync(program, [...options, 'update'], { env: aptEnv, stdio: ['ignore', 'inherit', 'inherit'] });
  return (
    spawnSync(program, [...options, ...aptInstall, ...names], { env: aptEnv, stdio: 'ignore' }).status === 0
  );
}

function linkNode(ownVersion) {
  const name = `node-${process.platform}-${process.arch}`;
  const isInstalled = existsSync(`node_modules/${name}`);
  // npm says nothing when it can't get an optional package. On macOS there is none, so it's your Node.js that runs there.
  if (!isInstalled && process.platform === 'linux') stop(`npm could not install ${name}. Please try again.`);
  if (!isInstalled && ownVersion < 24) stop(`Node.js 24 is needed to run Goodword on ${process.platform}.`);
  // npm 10 forgets it.
  if (!existsSync(NODE)) symlinkSync(isInstalled ? `../${name}/bin/node` : process.execPath, NODE);
}

function describe(path) {
  const { mtimeMs, size } = statSync(path);
  if (!statSync(path).isDirectory()) return [`${path} ${size} ${mtimeMs}`];
  return readdirSync(path).flatMap((name) => describe(join(path, name)));
}

function isInstalled(program) {
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
  // Out of memory, the kernel kills a process or Node aborts; a shell reports that as a number.
  if (['SIGKILL', 'SIGABRT'].includes(signal) || [137, 134].includes(status))
    stop(`Out of memory: ${command} was killed. Installing and building Goodword needs 1 GB.`);
  stop(`Could not run ${command}${error ? `: ${error.message}` : ''}`);
}

function stop(reason) {
  console.error(reason);
  process.exit(1);
}

function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
