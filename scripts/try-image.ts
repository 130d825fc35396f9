/*
 * Tries what operators of containers are promised, on the release in release/, in ten minutes. As root on Debian 13, after
 * `apt-get install docker.io docker-cli docker-buildx docker-compose debootstrap iproute2`. PREVIOUS_RELEASE names the folder
 * of an unpacked archive to upgrade from.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPrograms, makeBases, startDocker } from './try-image/docker.ts';
import * as promises from './try-image/promises.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const release = join(process.cwd(), `release/goodword-${version}`);
const previous = process.env.PREVIOUS_RELEASE || release;
const bases = [/^FROM (\S+:\S+)/gm, /^ {4}image: ([^$\s/]+)$/gm].flatMap((pattern) =>
  ['.', previous].flatMap((folder) =>
    ['Dockerfile', 'compose.yaml', 'compose.postgres.yaml'].flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(pattern)].map(([, name = '']) => name),
    ),
  ),
);

if (!existsSync(release)) {
  console.error(`${release} is missing: npm run release`);
  process.exitCode = 1;
} else if (process.argv.includes('--in-namespace')) await tryInNamespace();
else {
  await installPrograms();
  const own = ['--net', '--mount', process.execPath, ...process.argv.slice(1), '--in-namespace'];
  process.exitCode = spawnSync('unshare', own, { stdio: 'inherit' }).status ?? 1;
}

async function tryInNamespace(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'goodword-image-'));
  const engine = await startDocker(folder);
  try {
    await makeBases(folder, release, [...new Set(bases)]);
    const { version: older } = JSON.parse(readFileSync(join(previous, 'release.json'), 'utf8'));
    await tryPromises({ folder, version, before: older === version ? '0.0.0' : older });
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  } finally {
    const ended = new Promise((resolve) => engine.once('close', resolve));
    engine.kill('SIGTERM');
    await ended;
    // In a chroot, Docker leaves it mounted.
    spawnSync('umount', ['--recursive', '--quiet', join(folder, 'data')]);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function tryPromises(releases: promises.Releases): Promise<void> {
  promises.unpack(releases, { release, previous });
  await promises.build(releases, { release, previous });
  await promises.runAlone(releases);
  try {
    const site = await promises.serveTls(releases);
    await promises.upgradeTwice(releases, site);
    await promises.backUpAndRestore(releases);
    await promises.moveToPostgres(releases, site);
  } catch (error) {
    console.error(await promises.compose(releases, 'logs --tail=20 --no-color'));
    throw error;
  }
}
