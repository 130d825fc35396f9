import type { FastifyBaseLogger } from 'fastify';
import { deleteOldEmailChanges } from './accounts/change-email.ts';
import { deleteOldResets } from './accounts/reset-password.ts';
import { deleteExpiredSessions } from './accounts/sessions.ts';
import { HOUR, MINUTE } from './platform/clock.ts';
import type { Deps } from './platform/deps.ts';
import { deleteSentMail } from './platform/outbox.ts';
import { forgetPastVisitors } from './reviews/views.ts';

/** Every recurring job; each may run in several processes at once without harm. */
const timetable = [
  { name: 'forget past visitors', every: 10 * MINUTE, run: forgetPastVisitors },
  { name: 'delete expired sessions', every: HOUR, run: deleteExpiredSessions },
  { name: 'delete old reset links', every: HOUR, run: deleteOldResets },
  { name: 'delete old email changes', every: HOUR, run: deleteOldEmailChanges },
  { name: 'delete sent mail jobs', every: HOUR, run: deleteSentMail },
];

/** Runs every job now and then at its interval. @returns a function that ends it. */
export function startTimetable({ db, clock }: Deps, log: FastifyBaseLogger): () => void {
  const timers = timetable.map(({ name, every, run }) => {
    const runLogged = () =>
      run(db, clock()).catch((error) => log.error({ err: error, job: name }, 'job failed'));
    void runLogged();
    return setInterval(runLogged, every);
  });
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
