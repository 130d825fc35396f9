/** What `npm start` runs once everything is built. */
export const start = { program: 'scripts/run.sh', main: 'server/main.ts' };

/** No variable that configures the product comes in from outside. */
export function inheritedEnv(): Record<string, string | undefined> {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH, HOME, TMPDIR };
}
