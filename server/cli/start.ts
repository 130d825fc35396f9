import { serve } from '#server/serve.ts';
import { command } from './command.ts';

export const start = command({
  help: `
Usage: goodword start

Serves Goodword until SIGTERM or SIGINT. Creates the database, or updates its schema unless MIGRATIONS=manual.`,
  async run(_, { readConfig, describeUnknownVariables }) {
    // First, since it may be why the start fails.
    for (const line of describeUnknownVariables()) console.warn(line);
    await serve(readConfig());
  },
});
