import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import Stripe from 'stripe';
import { expect, inject, onTestFinished, test } from 'vitest';
import { isReadByNative, plurals, type Translated } from '#locales/catalogue.ts';
import { commands } from '#server/cli/commands.ts';
import { databaseFile } from '#server/db/open.ts';
import { variables } from '#server/system/config.ts';
import { createDatabaseFrom } from './postgres.ts';
import { MIGRATED } from './prepare-databases.ts';
import { temporaryFolder } from './temporary-folder.ts';

const root = join(import.meta.dirname, '..');
const pages = globSync(['*.md', 'docs/**/*.md', '{content,locales,tests/*,web/fonts}/README.md'], {
  cwd: root,
})
  .sort()
  .map((file) => ({ file, text: read(file) }));

test('Every documentation link points to an existing file and heading', () => {
  const links = linksIn(pages);
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter(({ file, link }) => !linkExists(file, link))).toEqual([]);
});

test('Every alert links to an existing documentation page and is listed in the table of alerts', () => {
  const alerts = read('deploy/alerts.yml')
    .split(/^\s+- alert: /m)
    .slice(1);
  const pagesOf = (alert: string) => namesIn(alert, /\b(docs\/[\w./-]+\.md(?:#[\w-]+)?)/g);
  const unlinked = alerts.filter(
    (alert) => !pagesOf(alert)[0] || !pagesOf(alert).every((page) => linkExists('README.md', page)),
  );
  expect(unlinked).toEqual([]);
  const operations = read('docs/operations.md');
  const names = alerts.map((alert) => alert.split('\n', 1)[0]);
  expect(namesIn(operations, /`(Goodword[A-Z]\w+)`/g).sort()).toEqual(names.toSorted());
  for (const [index, name] of names.entries()) {
    const row = operations.split('\n').find((line) => line.includes(`\`${name}\``)) ?? '';
    for (const page of pagesOf(alerts[index] ?? ''))
      expect([name, row]).toEqual([name, expect.stringContaining(`(${page.replace('docs/', '')}`)]);
  }
});

test('README and the steps to install and upgrade name this version', () => {
  const { version } = JSON.parse(read('package.json'));
  const named = namesIn(read('docs/operations.md'), /^version=(.+)$/gm);
  expect(named).toEqual([version, version, version]);
  expect(read('README.md')).toContain(`with the tags \`${version}\`, \`1\``);
  expect(JSON.parse(read('package-lock.json')).version).toBe(version);
});

test('The guide for Stripe names the API version that the service asks for', () => {
  expect(read('docs/operations/stripe.md')).toContain(`the API version ${Stripe.API_VERSION}\n`);
});

test('The documentation names exactly the commands that exist', () => {
  const code = pages.flatMap(({ text }) =>
    [...text.matchAll(/```[\s\S]*?```|`[^`\n]+`/g)].map(([each]) => each),
  );
  const called = code.flatMap((each) =>
    [...each.matchAll(/(?:\.\/|-u goodword |^`|" )goodword ([a-z][a-z-]+)(?: ([a-z][a-z-]+)\b)?/gm)].map(
      ([, name = '', second]) => (Object.hasOwn(commands, name) ? name : `${name} ${second ?? ''}`.trim()),
    ),
  );
  expect(called.length).toBeGreaterThan(20);
  const known = [...Object.keys(commands), 'help'];
  expect(called.filter((name) => !known.includes(name))).toEqual([]);

  const operations = read('docs/operations.md');
  const unnamed = Object.keys(commands).filter((name) => {
    const [first = ''] = name.split(' ');
    return !new RegExp(`\`(?:(?:\\./)?goodword )?${first}\\b`).test(operations);
  });
  expect(unnamed).toEqual([]);
});

test('The documentation mentions exactly the npm scripts that exist', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = pages.flatMap(({ text }) =>
    [...text.matchAll(/\bnpm (?:run ([a-z][\w:-]*)|(start|test)\b)/g)].map(([, run, own]) => run ?? own),
  );
  expect([...new Set(named)].sort()).toEqual(Object.keys(scripts).sort());
});

test('The README table lists exactly the configuration variables, and no page names another', () => {
  const known = namesIn(read('server/system/config.ts'), /^ {2}([A-Z][A-Z_]+): z\./gm).sort();
  expect(known.length).toBeGreaterThan(15);
  expect(namesIn(read('README.md'), /^\| `([A-Z_]+)` \|/gm).sort()).toEqual(known);
  const named = pages.flatMap(({ text }) => namesIn(text, /`([A-Z]+_[A-Z_]+)(?:=[^`\n]*)?`/g));
  const ofCompose = globSync('compose*.yaml').flatMap((file) => namesIn(read(file), /\$\{([A-Z_]+)/g));
  const ofCopies = namesIn(read('deploy/goodword-copies.env'), /^#([A-Z_]+)=/gm);
  // The changelog names the variable that was removed.
  const others = [
    'COMPOSE_FILE',
    'COMPOSE_PROFILES',
    'DATABASE_REPLICA_URL',
    'MAX_BATCH_SIZE',
    'NAME_FILE',
    'NODE_EXTRA_CA_CERTS',
    'PREVIOUS_RELEASE',
    'SMPT_URL',
  ];
  expect(new Set(named).difference(new Set([...variables, ...ofCompose, ...ofCopies, ...others]))).toEqual(
    new Set(),
  );
});

test('README and the known limits say which translations no native speaker has read, as the catalogues do', () => {
  const unread = (Object.keys(plurals) as Translated[]).filter((language) => !isReadByNative(language));
  const nameOf = new Intl.DisplayNames('en', { type: 'language' });
  const names = new Intl.ListFormat('en-GB').format(unread.map((code) => nameOf.of(code) ?? code).sort());
  expect(sentencePart('docs/limits.md', /No native speaker has read those into (.+?) yet\./)).toBe(names);
  const counts = ' one two three four five six seven eight nine ten eleven'.split(' ');
  expect(sentencePart('README.md', /No native speaker has read (?:the )?(\w+) .*?translations? yet\./)).toBe(
    counts[unread.length],
  );
});

/** Lines are broken anywhere. */
function sentencePart(file: string, pattern: RegExp): string {
  return pattern.exec(read(file).replace(/\s+/g, ' '))?.[1] ?? '';
}

test('Every repository path in the documentation exists', () => {
  const paths = pages.flatMap(({ file, text }) =>
    [...withoutBlocks(text).matchAll(/`([^`\s]+)`/g)]
      .map(([, path = '']) => ({ file, path }))
      .filter(({ path }) =>
        /^(contract|server|web|tests|scripts|docs|deploy|content|locales|\.github)\/[\w*{},./-]*$/.test(path),
      )
      // Capitals are placeholders.
      .filter(({ path }) => !/\b[A-Z]{3,}\b/.test(path)),
  );
  expect(paths.length).toBeGreaterThan(50);
  const missing = paths.filter(
    ({ path }) => !existsSync(join(root, path)) && !globSync(path, { cwd: root })[0],
  );
  expect(missing).toEqual([]);
});

test('Every SQL statement in the documentation runs on SQLite', () => {
  const folder = temporaryFolder();
  copyFileSync(databaseFile(inject('migratedFolder')), databaseFile(folder));
  const database = new DatabaseSync(databaseFile(folder));
  onTestFinished(() => database.close());
  const found = blocksOf('sql');
  expect(found.length).toBeGreaterThan(5);
  for (const { file, text } of found)
    expect
      .soft(() => database.exec(`begin; ${inOneTransaction(text)}; rollback`), `${file}: ${text}`)
      .not.toThrow();
});

test('Every SQL statement in the documentation runs on PostgreSQL', async ({ skip }) => {
  const server = inject('postgresUrl');
  if (server === null) return skip('no PostgreSQL here');
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query('drop database if exists goodword');
  await admin.end();
  // The documentation uses this name.
  const client = new pg.Client({ connectionString: await createDatabaseFrom(server, 'goodword', MIGRATED) });
  await client.connect();
  onTestFinished(() => client.end());
  // Roles must exist before their grants.
  for (const blocks of [...blocksOf('sql').map((block) => [block]), blocksOf('pgsql')]) {
    await client.query('begin');
    for (const { file, text } of blocks)
      await expect(client.query(inOneTransaction(text)), `${file}: ${text}`).resolves.toBeDefined();
    await client.query('rollback');
  }
});

test('Every shell command in the documentation parses', () => {
  const scripts = Object.groupBy(blocksOf('sh'), ({ file }) => file);
  for (const [file, blocks = []] of Object.entries(scripts)) {
    const input = blocks.map(({ text }) => text).join('\n');
    expect([file, spawnSync('bash', ['-n'], { input }).status]).toEqual([file, 0]);
  }
});

interface Page {
  file: string;
  text: string;
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}

function linksIn(pages: Page[]): { file: string; link: string }[] {
  return pages.flatMap(({ file, text }) =>
    [...withoutBlocks(text).matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)]
      .map(([, inText, inTag]) => inText ?? inTag ?? '')
      .filter((link) => !/^[a-z]+:/.test(link))
      .map((link) => ({ file, link })),
  );
}

function blocksOf(language: string): Page[] {
  return pages.flatMap(({ file, text }) =>
    [...text.matchAll(/^( *)```(\w*)\n(.*?)^\1```$/gms)]
      .filter(([, , named]) => named === language)
      .map(([, , , block = '']) => ({ file, text: block })),
  );
}

function withoutBlocks(text: string): string {
  return text.replace(/^( *)```.*?^\1```$/gms, '');
}

/** Removes begin and commit, because the test rolls back its own transaction. */
function inOneTransaction(statements: string): string {
  return statements
    .replace(/^(begin|commit);$/gm, '')
    .trim()
    .replace(/;$/, '');
}

function linkExists(from: string, link: string): boolean {
  const [path = '', heading] = link.split('#');
  const target = path === '' ? from : relative(root, join(root, dirname(from), path));
  if (!existsSync(join(root, target))) return false;
  return heading === undefined || headingsOf(read(target)).has(heading);
}

function headingsOf(text: string): Set<string> {
  return new Set(namesIn(withoutBlocks(text), /^#+ (.+)$/gm).map(anchorOf));
}

/** Makes the anchor that GitHub generates. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{Pc} -]/gu, '')
    .replace(/ /g, '-');
}
