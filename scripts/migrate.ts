import { isUnavailable } from '#server/db/dialect.ts';
import { SchemaMismatch } from '#server/db/migrate.ts';
import { DataFolderInUse, openDatabase } from '#server/db/open.ts';
import { ConfigError, readConfig } from '#server/platform/config.ts';

/* npm run migrate: migrates the database configured in the environment. */
try {
  const { location, migrated, close } = await openDatabase({
    ...readConfig(process.env),
    migrations: 'auto',
  });
  await close();
  console.log(`${location}: ${migrated.length === 0 ? 'nothing to do' : `added ${migrated.join(', ')}`}`);
} catch (error) {
  const isExpected =
    error instanceof ConfigError ||
    error instanceof DataFolderInUse ||
    error instanceof SchemaMismatch ||
    (error instanceof Error && isUnavailable(error));
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
