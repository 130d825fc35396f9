import { openDatabase } from '#server/db/open.ts';
import { command } from './command.ts';

export const migrate = command({
  help: `
Usage: goodword migrate

Creates the database, or updates its schema. You only need this with MIGRATIONS=manual. On SQLite, stop the service first.`,
  async run(_, { readConfig }) {
    const { location, migrated, close } = await openDatabase({ ...readConfig(), migrations: 'auto' });
    await close();
    console.log(`${location}: ${migrated.length === 0 ? 'nothing to do' : `added ${migrated.join(', ')}`}`);
  },
});
