import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { release } from '#contract/release.ts';
import { billOfBrowser, billOfServer } from '../scripts/bill-of-materials.ts';
import { closeUnreleased, describeRelease, notesOf } from '../scripts/changelog.ts';
import { checkNodePackage, type NodePackage, nodePackages } from '../scripts/node-packages.ts';
import { temporaryFolder } from './temporary-folder.ts';

const NOTES = '### Added\n\n- Something to read.';

test('A release turns [Unreleased] of the changelog into its version, and refuses an empty one', () => {
  const changelog = `# Changelog\n\n## [Unreleased]\n\n${NOTES}\n\n## [1.0.0] - 2026-01-01\n\n- Everything.\n`;
  const closed = closeUnreleased(changelog, '1.1.0', '2026-02-01');
  expect(closed).toContain(`## [Unreleased]\n\n## [1.1.0] - 2026-02-01\n\n${NOTES}`);
  expect(notesOf(closed, '1.1.0')).toBe(NOTES);
  expect(() => closeUnreleased(closed, '1.2.0', '2026-03-01')).toThrow('says nothing under [Unreleased]');
  expect(() => closeUnreleased(changelog, '1.0.0', '2026-03-01')).toThrow('already has [1.0.0]');
});

test('This version has notes in the changelog', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(notesOf(readFileSync('CHANGELOG.md', 'utf8'), version)).not.toBe('');
});

test('release.json is what UPDATE_URL serves: it says whether the notes have a heading “Security”', () => {
  const facts = { version: '1.2.3', commit: 'f'.repeat(40), date: '2026-12-01T10:00:00.000Z' };
  const isSecurity = (notes: string) => release.parse(describeRelease(notes, facts)).security;
  expect(describeRelease(NOTES, facts)).toEqual({ ...facts, date: '2026-12-01', security: false });
  expect(isSecurity(`${NOTES}\n\n### Security\n\n- A hole is closed.`)).toBe(true);
  expect(isSecurity(`${NOTES} ### Security`)).toBe(false);
});

test('A release contains the Node.js of the lock, and refuses a package with another SHA-256 sum', () => {
  const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(Object.fromEntries(nodePackages.map(({ name, version }) => [name, version]))).toEqual(
    optionalDependencies,
  );
  const { name, version, sha256 } = nodePackages.at(-1) as NodePackage;
  const file = `${name}-${version}.tgz`;
  const folder = temporaryFolder({ [file]: 'from elsewhere' });
  expect(() => checkNodePackage(join(folder, file))).toThrow(`scripts/node.sha256 says ${sha256}`);
});

test('The bills of materials name Node.js, with its SHA-256 sum, and each bundled package', () => {
  const release = { version: '1.2.3', date: '2026-11-23T00:00:00.000Z' };
  const server = JSON.parse(billOfServer('{"metadata":{},"components":[]}', nodePackages, release));
  expect(server.components).toEqual(
    nodePackages.map(({ name, version, sha256 }) =>
      expect.objectContaining({
        purl: `pkg:npm/${name}@${version}`,
        hashes: [{ alg: 'SHA-256', content: sha256 }],
      }),
    ),
  );
  const bundled = [{ name: '@scope/part', version: '4.5.6', identifier: 'MIT' }];
  expect(JSON.parse(billOfBrowser(bundled, release))).toMatchObject({
    bomFormat: 'CycloneDX',
    components: [{ purl: 'pkg:npm/%40scope/part@4.5.6', licenses: [{ license: { id: 'MIT' } }] }],
  });
});

test('Every action of the forge is pinned to a commit', () => {
  const files = globSync('.github/workflows/*.yml').map((file) => readFileSync(file, 'utf8'));
  const actions = files.flatMap((text) => [...text.matchAll(/uses: (.+)$/gm)].map(([, action]) => action));
  expect(actions.length).toBeGreaterThan(5);
  for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('Every package in the browser’s files is named with its license', () => {
  const notices = readFileSync('dist/web/licenses.txt', 'utf8');
  for (const name of ['react', 'react-dom', 'wouter', 'zod', 'workbox-core', 'tailwindcss'])
    expect(notices).toMatch(new RegExp(`^${name} [\\d.]+, \\S+$`, 'm'));
  expect(notices).toContain('SIL OPEN FONT LICENSE');
  expect(notices).toContain('Lucide Icons and Contributors');
});
