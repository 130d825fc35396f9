import { DAY, SECOND } from '#server/basics/clock.ts';
import { askOutside, ForbiddenAddressError } from '#server/http/ask-outside.ts';
import type { DeliveryFailure } from './delivery-failure.ts';
import type { PushKeys } from './push-keys.ts';

export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

interface Push {
  target: PushTarget;
  payload: string;
  keys: PushKeys;
  /** Where push services can complain: a mailto: or https: URL. */
  subject: string;
  /** Replaces a message with the same topic that has not been delivered yet. */
  topic: string;
  allowLoopback: boolean;
}

/** How long the push service keeps it for a phone that is off. */
const TIME_TO_LIVE = DAY;

/** `gone`: the subscription has ended. */
export async function sendPush(push: Push): Promise<'sent' | 'gone' | DeliveryFailure> {
  const url = new URL(push.target.endpoint);
  const request = await encrypt(push).catch(() => null);
  if (request === null) return { verdict: 'refused', summary: 'The keys of the subscription are wrong' };
  try {
    const { allowLoopback } = push;
    const { status, retryAfter } = await askOutside({ method: 'POST', url, ...request, allowLoopback });
    if (status >= 200 && status < 300) return 'sent';
    if (status === 404 || status === 410) return 'gone';
    return {
      verdict: status === 429 || status >= 500 ? 'deferred' : 'refused',
      summary: `${url.host} answered ${status}`,
      retryAfter: readRetryAfter(retryAfter),
    };
  } catch (error) {
    const verdict = error instanceof ForbiddenAddressError ? 'refused' : 'deferred';
    return { verdict, summary: `${url.host}: ${reasonOf(error)}`.slice(0, 200) };
  }
}

async function encrypt({ target: { endpoint, p256dh, auth }, payload, keys, subject, topic }: Push) {
  // Loaded on demand, since many installations never push.
  const { encryptNotification, vapidHeaders } = await import('@block65/webcrypto-web-push');
  const subscription = {
    // The library signs for https alone; on a developer's machine a push service needn't have it.
    endpoint: endpoint.replace(/^http:/, 'https:'),
    expirationTime: null,
    keys: { p256dh, auth },
  };
  const { headers } = await vapidHeaders(subscription, { ...keys, subject });
  // Padded to the 4,096 bytes of the standard, it would be too large for Firefox on Android.
  const body = await encryptNotification(subscription, Buffer.from(payload), { pad: false });
  return {
    headers: {
      ...headers,
      ttl: String(TIME_TO_LIVE / SECOND),
      urgency: 'normal',
      topic,
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      'content-length': String(body.length),
    },
    body,
  };
}

/** Seconds or a date. @returns milliseconds. */
export function readRetryAfter(value = ''): number | undefined {
  if (/^\d{1,9}$/.test(value)) return Number(value) * SECOND;
  const time = Date.parse(value);
  return Number.isNaN(time) ? undefined : Math.max(0, time - Date.now());
}

/** Why nothing was answered. */
export function reasonOf(error: unknown): string {
  if (error instanceof ForbiddenAddressError) return error.message;
  if (!(error instanceof Error)) return 'Unknown error';
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'No answer in time';
  return 'code' in error ? String(error.code) : error.name;
}
