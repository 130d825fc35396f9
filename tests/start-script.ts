import { readFileSync } from 'node:fs';

/** What `npm start` runs once everything is built. */
export const start = readStartScript();

/** No variable that configures the product comes in from outside. */
export function inheritedEnv(): Record<string, string | undefined> {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH, HOME, TMPDIR };
}

function readStartScript(): { node: string; options: string[]; main: string; env: Record<string, string> } {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  const [, variables = '', command = ''] = /&& ((?:\w+=\S+ )*)exec (.+)$/.exec(scripts.start) ?? [];
  const [node, ...rest] = command.split(' ');
  const main = rest.pop();
  if (!node || !main) throw new Error('the start script of package.json is of a shape not known here');
  const env = Object.fromEntries(
    variables
      .trim()
      .split(' ')
      .filter(Boolean)
      .map((variable) => variable.split('=', 2)),
  );
  return { node, options: rest, main, env };
}
