/** What `npm start` runs after the build. */
export const start = { program: 'scripts/run.sh', main: 'server/main.ts' };

export function inheritedEnv(): Record<string, string | undefined> {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH, HOME, TMPDIR };
}
