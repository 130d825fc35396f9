/* Makes the archives of a release from the last commit: see docs/operations.md. With --tag, first closes the changelog. */
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { billOfBrowser, billOfServer } from './bill-of-materials.ts';
import { closeUnreleased, describeRelease, notesOf, Refusal } from './changelog.ts';
import { checkNodePackage, type NodePackage, nodePackages } from './node-packages.ts';
import { tryArchive } from './try-archive.ts';

/** What runs, and what its operator reads. */
const CONTENTS = [
  'contract',
  'content',
  'deploy',
  'docs',
  'server',
  'scripts/run.sh',
  'scripts/warm-up.ts',
  'goodword',
  'package.json',
  'package-lock.json',
  'Dockerfile',
  '.dockerignore',
  ':(glob)compose*.yaml',
  ':(glob)*.md',
  'LICENSE',
  ':(exclude,glob)**/*.test.ts',
  ':(exclude)docs/screenshots',
];

const out = 'release';
try {
  await release();
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = 1;
}

async function release() {
  const { values } = parseArgs({ options: { tag: { type: 'boolean', default: false } } });
  const changes = git('status', '--porcelain');
  if (changes) throw new Refusal(`Commit or remove these first, then release:\n${changes}`);
  const manifest = JSON.parse(await readFile('package.json', 'utf8'));
  const { version } = manifest;
  if (values.tag) await tag(version);
  const notes = notesOf(await readFile('CHANGELOG.md', 'utf8'), version);

  const commit = git('rev-parse', 'HEAD');
  const seconds = Number(git('log', '-1', '--format=%ct'));
  const facts = { version, commit, date: new Date(seconds * 1000).toISOString() };
  const name = `goodword-${version}`;
  const folder = join(out, name);
  await rm(out, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });

  console.log(`Releasing ${version}, commit ${commit.slice(0, 12)}`);
  await build(folder);
  shell(
    `git archive HEAD -- ${CONTENTS.map((path) => `'${path}'`).join(' ')} | tar --extract --directory=${folder}`,
  );
  const described = describeRelease(notes, facts);
  await writeFile(join(folder, 'release.json'), `${JSON.stringify(described, null, 2)}\n`);
  npm(
    folder,
    'ci',
    '--omit=dev',
    // Node.js, which each archive gets below.
    '--omit=optional',
    '--workspaces=false',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  );
  await leaveOutBuild(folder, manifest);
  await describeContents(folder, facts);
  // The last one stays unpacked: the image is built from it.
  for (const node of nodePackages) {
    await installNode(folder, node);
    await pack(name, `${name}-${node.name.replace('node-', '')}.tar.gz`, seconds);
  }
  await writeChecksums();
  await tryArchive(join(out, `${name}-linux-${process.arch}.tar.gz`), name, version);
  console.log(
    `${await readFile(join(out, 'SHA256SUMS'), 'utf8')}The archive starts on an empty machine. All is in ${out}/.`,
  );
}

async function tag(version: string) {
  const changelog = await readFile('CHANGELOG.md', 'utf8');
  if (git('tag', '--list', `v${version}`))
    throw new Refusal(`v${version} exists: set the next version in package.json and compose*.yaml`);
  const closed = closeUnreleased(changelog, version, new Date().toISOString().slice(0, 10));
  await writeFile('CHANGELOG.md', closed);
  git('commit', '--quiet', '--message', `Release ${version}`, '--', 'CHANGELOG.md');
  git(
    'tag',
    '--annotate',
    `v${version}`,
    '--cleanup=verbatim',
    '--message',
    `Goodword ${version}\n\n${notesOf(closed, version)}`,
  );
}

/** Reads the sources alone: what is in dist may be older. */
async function build(folder: string) {
  execFileSync(process.execPath, ['scripts/build.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const built = dirname(await realpath('dist/web'));
  await cp(built, join(folder, 'dist'), { recursive: true });
}

/** The packages are installed already, and those of the build and the tests are not. */
async function leaveOutBuild(folder: string, manifest: Record<string, unknown>) {
  const { workspaces, devDependencies, scripts, ...rest } = manifest;
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(rest, null, 2)}\n`);
  await rm(join(folder, 'package-lock.json'));
}

async function describeContents(folder: string, facts: { version: string; date: string }) {
  const fromNpm = npm(folder, 'sbom', '--sbom-format=cyclonedx');
  const bundled = JSON.parse(await readFile(join(folder, 'dist/bundled.json'), 'utf8'));
  const bills = {
    server: billOfServer(fromNpm, nodePackages, facts),
    browser: billOfBrowser(bundled, facts),
  };
  for (const [part, bill] of Object.entries(bills)) {
    const file = `goodword-${facts.version}-${part}.cdx.json`;
    await writeFile(join(out, file), bill);
    await cp(join(out, file), join(folder, file));
  }
}

async function installNode(folder: string, { name, version }: NodePackage) {
  const packages = join(folder, 'node_modules');
  const target = join(packages, name);
  shell(`rm -rf ${packages}/node-linux-*`);
  const temporary = await mkdtemp(join(tmpdir(), 'goodword-node-'));
  try {
    const packed = join(temporary, npm(temporary, 'pack', '--silent', `${name}@${version}`).trim());
    checkNodePackage(packed);
    await mkdir(target);
    const paths = ['package/bin/node', 'package/LICENSE', 'package/package.json'];
    execFileSync('tar', ['-xzf', packed, '-C', target, '--strip-components=1', ...paths]);
  } finally {
    await rm(temporary, { recursive: true });
  }
  await mkdir(join(packages, '.bin'), { recursive: true });
  shell(`ln -sfn ../${name}/bin/node ${packages}/.bin/node`);
}

/** The same commit makes the same bytes. */
async function pack(name: string, file: string, seconds: number) {
  const options = ['--sort=name', `--mtime=@${seconds}`, '--owner=0', '--group=0', '--numeric-owner'];
  const modes = '--mode=u+rw,go+r,go-w,a+X';
  const tar = spawn('tar', ['--create', '--format=gnu', ...options, modes, `--directory=${out}`, name], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gzip = spawn('gzip', ['--no-name', '-6'], { stdio: ['pipe', 'pipe', 'inherit'] });
  await Promise.all([
    pipeline(tar.stdout, gzip.stdin),
    pipeline(gzip.stdout, createWriteStream(join(out, file))),
  ]);
}

async function writeChecksums() {
  const files = (await readdir(out)).filter((file) => /\.(gz|json)$/.test(file)).sort();
  const lines = await Promise.all(
    files.map(async (file) => {
      const hash = createHash('sha256').update(await readFile(join(out, file)));
      return `${hash.digest('hex')}  ${file}\n`;
    }),
  );
  await writeFile(join(out, 'SHA256SUMS'), lines.join(''));
}

function git(...options: string[]): string {
  return execFileSync('git', options, { encoding: 'utf8' }).trim();
}

function npm(folder: string, ...options: string[]): string {
  // npm must not run on the Node it installs.
  const path = process.env.PATH?.split(':')
    .filter((part) => !part.endsWith('node_modules/.bin'))
    .join(':');
  const env = { ...process.env, PATH: path };
  return execFileSync('npm', options, {
    cwd: folder,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

function shell(command: string): void {
  execFileSync('bash', ['-c', `set -o pipefail; ${command}`], { stdio: ['ignore', 'inherit', 'inherit'] });
}
