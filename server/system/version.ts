import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod/mini';
import { DAY } from '#server/basics/clock.ts';

export interface Version {
  version: string;
  /** Its first seven digits; null if this is neither a release nor a checkout. */
  commit: string | null;
}

const ROOT = join(import.meta.dirname, '../..');
const COMMIT_DIGITS = 7;
const OLD_DAYS = 60;

const packageFile = z.object({ version: z.string() });
const releaseFile = z.object({ commit: z.string() });
const commitHash = z.string().check(z.regex(/^[0-9a-f]{40,64}$/));

export function readVersion(root = ROOT): Version {
  const { version } = packageFile.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  const release = readText(join(root, 'release.json'));
  const commit = release === null ? readHead(root) : releaseFile.parse(JSON.parse(release)).commit;
  return { version, commit: commitHash.safeParse(commit).data?.slice(0, COMMIT_DIGITS) ?? null };
}

export function describeVersion({ version, commit }: Version): string {
  return commit === null ? version : `${version} (${commit})`;
}

/** The days since the version's heading in the changelog, from the 60th on; null if there is none. */
export function readAge(version: string, now: Date, root = ROOT): number | null {
  const heading = `## [${version}] - `;
  const line = readText(join(root, 'CHANGELOG.md'))
    ?.split('\n')
    .find((text) => text.startsWith(heading));
  const days = Math.floor((now.getTime() - Date.parse(line?.slice(heading.length) ?? '')) / DAY);
  return days >= OLD_DAYS ? days : null;
}

/** Doesn't run git, which needn't be installed, and refuses another user's folder. */
function readHead(root: string): string | null {
  const folder = join(root, '.git');
  // A worktree has a file .git that names the folder.
  const linked = /^gitdir: (.+)$/.exec(readText(folder) ?? '')?.[1];
  const gitDir = linked === undefined ? folder : resolve(root, linked);
  const head = readText(join(gitDir, 'HEAD'));
  const ref = /^ref: (.+)$/.exec(head ?? '')?.[1];
  if (ref === undefined) return head;
  const shared = resolve(gitDir, readText(join(gitDir, 'commondir')) ?? '.');
  return readText(join(shared, ref)) ?? findPacked(shared, ref);
}

function findPacked(gitDir: string, ref: string): string | null {
  const lines = readText(join(gitDir, 'packed-refs'))?.split('\n') ?? [];
  return lines.find((line) => line.endsWith(` ${ref}`))?.split(' ')[0] ?? null;
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return null;
  }
}
