import { randomUUID } from 'node:crypto';
import { request } from 'node:https';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export const DOMAIN = 'goodword.test';

export interface Site {
  /** Caddy's own authority. */
  ca: string;
}

export function ask(site: Site, path: string, review?: object, key = ''): Promise<number> {
  const body = review && JSON.stringify(review);
  const headers = {
    host: DOMAIN,
    ...(body && { 'content-type': 'application/json', 'idempotency-key': key }),
  };
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', servername: DOMAIN, path, headers, ca: site.ca, agent: false };
    const asked = request({ ...options, method: body ? 'POST' : 'GET' }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', reject);
    });
    asked.once('error', reject).end(body);
  });
}

/** Sends reviews as phones do, and tries the port, until `isOver`. */
export async function sendReviews(site: Site, userId: number, isOver: () => boolean) {
  const counts = { sent: 0, retries: 0, closed: 0 };
  const knocking = setInterval(() => {
    const socket = connect(443, '127.0.0.1', () => socket.destroy());
    socket.once('error', () => {
      counts.closed += 1;
    });
  }, 50);
  while (!isOver()) {
    await sendReview(site, userId, counts);
    counts.sent += 1;
    await sleep(200);
  }
  clearInterval(knocking);
  return counts;
}

async function sendReview(site: Site, userId: number, counts: { retries: number }): Promise<void> {
  const review = { userId, workplaceId: null, rating: 5, comment: 'Thank you!', customerName: 'Maria' };
  const key = randomUUID();
  for (let tries = 0; tries < 60; tries += 1) {
    const status = await ask(site, '/api/reviews/submit', review, key).catch(() => 0);
    if (status === 201) return;
    if (status !== 0 && status !== 503) throw new Error(`a review got ${status}`);
    counts.retries += 1;
    await sleep(500);
  }
  throw new Error('a review was not accepted in half a minute');
}
