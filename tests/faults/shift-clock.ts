import { readFileSync } from 'node:fs';

/* Preloaded (`--import`): shifts the wall clock by the milliseconds in CLOCK_FILE; timers and performance.now() are unaffected. */
const RealDate = Date;
let ahead = 0;

function readOffset(): void {
  ahead = Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8'));
}

readOffset();
setInterval(readOffset, 20).unref();

const now = () => RealDate.now() + ahead;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});
