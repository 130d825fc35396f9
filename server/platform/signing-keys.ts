// Submodules: the whole package takes 10 MB more.
import type { JWTPayload } from 'jose';
import { calculateJwkThumbprint } from 'jose/jwk/thumbprint';
import { SignJWT } from 'jose/jwt/sign';
import { exportJWK } from 'jose/key/export';
import { generateKeyPair } from 'jose/key/generate/keypair';
import type { Selectable } from 'kysely';
import {
  CLOCK_TOLERANCE_MS,
  type PublishedKey,
  publishedKeys,
  SIGNING_PERIOD_MS,
} from '#contract/signing-keys.ts';
import type { Db, SigningKeysTable } from '#server/db/schema.ts';
import { type Clock, MINUTE, timestampAfter } from './clock.ts';
import type { App } from './http.ts';

const CACHE_TTL = MINUTE;

export interface SigningKeys {
  current(): Promise<SigningKey>;
  published(): Promise<PublishedKey[]>;
  rotate(): Promise<void>;
}

export interface SigningKey {
  kid: string;
  issuer: string;
  sign(claims: JWTPayload, typ: string, now: Date): Promise<string>;
}

interface KnownKey {
  number: number;
  published: PublishedKey;
  signer: SigningKey | null;
}

/** Keys of another issuer stay published, but don't sign. */
export function createSigningKeys(db: Db, clock: Clock, issuer: string): SigningKeys {
  let cache: { keys: KnownKey[]; readAt: number } | null = null;

  async function read(): Promise<KnownKey[]> {
    const rows = await db.selectFrom('signing_keys').selectAll().orderBy('number').execute();
    const keys = rows.map((row) => ({
      number: row.number,
      published: publish(row),
      signer: row.private_key === null ? null : createSigner(row, row.private_key),
    }));
    cache = { keys, readAt: clock().getTime() };
    return keys;
  }

  async function recent(): Promise<KnownKey[]> {
    const isFresh = cache && Math.abs(clock().getTime() - cache.readAt) < CACHE_TTL;
    return cache && isFresh ? cache.keys : read();
  }

  function signerIn(keys: KnownKey[]): SigningKey | null {
    const last = keys.findLast(({ published }) => published.issuer === issuer);
    const age = clock().getTime() - Date.parse(last?.published.created ?? '');
    // A key created by a clock that ran ahead would be used too long.
    return age < SIGNING_PERIOD_MS && age > -CLOCK_TOLERANCE_MS ? (last?.signer ?? null) : null;
  }

  async function current(): Promise<SigningKey> {
    const found = signerIn(await recent());
    if (found) return found;
    const keys = await read();
    const made = signerIn(keys);
    if (made) return made;
    await insertKey(db, { issuer, number: (keys.at(-1)?.number ?? 0) + 1, now: clock() });
    cache = null;
    return current();
  }

  return {
    current,
    async published() {
      return (await recent()).map(({ published }) => published);
    },
    async rotate() {
      await current();
      const now = clock();
      await db
        .updateTable('signing_keys')
        .set({ private_key: null, retired_at: now.toISOString() })
        .where('private_key', 'is not', null)
        .where((key) =>
          key.or([
            // Some time after its last use, in case another process has a slow clock.
            key('created_at', '<', timestampAfter(now, -SIGNING_PERIOD_MS - CLOCK_TOLERANCE_MS)),
            key('created_at', '>', timestampAfter(now, CLOCK_TOLERANCE_MS)),
          ]),
        )
        .execute();
      cache = null;
    },
  };
}

export function signingKeyRoutes(app: App, keys: SigningKeys): void {
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

function publish(row: Selectable<SigningKeysTable>): PublishedKey {
  return {
    ...{ kty: 'OKP', crv: 'Ed25519', use: 'sig', alg: 'EdDSA', kid: row.id, x: row.public_key },
    issuer: row.issuer,
    created: row.created_at,
    retired: row.retired_at,
  };
}

function createSigner(
  { id: kid, issuer, public_key: x }: Selectable<SigningKeysTable>,
  d: string,
): SigningKey {
  // Reused, since jose imports each object once.
  const jwk = { kty: 'OKP', crv: 'Ed25519', x, d };
  return {
    kid,
    issuer,
    sign: (claims, typ, now) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'EdDSA', typ, kid })
        .setIssuer(issuer)
        .setIssuedAt(now)
        .sign(jwk),
  };
}

/** Does nothing if another process has just created the key with this number. */
async function insertKey(
  db: Db,
  { issuer, number, now }: { issuer: string; number: number; now: Date },
): Promise<void> {
  const { privateKey } = await generateKeyPair('EdDSA', { extractable: true });
  const jwk = await exportJWK(privateKey);
  await db
    .insertInto('signing_keys')
    .values({
      id: await calculateJwkThumbprint(jwk),
      number,
      issuer,
      public_key: jwk.x ?? '',
      private_key: jwk.d ?? '',
      created_at: now.toISOString(),
      retired_at: null,
    })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .execute();
}
