import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { type PushMessage, pushMessage } from '#contract/push.ts';

export interface ReceivedPush {
  /** The device's path. */
  path: string;
  message: PushMessage;
  headers: IncomingMessage['headers'];
  claims: { aud: string; exp: number; sub: string };
}

type Answer = number | 'hang' | 'endless' | [status: number, headers: Record<string, string>];

export interface Device {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/**
 * A browser's push service: it checks who sends (VAPID, RFC 8292) and then, as the browser would, decrypts the message
 * (RFC 8291). A request that is wrong is answered with 400 and kept in `mistakes`.
 */
export async function startPushService() {
  const received: ReceivedPush[] = [];
  const mistakes: string[] = [];
  /** Paths of all requests, also of those that were not accepted. */
  const requests: string[] = [];
  const devices = new Map<string, { device: Device; privateKey: Buffer; serverKey: string }>();
  let answer: Answer = 201;

  const server = createServer((request, reply) => void handle(request, reply));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });

  return {
    origin,
    received,
    mistakes,
    requests,
    answerWith(next: Answer) {
      answer = next;
    },
    /** What `pushManager.subscribe` does. */
    subscribe(serverKey: string): Device {
      const ecdh = createECDH('prime256v1');
      const path = `/push/${randomBytes(8).toString('hex')}`;
      const keys = {
        p256dh: ecdh.generateKeys('base64url'),
        auth: randomBytes(16).toString('base64url'),
      };
      const device = { endpoint: origin + path, keys };
      devices.set(path, { device, privateKey: ecdh.getPrivateKey(), serverKey });
      return device;
    },
  };

  async function handle(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    requests.push(path);
    const body = await buffer(request);
    const known = devices.get(path);
    if (answer === 'hang') return;
    if (answer === 'endless') return sendEndlessly(reply);
    const [status, headers] = typeof answer === 'number' ? [answer, {}] : answer;
    if (status !== 201) return void reply.writeHead(status, headers).end('Not now');
    try {
      if (!known || request.method !== 'POST')
        throw new Error(`${request.method} to an unknown subscription`);
      const claims = checkSender(request.headers.authorization, known.serverKey, origin);
      const opened = decryptPush(body, { privateKey: known.privateKey, auth: known.device.keys.auth });
      const message = pushMessage.parse(JSON.parse(opened));
      received.push({ path, message, headers: request.headers, claims });
      reply.writeHead(201).end();
    } catch (error) {
      mistakes.push(String(error));
      reply.writeHead(400).end();
    }
  }
}

function sendEndlessly(reply: ServerResponse): void {
  reply.writeHead(201);
  const more = () => {
    if (!reply.destroyed) reply.write(Buffer.alloc(64 * 1024), () => setImmediate(more));
  };
  more();
}

/** RFC 8292, section 3: a JWT in the header, signed by the key that the browser subscribed with. */
function checkSender(authorization: string | undefined, serverKey: string, origin: string) {
  const { claims, key } = readVapid(authorization);
  if (key !== serverKey) throw new Error(`Sent with the key ${key}`);
  const lifetime = claims.exp - Date.now() / 1_000;
  // A push service without https has its name with it in the token.
  if (claims.aud !== origin.replace('http:', 'https:')) throw new Error(`Meant for ${claims.aud}`);
  if (!(lifetime > 0 && lifetime <= 24 * 60 * 60)) throw new Error(`Expires in ${lifetime} s`);
  if (!/^(mailto:.+@|https:\/\/)/.test(claims.sub)) throw new Error(`From ${claims.sub}`);
  return claims;
}

/** @throws Error if the token is not signed with the key beside it */
export function readVapid(authorization = ''): { claims: ReceivedPush['claims']; key: string } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', payload = '', signature = ''] = token.split('.');
  const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
  if (decode(head).alg !== 'ES256') throw new Error(`Signed with ${decode(head).alg}`);
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${payload}`);
  const isGenuine = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isGenuine) throw new Error('The signature is wrong');
  return { claims: decode(payload), key };
}

/** RFC 8291 over RFC 8188 (aes128gcm), for one record. */
export function decryptPush(
  body: Buffer,
  { privateKey, auth }: { privateKey: Buffer; auth: string },
): string {
  const salt = body.subarray(0, 16);
  const recordSize = body.readUInt32BE(16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  if (record.length > recordSize) throw new Error('More than one record');

  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(privateKey);
  const shared = ecdh.computeSecret(senderKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey]);
  const secret = hkdf(shared, Buffer.from(auth, 'base64url'), info, 32);
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);

  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // The last record is padded with 2 and zeros.
  const end = plain.findLastIndex((byte) => byte !== 0);
  if (plain[end] !== 2) throw new Error('The padding is wrong');
  return plain.subarray(0, end).toString();
}

function hkdf(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}
