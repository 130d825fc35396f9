import { command } from './command.ts';
import { serveDemo } from './serve-demo.ts';

export const demo = command({
  help: `
Usage: goodword demo

Serves sample data from DATA_DIR, by default ./demo-data, which must be empty or an earlier demo.`,
  run: (_, { readEnv }) => serveDemo(readEnv()),
});
