import type { FastifyBaseLogger } from 'fastify';
import { type Release, release } from '#contract/release.ts';
import { DAY } from '#server/basics/clock.ts';
import type { Deps } from '#server/deps.ts';
import { askOutside } from '#server/http/ask-outside.ts';
import { readFact, writeFact } from '#server/system/service-facts.ts';

/** Asks at most once a day, also across restarts. A failure changes nothing that is known. */
export async function checkForUpdates(
  { log }: { log: Pick<FastifyBaseLogger, 'warn'> },
  deps: Pick<Deps, 'db' | 'config' | 'version' | 'clock'>,
): Promise<void> {
  const { db, config, version, clock } = deps;
  const { updateUrl: url, isLoopback: allowLoopback } = config;
  if (url === null) return;
  const now = clock();
  const asked = await readFact(db, 'update: asked');
  // A later time comes from a clock that was ahead.
  if (asked?.value === url.href && Math.abs(now.getTime() - Date.parse(asked.updatedAt)) < DAY) return;
  await writeFact(db, 'update: asked', url.href, now);
  try {
    const headers = { 'user-agent': 'Goodword' };
    const { status, body } = await askOutside({ method: 'GET', url, headers, allowLoopback });
    if (status !== 200) throw new Error(`The answer has status ${status}`);
    const found = release.parse(JSON.parse(body));
    if (isNewer(version.version, found.version))
      throw new Error(`The answer names ${found.version}, an older version`);
    if (!isNewer(found.version, version.version)) return;
    await writeFact(db, 'update: newest', JSON.stringify(found), now);
    // Apart, since a later release without a fix doesn't end what is still a problem here.
    if (found.security) await writeFact(db, 'update: security', found.version, now);
  } catch (error) {
    log.warn({ err: error }, 'The check for updates failed');
  }
}

/** The newest known release, if it is newer than the running version. */
export async function findUpdate({
  db,
  config,
  version,
}: Pick<Deps, 'db' | 'config' | 'version'>): Promise<Release | null> {
  const fact = config.updateUrl && (await readFact(db, 'update: newest'));
  const newest = fact && release.parse(JSON.parse(fact.value));
  if (!newest || !isNewer(newest.version, version.version)) return null;
  const fixed = await readFact(db, 'update: security');
  return { ...newest, security: fixed !== null && isNewer(fixed.value, version.version) };
}

/** 1.10.0 is newer than 1.9.0. */
function isNewer(version: string, than: string): boolean {
  return version.localeCompare(than, 'en', { numeric: true }) > 0;
}
