import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { seededRandom } from './seeded-random.ts';

/* Preloaded (`--import`): kills the process or fails a call around commits and mails, seeded by BREAK_SEED. */
const random = seededRandom(Number(process.env.BREAK_SEED));
const COMMIT_FAILURE_RATE = 0.008;
const MAIL_FAILURE_RATE = 0.05;

function maybeFail(moment: string, part: number): void {
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
        maybeFail('before_commit', COMMIT_FAILURE_RATE);
        const result = act();
        maybeFail('after_commit', COMMIT_FAILURE_RATE);
        return result;
      },
    });
  }
  return statement;
};

const { writeFile, rename } = fs.promises;
fs.promises.writeFile = (async (...given: Parameters<typeof writeFile>) => {
  maybeFail('mail_sending', MAIL_FAILURE_RATE);
  await writeFile(...given);
}) as typeof writeFile;
fs.promises.rename = async (...given: Parameters<typeof rename>) => {
  await rename(...given);
  maybeFail('mail_sent', MAIL_FAILURE_RATE);
};
syncBuiltinESMExports();
