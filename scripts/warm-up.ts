import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#server/platform/config.ts';
import { startService } from '#server/start.ts';

/* Starts and stops the service once, to fill the compile cache in NODE_COMPILE_CACHE. */
const dataDir = mkdtempSync(join(tmpdir(), 'goodword-warm-up-'));
try {
  const service = await startService(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }));
  await service.app.ready();
  await service.close();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
