import type { FastifyBaseLogger } from 'fastify';
import { classifyDeliveryError } from './delivery-failure.ts';
import type { Mailer } from './mailer.ts';

/** Tells an operator at the start what would otherwise show with the first mail. */
export async function checkMailServer(
  mailer: Mailer,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): Promise<void> {
  try {
    await mailer.check();
    log.info(`${mailer.describe()} answers`);
  } catch (error) {
    const { summary } = classifyDeliveryError(error);
    const reason = summary.replace(/^Mail server unreachable: /, '');
    const isLogin = error instanceof Error && 'code' in error && error.code === 'EAUTH';
    const failure = isLogin ? 'refuses the login' : "can't be used";
    log.error(`${mailer.describe()} ${failure} (${reason}): check SMTP_URL`);
  }
}
