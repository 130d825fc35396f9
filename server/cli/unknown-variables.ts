import { variables } from '#server/system/config.ts';

type Values = Record<string, string | undefined>;

/** Compose reads these from the same `.env`. */
const OF_COMPOSE = /^(?:COMPOSE_\w+|DOCKER_\w+|DOMAIN|CADDY_TLS|IMAGE|VERSION|POSTGRES_PASSWORD|PROCESSES)$/;
/** Read by Node.js and by libraries, which don't see `.env` unless systemd or Compose passes it on. */
const OF_OTHERS = /^(?:NODE_\w+|SSL_\w+|UV_\w+|LC_\w+|PG[A-Z]+|(?:no|https?)_proxy|TZ|LANG)$/i;

/** One line for each variable that looks like a setting and does nothing. Values may be secrets and are never in it. */
export function describeUnknownVariables(ofFile: Values, file: string, environment: Values): string[] {
  const inFile = Object.keys(ofFile).flatMap((name) => {
    if (variables.includes(name) || OF_COMPOSE.test(name)) return [];
    if (!OF_OTHERS.test(name)) return `${file} has ${name}, which does nothing: ${advise(name)}`;
    return name in environment ? [] : `${file} has ${name}, which only has an effect in the environment`;
  });
  // The environment is full of others' variables, so only an obvious slip counts. In a container, it is all there is.
  const inEnvironment = Object.keys(environment).flatMap((name) =>
    variables.includes(name) || name in ofFile || findNearest(name, 1 / 4) === undefined
      ? []
      : `The environment has ${name}, which does nothing: ${advise(name)}`,
  );
  return [...inFile, ...inEnvironment];
}

function advise(name: string): string {
  const nearest = findNearest(name, 1 / 2);
  return nearest === undefined ? 'README.md lists all variables' : `did you mean ${nearest}?`;
}

/** @param share of the characters that may be wrong; the first seldom is. */
function findNearest(name: string, share: number): string | undefined {
  const typed = name.toUpperCase();
  const [nearest] = variables
    .map((variable) => {
      const wrong = countEdits(typed, variable) / Math.max(typed.length, variable.length);
      return { variable, wrong: wrong + (typed[0] === variable[0] ? 0 : 1 / 4) };
    })
    .sort((a, b) => a.wrong - b.wrong);
  return nearest && nearest.wrong <= share ? nearest.variable : undefined;
}

/** Levenshtein's distance. */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...to].entries())
      next.push(
        Math.min((row[j] ?? 0) + (letter === other ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
