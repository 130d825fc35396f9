import { chmodSync, existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { newReview } from '#server/demo/cast.ts';
import { keepAssets } from '#server/http/built-files.ts';
import { createStorage, skipWithoutDatabase, startApp } from '#tests/start-app.ts';
import { backUp, restore } from './backup.ts';
import { writeMoveNote } from './move-note.ts';
import { databaseFile } from './open.ts';

beforeEach(skipWithoutDatabase);

test.for([0o000, 0o022, 0o077])(
  'What the service writes into an existing folder is for its own user only, with umask %o',
  async (umask) => {
    const previous = process.umask(umask);
    onTestFinished(() => {
      process.umask(previous);
    });
    const { dataDir, databaseUrl } = await createStorage(true);
    chmodSync(dataDir, 0o755);
    // Copied here by hand, or written by an earlier release.
    for (const name of databaseUrl === null ? ['goodword.db', 'goodword.lock', 'goodword.pid'] : [])
      writeFileSync(join(dataDir, name), '', { mode: 0o644 });

    const app = await startApp({ storage: { dataDir, databaseUrl } });
    const { user } = await app.professional();
    await app.visitor().post('/api/reviews/submit', newReview(user.id));
    await keepAssets(dataDir);
    await expect.poll(() => paths(dataDir).some((path) => path.endsWith('.eml'))).toBe(true);
    if (databaseUrl === null) {
      expect(existsSync(join(dataDir, 'goodword.db-wal'))).toBe(true);
      const copy = join(dataDir, 'copy.db');
      await backUp(dataDir, copy);
      await app.stop();
      chmodSync(databaseFile(dataDir), 0o644);
      restore(dataDir, copy, { force: true });
      expect(paths(dataDir).some((path) => path.includes('.before-'))).toBe(true);
      writeMoveNote(dataDir, 'Moved.');
    }

    const modes = paths(dataDir).map((path) => {
      const found = statSync(join(dataDir, path));
      return [path, found.isDirectory(), (found.mode & 0o777).toString(8)] as const;
    });
    const isWide = ([, isFolder, mode]: (typeof modes)[number]) => mode !== (isFolder ? '700' : '600');
    expect(modes.filter(isWide)).toEqual([]);
  },
);

function paths(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' });
}
