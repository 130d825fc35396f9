import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DAY, HOUR, SECOND } from '#server/basics/clock.ts';
import { decryptPush, readVapid } from '#tests/push-service.ts';
import { sendPush } from './push.ts';
import type { PushKeys } from './push-keys.ts';

/** The browser of RFC 8291, appendix A. */
const browser = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  privateKey: Buffer.from('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url'),
};

/** Two pairs that web-push made for databases of 1.0.0; the private key of the second begins with a zero. */
const storedKeys: PushKeys[] = [
  {
    publicKey: 'BEcuBDVKB_CV-m4Gjpm8KoclAJKw6Ezgvs_1c2ScXwrX6rnT20EwfFlWi-q-zm7mtF6DL_lT5-En9XeUjFbb-W0',
    privateKey: 'NYqmlTTuMgpVpJE89p9ADAow_M4tDiIm8EvCuD7BvGM',
  },
  {
    publicKey: 'BCvVIgU_kmipeZ6NI9Jw_KAKZLvdG7I_ROULDqEbi1I8KvjmACr5jKLEFvJVxVFSwDyKoRAAjye-ssvtmFttHQ0',
    privateKey: 'AAn9wDU6ZOggNaXVWYpPxl0oYsCywVURlCxqRv5RWQU',
  },
];
const [keys] = storedKeys as [PushKeys];

describe('RFC 8291', () => {
  it('is kept with a salt and a key of its own for each message, in one record', async () => {
    const words = `“Grüße”, said 李明 🎉 ${'and said '.repeat(350)}`;
    const bodies = [(await push(words)).body, (await push(words)).body];
    for (const body of bodies) {
      expect(decryptPush(body, browser)).toBe(words);
      expect(body.length).toBeLessThanOrEqual(4_096);
    }
    const [first, second] = bodies.map((body) => body.subarray(0, 86).toString('hex'));
    expect(first).not.toBe(second);
  });
});

describe('RFC 8292', () => {
  it.each(storedKeys)('is kept with a key that 1.0.0 stored: $publicKey', async (stored) => {
    const before = Math.floor(Date.now() / SECOND);
    const { headers, origin } = await push('{}', { keys: stored });
    const { claims, key } = readVapid(headers.authorization);
    expect(key).toBe(stored.publicKey);
    expect(claims).toMatchObject({ aud: origin, sub: 'mailto:support@goodword.example' });
    expect(claims.exp).toBeGreaterThan(before + HOUR / SECOND);
    expect(claims.exp).toBeLessThanOrEqual(before + DAY / SECOND);
  });
});

it('Firefox on Android, which takes 3,070 bytes, gets the longest words that we push', async () => {
  const words = '李'.repeat(120);
  const { body } = await push(
    JSON.stringify({ title: words, body: words, tag: words, path: '/reviews?new' }),
  );
  expect(body.length).toBeLessThan(3_070);
});

it.each([
  ['the point at infinity', 'BA'.padEnd(87, 'A')],
  ['a word', 'Herwords public key of the browser'],
])('A subscription with %s for a key is refused, not tried again', async (_, p256dh) => {
  const target = { endpoint: 'https://push.example', p256dh, auth: browser.auth };
  await expect(sendPush(pushTo(target, '{}', keys))).resolves.toMatchObject({ verdict: 'refused' });
});

/** Pushes to the browser of RFC 8291, and returns what its push service got. */
async function push(payload: string, { keys: sender = keys }: { keys?: PushKeys } = {}) {
  const got: { headers: IncomingHttpHeaders; body: Buffer }[] = [];
  const server = createServer(async (request, reply) => {
    got.push({ headers: request.headers, body: await buffer(request) });
    reply.writeHead(201).end();
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { p256dh, auth } = browser;
  const target = { endpoint: `http://${host}/push`, p256dh, auth };
  expect(await sendPush(pushTo(target, payload, sender))).toBe('sent');
  const [received] = got;
  if (!received) throw new Error('Nothing arrived');
  return { ...received, origin: `https://${host}` };
}

function pushTo(target: Parameters<typeof sendPush>[0]['target'], payload: string, keys: PushKeys) {
  const subject = 'mailto:support@goodword.example';
  return { target, payload, keys, subject, topic: 'aReview', allowLoopback: true };
}
