import { expect, onTestFinished } from 'vitest';
import { startMailSink } from './mail-sink.ts';
import { startApp } from './start-app.ts';

type Options = NonNullable<Parameters<typeof startApp>[0]>;

/** A service that sends its mails to a sink until the test finishes. Its clock stands still until it is moved. */
export async function startWithMail(
  { env = {}, ...options }: Omit<Options, 'clock'> = {},
  start = Date.now(),
) {
  let time = start;
  const sink = await startMailSink();
  onTestFinished(() => sink.close());
  const app = await startApp({
    env: { SMTP_URL: sink.url, ...env },
    ...options,
    clock: () => new Date(time),
  });
  const newestTo = (address: string) => sink.received.findLast(({ to }) => to?.[0]?.address === address);
  /** The newest mail to this address, once there is one. */
  const mailTo = async (address: string) => {
    await expect.poll(() => newestTo(address), { timeout: 15_000 }).toBeTruthy();
    return newestTo(address);
  };
  return {
    app,
    sink,
    mailTo,
    /** The token of the link in the newest mail to this address. */
    tokenTo: async (address: string) =>
      /\?token=([\w-]{43})/.exec((await mailTo(address))?.text ?? '')?.[1] ?? '',
    now: () => new Date(time),
    advance(milliseconds: number) {
      time += milliseconds;
      app.service.deps.wakeOutbox();
    },
  };
}
