import { createHash, createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { Selectable } from 'kysely';
import { CLOCKS_DIFFER, type PublishedKey, publishedKeys, SIGNS_FOR } from '#contract/signing-keys.ts';
import type { Db, SigningKeysTable } from '#server/db/schema.ts';
import { type Clock, MINUTE, timestampAfter } from './clock.ts';
import type { App } from './http.ts';

/** So long a process does not look what others have made. */
const FRESH_FOR = MINUTE;

/** Ed25519 keys in the database, for all processes on it. */
export interface SigningKeys {
  /** The one to sign with now; made where there is none, or the last one has signed for long enough. */
  current(): Promise<SigningKey>;
  /** The public parts of all that there ever were, oldest first. */
  published(): Promise<PublishedKey[]>;
  /** Sees to it that there is one to sign with, and deletes the private parts of those that sign no more. */
  rotate(): Promise<void>;
}

export interface SigningKey {
  kid: string;
  issuer: string;
  /** The signature of the text in UTF-8, base64url; made beside this thread. */
  sign(text: string): Promise<string>;
}

interface Known {
  rows: Selectable<SigningKeysTable>[];
  signer: SigningKey | null;
  /** Until when it can be the signer. */
  lastsUntil: number;
  readAt: number;
}

/** `issuer`: whom they sign for; keys that were made for another are not taken. */
export function createSigningKeys(db: Db, clock: Clock, issuer: string): SigningKeys {
  let known: Known | null = null;

  async function recent(): Promise<Known> {
    const now = clock().getTime();
    if (known && Math.abs(now - known.readAt) < FRESH_FOR && now < known.lastsUntil) return known;
    return read();
  }

  async function read(): Promise<Known> {
    const now = clock();
    const rows = await db
      .selectFrom('signing_keys')
      .select(['id', 'number', 'issuer', 'public_key', 'private_key', 'created_at', 'retired_at'])
      .orderBy('number')
      .execute();
    const last = rows.findLast((row) => row.issuer === issuer);
    const createdAt = Date.parse(last?.created_at ?? '');
    const lastsUntil = createdAt + SIGNS_FOR;
    // One that a wrong clock has made would last for too long.
    const isItsTime = now.getTime() < lastsUntil && createdAt - now.getTime() < CLOCKS_DIFFER;
    known = {
      rows,
      signer: last?.private_key && isItsTime ? signerOf(last.id, issuer, last.private_key) : null,
      lastsUntil: isItsTime ? lastsUntil : Number.POSITIVE_INFINITY,
      readAt: now.getTime(),
    };
    return known;
  }

  async function current(): Promise<SigningKey> {
    const { signer } = await recent();
    if (signer) return signer;
    const { signer: made, rows } = await read();
    if (made) return made;
    await insertKey(db, { issuer, number: (rows.at(-1)?.number ?? 0) + 1, now: clock() });
    known = null;
    return current();
  }

  return {
    current,
    async published() {
      return (await recent()).rows.map((row) => ({
        kty: 'OKP',
        crv: 'Ed25519',
        use: 'sig',
        kid: row.id,
        x: row.public_key,
        issuer: row.issuer,
        created: row.created_at,
        retired: row.retired_at,
      }));
    },
    async rotate() {
      await current();
      const now = clock();
      // Whoever would still sign with it by a slow clock has stopped by then.
      await db
        .updateTable('signing_keys')
        .set({ private_key: null, retired_at: now.toISOString() })
        .where('private_key', 'is not', null)
        .where((key) =>
          key.or([
            key('created_at', '<', timestampAfter(now, -SIGNS_FOR - CLOCKS_DIFFER)),
            key('created_at', '>', timestampAfter(now, CLOCKS_DIFFER)),
          ]),
        )
        .execute();
      known = null;
    },
  };
}

/** The public parts, for whoever checks a signature, wherever they do. */
export function keyRoutes(app: App, keys: SigningKeys): void {
  app.route({
    method: 'GET',
    url: '/.well-known/jwks.json',
    schema: { hide: true, response: { 200: publishedKeys } },
    handler: async (_request, reply) =>
      reply
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', 'public, max-age=3600')
        .type('application/jwk-set+json')
        .send({ keys: await keys.published() }),
  });
}

/** Where another process has made the one with this number in the same moment, that one is it. */
async function insertKey(
  db: Db,
  { issuer, number, now }: { issuer: string; number: number; now: Date },
): Promise<void> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  await db
    .insertInto('signing_keys')
    .values({
      id: thumbprintOf(x),
      number,
      issuer,
      public_key: x,
      private_key: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
      created_at: now.toISOString(),
      retired_at: null,
    })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .execute();
}

/** RFC 7638: of the members that make the key, in this order. */
function thumbprintOf(x: string): string {
  return createHash('sha256')
    .update(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x }))
    .digest('base64url');
}

function signerOf(kid: string, issuer: string, pkcs8: string): SigningKey {
  const key = createPrivateKey({ key: Buffer.from(pkcs8, 'base64'), format: 'der', type: 'pkcs8' });
  return { kid, issuer, sign: (text) => signWith(key, text) };
}

function signWith(key: KeyObject, text: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  sign(null, Buffer.from(text), key, (error, signature) => {
    if (error) reject(error);
    else resolve(signature.toString('base64url'));
  });
  return promise;
}
