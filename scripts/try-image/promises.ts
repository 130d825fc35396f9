import assert from 'node:assert/strict';
import { appendFileSync, cpSync, globSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from './docker.ts';
import { ask, DOMAIN, type Site, sendReviews } from './phone.ts';

/** A release, and the one that is upgraded to it, as docs/operations.md unpacks them into `folder`. */
export interface Releases {
  folder: string;
  version: string;
  before: string;
}

interface Sources {
  release: string;
  /** Without one, it is this release under another version. */
  previous: string;
}

export function unpack(releases: Releases, { release, previous }: Sources): void {
  const { folder, version, before } = releases;
  const current = join(folder, 'current');
  const settings = [
    `COMPOSE_FILE=${current}/compose.yaml`,
    `DOMAIN=${DOMAIN}`,
    'CADDY_TLS=tls internal',
    'PLANS=off',
  ];
  writeFileSync(join(folder, 'goodword.env'), `${settings.join('\n')}\nRATE_LIMITS=off\n`);
  for (const [name, source] of [
    [before, previous],
    [version, release],
  ] as const) {
    const target = join(folder, `goodword-${name}`);
    cpSync(source, target, { recursive: true, verbatimSymlinks: true });
    symlinkSync('../goodword.env', join(target, '.env'));
    for (const file of globSync(join(target, 'compose*.yaml')))
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/(?<=VERSION:-)[^}]+/g, name));
  }
  pointTo(releases, before);
}

export async function build({ version, before }: Releases, { release, previous }: Sources): Promise<void> {
  await run('docker', ['build', '--quiet', `--tag=goodword:${before}`, previous]);
  // Docker reads compose.override.yaml too, since there is no .env.
  await run('docker', ['compose', 'build'], release);
  const target = ['--target=backup-of-postgres', `--tag=goodword-backup-of-postgres:${version}`];
  await run('docker', ['build', '--quiet', ...target, release]);
  const [base = ''] = /node:\S+/.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
  const sizes = await inspect('{{.Size}}', `goodword:${version}`, base);
  const [whole = 0, below = 0] = sizes.split('\n').map(Number);
  const megabytes = Math.round((whole - below) / 1_000_000);
  assert(megabytes <= 110, `The image adds ${megabytes} MB to its base`);
  console.log(`The image adds ${megabytes} MB to its base`);
}

export async function runAlone({ version }: Releases): Promise<void> {
  const limits = '--read-only --tmpfs=/tmp --cap-drop=ALL --security-opt=no-new-privileges --memory=512m';
  const options = ['--detach', '--publish=127.0.0.1:3000:3000', ...limits.split(' ')];
  const id = await run('docker', ['run', ...options, `goodword:${version}`]);
  await until(() => isReady(3000));
  const { Interval, Timeout } = JSON.parse(await inspect('{{json .Config.Healthcheck}}', id));
  assert.deepEqual([Interval, Timeout], [30e9, 10e9]);
  await until(async () => (await inspect('{{.State.Health.Status}}', id)) === 'healthy');
  await run('docker', ['stop', id]);
  assert.equal(await inspect('{{.State.ExitCode}}', id), '0');
  await run('docker', ['rm', '--volumes', id]);
  console.log(
    'With a read-only root, no capabilities and 512 MB it gets ready, is healthy, and stops with 0',
  );
}

export async function serveTls(releases: Releases): Promise<Site> {
  await compose(releases, 'up --detach');
  const ca = await compose(releases, 'exec -T proxy cat /data/caddy/pki/authorities/local/root.crt');
  assert.deepEqual([await ask({ ca }, '/readyz'), await ask({ ca }, '/metrics')], [200, 404]);
  await createUser(releases, 'maya');
  console.log("Compose serves https, here with a certificate of Caddy's own authority");
  return { ca };
}

export async function backUpAndRestore(releases: Releases): Promise<void> {
  await until(async () => (await compose(releases, 'exec -T backup ls /backup')).includes('.db'));
  await compose(releases, 'exec -T backup ./goodword backup --to /backup');
  await createUser(releases, 'omar');
  await restore(releases, 'db', '--force');
  console.log('The service backup makes a file at its start, and a restore brings it back');
}

