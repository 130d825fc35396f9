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
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import type { Kind } from './bench-databases.ts';
import { describeRun } from './machine.ts';
import { measures } from './measures.ts';
import { toText } from './report.ts';
import type { DatabaseResult } from './results.ts';
import { cleanUpOnSignals, measureOn, type Plan } from './runner.ts';

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

cleanUpOnSignals();
console.log(`\n${describeRun('npm run bench --')}`);
const results: DatabaseResult[] = [];
for (const kind of options.database.split(',')) {
  const result = await measureOn(kind as Kind, readPlan()).catch((error) => {
    console.error(error);
    process.exitCode = 1;
  });
  if (!result) continue;
  results.push(result);
  console.log(`\n${toText(result)}`);
  if (result.problems.length > 0) process.exitCode = 1;
}
if (options.json) {
  mkdirSync(dirname(options.json), { recursive: true });
  writeFileSync(options.json, JSON.stringify(results, null, 2));
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
