import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { DAY } from '#server/basics/clock.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { readAge, readVersion } from './version.ts';

const COMMIT = '0123456789abcdef0123456789abcdef01234567';
const OTHER = 'f'.repeat(40);

const folderWith = (files: Record<string, string>) =>
  temporaryFolder({ 'package.json': '{"version":"1.2.3"}', ...files });

describe('The commit is read from', () => {
  test.for([
    ['the release', { 'release.json': `{"version":"1.2.3","commit":"${COMMIT}","date":"2026-11-23"}` }],
    ['the release, even inside a checkout', { 'release.json': `{"commit":"${COMMIT}"}`, '.git/HEAD': OTHER }],
    ['a detached HEAD', { '.git/HEAD': `${COMMIT}\n` }],
    ['a branch', { '.git/HEAD': 'ref: refs/heads/main\n', '.git/refs/heads/main': `${COMMIT}\n` }],
  ] as const)('%s', ([, files]) => {
    expect(readVersion(folderWith(files))).toEqual({ version: '1.2.3', commit: '0123456' });
  });

  test('this checkout, as git reports it', () => {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
    expect(readVersion().commit).toBe(commit.slice(0, 7));
  });
});

test.for([{}, { '.git/HEAD': 'ref: refs/heads/unborn\n' }, { '.git/HEAD': 'not a commit' }])(
  'Without a release or a commit, only the version is known: %o',
  (files) => {
    expect(readVersion(folderWith(files as Record<string, string>))).toEqual({
      version: '1.2.3',
      commit: null,
    });
  },
);

test('A version is as old as its heading in the changelog, from the 60th day on', () => {
  const changelog =
    '## [Unreleased]\n\n## [1.2.3] - 2026-01-10\n\n## [1.2.0] - 2025-01-10\n\n## [1.1.0] - soon\n';
  const root = folderWith({ 'CHANGELOG.md': changelog });
  const ageAfter = (days: number, version = '1.2.3') =>
    readAge(version, new Date(Date.parse('2026-01-10') + days * DAY), root);
  expect([-400, 0, 59.9, 60, 120.5].map((days) => ageAfter(days))).toEqual([null, null, null, 60, 120]);
  expect(['1.2.0', '1.1.0', '1.2', 'Unreleased'].map((version) => ageAfter(0, version))).toEqual([
    365,
    null,
    null,
    null,
  ]);
  expect(readAge('1.2.3', new Date(), folderWith({}))).toBeNull();
});
