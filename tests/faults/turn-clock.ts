import { readFileSync } from 'node:fs';

/*
 * Imported before the service (`--import`): a clock of the day that is as many milliseconds ahead as the file named by
 * CLOCK_FILE says. Timers and performance.now() go on as they did, as they do when somebody sets a computer's clock.
 */
const RealDate = Date;
let ahead = 0;

function look(): void {
  ahead = Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8'));
}

look();
setInterval(look, 20).unref();

const now = () => RealDate.now() + ahead;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});
