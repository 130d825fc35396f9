import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DAY, HOUR, SECOND } from '#server/system/clock.ts';
import { decryptPush, readVapid } from '#tests/push-service.ts';
import { sendPush } from './push.ts';
import type { PushKeys } from './push-keys.ts';

/** RFC 8291, section 5 and appendix A. */
const encrypted = {
  plaintext: 'When I grow up, I want to be a watermelon',
  browser: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    privateKey: bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'),
  },
  sender: {
    publicKey: bytes(
      'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
    ),
    privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  },
  salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

/** RFC 8292, section 2.4. */
const signed = {
  token: [
    'eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9',
    'eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0',
    'i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA',
  ].join('.'),
  key: 'BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs',
  claims: { aud: 'https://push.example.net', exp: 1_453_523_768, sub: 'mailto:push@example.com' },
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

afterEach(() => vi.restoreAllMocks());

describe('RFC 8291', () => {
  it('is what these tests decrypt by', () => {
    const { body, browser, plaintext } = encrypted;
    expect(decryptPush(bytes(body), browser)).toBe(plaintext);
  });

  it('gives the bytes of its example with the same salt and key', async () => {
    const { sender, salt, plaintext, body } = encrypted;
    const pair = await importPair(sender);
    vi.spyOn(crypto.subtle, 'generateKey').mockResolvedValueOnce(pair as never);
    vi.spyOn(crypto, 'getRandomValues').mockImplementationOnce((target) => {
      (target as Uint8Array).set(salt);
      return target;
    });
    expect((await push(plaintext)).body.toString('base64url')).toBe(body);
  });

  it('is kept with a salt and a key of its own for each message, in one record', async () => {
    const words = `“Grüße”, said 李明 🎉 ${'and said '.repeat(350)}`;
    const bodies = [(await push(words)).body, (await push(words)).body];
    for (const body of bodies) {
      expect(decryptPush(body, encrypted.browser)).toBe(words);
      expect(body.length).toBeLessThanOrEqual(4_096);
    }
    const [salts, senders] = [
      bodies.map((body) => body.subarray(0, 16)),
      bodies.map((body) => body.subarray(21, 86)),
    ];
    expect(salts[0]).not.toEqual(salts[1]);
    expect(senders[0]).not.toEqual(senders[1]);
  });
});

describe('RFC 8292', () => {
  it('is what these tests check signatures by', () => {
    const { token, key, claims } = signed;
    expect(readVapid(`vapid t=${token}, k=${key}`)).toEqual({ claims, key });
    const prolonged = token.replace('E0NTM1', 'E2NTM1');
    expect(() => readVapid(`vapid t=${prolonged}, k=${key}`)).toThrow('The signature is wrong');
  });

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

it('The push service is told how long to keep a message, and which one it replaces', async () => {
  const { headers, body } = await push('{}');
  expect(headers).toMatchObject({
    ttl: '86400',
    urgency: 'normal',
    topic: 'aReview',
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    'content-length': String(body.length),
  });
});

it.each([
  ['the point at infinity', 'BA'.padEnd(87, 'A')],
  ['a word', 'Herwords public key of the browser'],
])('A subscription with %s for a key is refused, not tried again', async (_, p256dh) => {
  const target = { endpoint: 'https://push.example', p256dh, auth: encrypted.browser.auth };
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
  const { p256dh, auth } = encrypted.browser;
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

async function importPair({ publicKey, privateKey }: typeof encrypted.sender): Promise<CryptoKeyPair> {
  const curve = { name: 'ECDH', namedCurve: 'P-256' };
  const [x, y] = [publicKey.subarray(1, 33), publicKey.subarray(33)].map((half) =>
    half.toString('base64url'),
  );
  const jwk = { kty: 'EC', crv: 'P-256', x, y };
  return {
    publicKey: await crypto.subtle.importKey('jwk', jwk, curve, true, []),
    privateKey: await crypto.subtle.importKey('jwk', { ...jwk, d: privateKey }, curve, false, ['deriveBits']),
  };
}

function bytes(text: string): Buffer {
  return Buffer.from(text, 'base64url');
}
