import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { chance } from './seed.ts';

/*
 * Imported before the service (`--import`): breaks it, as the seed in BREAK_SEED has it, at a moment at which a promise is
 * half kept. The product knows nothing of this.
 */
const random = chance(Number(process.env.BREAK_SEED));
const OF_COMMITS = 0.008;
/** There are fewer of them. */
const OF_MAILS = 0.05;

function breakAt(moment: string, part: number): void {
  if (random() > part) return;
  if (random() < 0.5) {
    fs.writeSync(2, `broken at: ${moment}, killed\n`);
    process.kill(process.pid, 'SIGKILL');
  }
  fs.writeSync(2, `broken at: ${moment}\n`);
  const IOERR = 10;
  throw Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: IOERR });
}

const { prepare } = DatabaseSync.prototype;
DatabaseSync.prototype.prepare = function (this: DatabaseSync, sql: string): StatementSync {
  const statement = prepare.call(this, sql);
  if (sql !== 'commit') return statement;
  for (const name of ['all', 'run'] as const) {
    const act = statement[name].bind(statement);
    Object.defineProperty(statement, name, {
      value: () => {
        breakAt('before_commit', OF_COMMITS);
        const result = act();
        breakAt('after_commit', OF_COMMITS);
        return result;
      },
    });
  }
  return statement;
};

const { writeFile, rename } = fs.promises;
fs.promises.writeFile = (async (...given: Parameters<typeof writeFile>) => {
  breakAt('mail_sending', OF_MAILS);
  await writeFile(...given);
}) as typeof writeFile;
fs.promises.rename = async (...given: Parameters<typeof rename>) => {
  await rename(...given);
  breakAt('mail_sent', OF_MAILS);
};
syncBuiltinESMExports();
