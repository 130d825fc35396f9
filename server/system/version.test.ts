import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { readVersion } from './version.ts';

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
