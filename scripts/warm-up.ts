import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService } from '#server/start.ts';
import { readConfig } from '#server/system/config.ts';

/*
 * Starts and stops the service once, to fill the compile cache in NODE_COMPILE_CACHE. A single file that isn't in it costs
 * 15 MB of memory, since Node then loads its TypeScript parser; hence the command, too.
 */
process.argv.push('--version');
await Promise.all([import('#server/cli/main.ts'), import('#server/cli/start.ts')]);
const dataDir = mkdtempSync(join(tmpdir(), 'goodword-warm-up-'));
try {
  const service = await startService(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }));
  await service.app.ready();
  await service.close();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
