import { setTimeout as sleep } from 'node:timers/promises';
import type { MailSink } from './mail-sink.ts';

/** Opens the link that was mailed at sign-up, and takes its mail out of the sink. */
export async function confirmAddress(url: string, { received }: MailSink, email: string): Promise<void> {
  const token = await takeToken(received, email);
  const answer = await fetch(`${url}/api/auth/confirm-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  if (!answer.ok) throw new Error(`The address was not confirmed: ${answer.status} ${await answer.text()}`);
}

export async function takeToken(received: MailSink['received'], email: string): Promise<string> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await sleep(10)) {
    const index = received.findIndex(
      ({ to, text }) => to?.[0]?.address === email && text?.includes('for=sign-up'),
    );
    const [mail] = index < 0 ? [] : received.splice(index, 1);
    const token = /confirm-email\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    if (token) return token;
  }
  throw new Error(`No link to confirm ${email} arrived`);
}
