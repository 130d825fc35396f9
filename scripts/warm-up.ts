import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#server/platform/config.ts';
import { startService } from '#server/start.ts';

/*
 * Starts the service once on an empty folder, and stops it: with NODE_COMPILE_CACHE set, whatever code a start needs is
 * compiled then.
 */
const dataDir = mkdtempSync(join(tmpdir(), 'goodword-warm-up-'));
try {
  const service = await startService(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }));
  await service.app.ready();
  await service.close();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
