/**
 * `npm run bench`: measures the product beside a plain Node baseline on an identical database. See docs/performance.md.
 *
 *   npm run bench -- [--database sqlite|postgres] [--only NAME,…] [--rounds 9] [--seconds 1] [--starts 5]
 *                    [--json FILE]
 *
 * NAME is a prefix of a name in measures.ts, or `start`.
 * Exits with 1 if anything was refused, lost or duplicated.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Kind } from './bench-databases.ts';
import { describeMachine } from './machine.ts';
import { measures } from './measures.ts';
import { toText } from './report.ts';
import type { Run } from './results.ts';
import { cleanUp, logProgress, measureOn, type Plan } from './runner.ts';

const { values: options } = parseArgs({
  options: {
    database: { type: 'string', default: 'sqlite,postgres' },
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '9' },
    seconds: { type: 'string', default: '1' },
    starts: { type: 'string', default: '5' },
    json: { type: 'string' },
  },
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => cleanUp().finally(() => process.exit(1)));
}

const run = await measureAll();
console.log(toText(run));
if (run.databases.some(({ problems }) => problems.length > 0)) process.exitCode = 1;

/** Saves the results of each database, in case a later one fails. */
async function measureAll(): Promise<Run> {
  const run: Run = { machine: describeMachine(), databases: [] };
  const file = options.json ?? join('bench-results', `${run.machine.date.replaceAll(':', '-')}.json`);
  mkdirSync(dirname(file), { recursive: true });
  for (const kind of options.database.split(',')) {
    try {
      run.databases.push(await measureOn(kind as Kind, readPlan()));
    } catch (error) {
      console.error(error);
      process.exitCode = 1;
    }
    writeFileSync(file, `${JSON.stringify(run, null, 2)}\n`);
  }
  logProgress(`results are in ${file}`);
  return run;
}

function readPlan(): Plan {
  const wanted = options.only.split(',');
  const isWanted = (name: string) => wanted.some((beginning) => name.startsWith(beginning));
  return {
    measures: measures.filter(({ name }) => isWanted(name)),
    rounds: Number(options.rounds),
    seconds: Number(options.seconds),
    starts: isWanted('start') ? Number(options.starts) : 0,
  };
}
