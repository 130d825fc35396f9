import { serve } from '#server/serve.ts';
import { command } from './command.ts';

export const start = command({
  help: `
Usage: goodword start

Serves Goodword until SIGTERM or SIGINT. Creates the database, or updates its schema unless MIGRATIONS=manual.
With DEMO=public, serves sample data to strangers.`,
  async run(_, { readConfig, readEnv }) {
    const config = readConfig();
    if (!config.isPublicDemo) return serve(config);
    const { serveDemo } = await import('./serve-demo.ts');
    return serveDemo(readEnv());
  },
});
