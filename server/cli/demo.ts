import { serveDemo } from '#server/demo.ts';
import { command } from './command.ts';

export const demo = command({
  help: `
Usage: goodword demo

Serves sample data from DATA_DIR, by default ./demo-data, which must be empty or an earlier demo.`,
  run: (_, { readEnv }) => serveDemo(readEnv()),
});
