import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

const program = 'scripts/run.sh';

/** A checkout's own .env must not reach its tests, which may name another file. */
const argumentsOf = (...words: string[]) => {
  const hasFile = words.some((word) => word.startsWith('--env-file'));
  return ['--', 'server/cli/main.ts', ...words, ...(hasFile ? [] : ['--env-file=/dev/null'])];
};

/** What `./goodword` runs once everything is built. */
export const start = { program, main: argumentsOf('start'), demo: argumentsOf('demo'), argumentsOf };

export async function runCommand(words: string[], env: Record<string, string> = {}, input = '') {
  const child = spawn(program, argumentsOf(...words), { env: { ...inheritedEnv(), ...env } });
  // A command may end without reading it.
  child.stdin.on('error', () => {}).end(input);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await ended, stdout, stderr };
}

export function inheritedEnv(): Record<string, string | undefined> {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH, HOME, TMPDIR };
}
