import { serve } from '#server/serve.ts';
import { command } from './command.ts';

export const start = command({
  help: `
Usage: goodword start

Serves Goodword until SIGTERM or SIGINT. Creates the database, or updates its schema unless MIGRATIONS=manual.`,
  run: (_, { readConfig }) => serve(readConfig()),
});
