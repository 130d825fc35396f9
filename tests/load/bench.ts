/**
 * `npm run bench`: the product beside a floor of bare Node on the same database, in the same run. docs/performance.md says
 * what is measured and how to read it.
 *
 *   npm run bench -- [--database sqlite|postgres] [--only NAME,…] [--rounds 9] [--seconds 1] [--starts 5]
 *                    [--mail smtp|files] [--set VARIABLE=VALUE]… [--json FILE] [--from FILE] [--markdown]
 *
 * NAME is the beginning of a measure's name in measures.ts, or `start`; --set configures the product; --from prints what an
 * earlier run wrote. Ends with 1 where anything was refused, lost or doubled.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Kind } from './bench-databases.ts';
import { describeMachine } from './machine.ts';
import { measures } from './measures.ts';
import { cleanUp, measureOn, type Plan, say } from './measuring.ts';
import { toMarkdown, toText } from './report.ts';
import type { Run } from './results.ts';

const { values: options } = parseArgs({
  options: {
    database: { type: 'string', default: 'sqlite,postgres' },
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '9' },
    seconds: { type: 'string', default: '1' },
    starts: { type: 'string', default: '5' },
    mail: { type: 'string', default: 'smtp' },
    set: { type: 'string', multiple: true, default: [] },
    json: { type: 'string' },
    from: { type: 'string' },
    markdown: { type: 'boolean', default: false },
  },
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => cleanUp().finally(() => process.exit(1)));
}

const run = options.from ? (JSON.parse(readFileSync(options.from, 'utf8')) as Run) : await measureAll();
console.log((options.markdown ? toMarkdown : toText)(run));
if (run.databases.some(({ problems }) => problems.length > 0)) process.exitCode = 1;

/** What was found is written and shown also where a later database fails. */
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
  say(`all rounds are in ${file}`);
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
    mail: options.mail === 'files' ? 'files' : 'smtp',
    settings: Object.fromEntries(options.set.map((variable) => variable.split(/=(.*)/s, 2))),
  };
}