export async function upgradeTwice(releases: Releases, site: Site): Promise<void> {
  const before = await compose(releases, 'ps --quiet proxy');
  let isOver = false;
  const upgrading = switchReleases(releases).finally(() => {
    isOver = true;
  });
  const [{ sent, retries, closed }] = await Promise.all([sendReviews(site, 2, () => isOver), upgrading]);
  assert.equal(await compose(releases, 'ps --quiet proxy'), before);
  assert.deepEqual([closed, (await users(releases)).get('maya')], [0, sent]);
  const { before: older, version } = releases;
  console.log(
    `From ${older} to ${version}, back, and forward again, port 443 stays open: ${sent} reviews, ${retries} retries`,
  );
}

async function switchReleases(releases: Releases): Promise<void> {
  for (const version of [releases.version, releases.before, releases.version]) {
    await sleep(1_000);
    pointTo(releases, version);
    await compose(releases, 'up --detach');
    assert.equal(await compose(releases, 'ps --format {{.Image}} app'), `goodword:${version}`);
  }
}

export async function moveToPostgres(releases: Releases, site: Site): Promise<void> {
  const before = await users(releases);
  await compose(releases, 'stop app backup');
  const [one, two] = ['compose', 'compose.postgres'].map((name) =>
    join(releases.folder, 'current', `${name}.yaml`),
  );
  const settings = `COMPOSE_FILE=${one}:${two}\nPOSTGRES_PASSWORD=secret\nPROCESSES=4\n`;
  appendFileSync(join(releases.folder, 'goodword.env'), settings);
  const move = './goodword move-to-postgres "$DATABASE_URL"';
  await compose(releases, 'run --rm -T --entrypoint sh goodword -c', move);
  await compose(releases, 'up --detach');
  for (const port of [3000, 3001, 3002, 3003]) assert(await isReady(port));
  assert.equal(await ask(site, '/readyz'), 200);
  assert.deepEqual(await users(releases), before);
  console.log('After the move to PostgreSQL, four processes serve the same accounts');
  await until(async () => (await compose(releases, 'exec -T backup ls /backup')).includes('.dump'));
  await createUser(releases, 'omar');
  const rename = 'alter database goodword rename to goodword_before';
  const sql = ['--command', rename, '--command', 'create database goodword template template0'];
  await compose(releases, 'stop app backup');
  await compose(releases, 'exec -T database psql --username=goodword postgres', ...sql);
  await restore(releases, 'dump');
  console.log('A backup of PostgreSQL is restored too');
}

async function restore(releases: Releases, extension: string, ...options: string[]): Promise<void> {
  const names = (await compose(releases, 'run --rm -T --entrypoint ls goodword -t /backup')).split('\n');
  const newest = names.find((name) => name.endsWith(extension));
  await compose(releases, 'stop app backup');
  await compose(releases, `run --rm -T goodword restore /backup/${newest}`, ...options);
  await compose(releases, 'up --detach');
  assert.deepEqual([...(await users(releases)).keys()], ['admin', 'maya']);
}

function pointTo({ folder }: Releases, version: string): void {
  rmSync(join(folder, 'current'), { force: true });
  symlinkSync(`goodword-${version}`, join(folder, 'current'));
}

/** @param last is not split into words. */
export async function compose({ folder }: Releases, words: string, ...last: string[]): Promise<string> {
  return run('docker', ['compose', ...words.split(' '), ...last], join(folder, 'current'));
}

async function createUser(releases: Releases, name: string): Promise<void> {
  const address = `${name}@goodword.test`;
  await compose(
    releases,
    `exec -T app ./goodword user create --username ${name} --email ${address} --name`,
    name,
  );
}

/** Their numbers of reviews. */
async function users(releases: Releases): Promise<Map<string, number>> {
  const lines = (await compose(releases, 'exec -T app ./goodword user list --json')).split('\n');
  return new Map(lines.map((line) => JSON.parse(line)).map((row) => [row.username, row.reviews]));
}

function inspect(format: string, ...ids: string[]): Promise<string> {
  return run('docker', ['inspect', `--format=${format}`, ...ids]);
}

function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await holds()); tries += 1) {
    if (tries > 240) throw new Error(`not within a minute: ${holds}`);
    await sleep(250);
  }
}
