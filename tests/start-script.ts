import { spawnSync } from 'node:child_process';

const program = 'scripts/run.sh';

/** A checkout's own .env must not reach its tests. */
const argumentsOf = (...words: string[]) => ['--', 'server/cli/main.ts', ...words, '--env-file=/dev/null'];

/** What `./goodword` runs once everything is built. */
export const start = { program, main: argumentsOf('start'), demo: argumentsOf('demo'), argumentsOf };

export function runCommand(words: string[], env: Record<string, string>) {
  const options = { env: { ...inheritedEnv(), ...env }, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(program, argumentsOf(...words), options);
  return { status, stdout, stderr };
}

export function inheritedEnv(): Record<string, string | undefined> {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH, HOME, TMPDIR };
}
