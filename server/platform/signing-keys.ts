// Its parts, since the whole takes 10 MB more.
import type { JWTPayload } from 'jose';
import { calculateJwkThumbprint } from 'jose/jwk/thumbprint';
import { SignJWT } from 'jose/jwt/sign';
import { exportJWK } from 'jose/key/export';
import { generateKeyPair } from 'jose/key/generate/keypair';
import type { Selectable } from 'kysely';
import { CLOCKS_DIFFER, type PublishedKey, publishedKeys, SIGNS_FOR } from '#contract/signing-keys.ts';
import type { Db, SigningKeysTable } from '#server/db/schema.ts';
import { type Clock, MINUTE, timestampAfter } from './clock.ts';
import type { App } from './http.ts';

/** How long a process trusts what it has read, while others may have made a key. */
const FRESH_FOR = MINUTE;

/** Ed25519 keys in the database, shared by all processes on it. */
export interface SigningKeys {
  /** The key that signs now; made when there is none, or the last one has signed for long enough. */
  current(): Promise<SigningKey>;
  /** The public parts of all keys, retired ones included, oldest first. */
  published(): Promise<PublishedKey[]>;
  /** Makes the next key when it is due, and deletes the private parts of those that no longer sign. */
  rotate(): Promise<void>;
}

export interface SigningKey {
  kid: string;
  issuer: string;
  /** @returns a JWT of these claims, with `iss` and `iat`. */
  sign(claims: JWTPayload, typ: string, now: Date): Promise<string>;
}

interface KnownKey {
  number: number;
  published: PublishedKey;
  /** null once its private part is deleted. */
  signer: SigningKey | null;
}

/** `issuer`: the address that they sign for. Keys of another address stay published, but sign nothing here. */
export function createSigningKeys(db: Db, clock: Clock, issuer: string): SigningKeys {
  let known: { keys: KnownKey[]; readAt: number } | null = null;

  async function read(): Promise<KnownKey[]> {
    const rows = await db.selectFrom('signing_keys').selectAll().orderBy('number').execute();
    const keys = rows.map((row) => ({
      number: row.number,
      published: publish(row),
      signer: row.private_key === null ? null : createSigner(row, row.private_key),
    }));
    known = { keys, readAt: clock().getTime() };
    return keys;
  }

  async function recent(): Promise<KnownKey[]> {
    const isFresh = known && Math.abs(clock().getTime() - known.readAt) < FRESH_FOR;
    return known && isFresh ? known.keys : read();
  }

  function signerIn(keys: KnownKey[]): SigningKey | null {
    const last = keys.findLast(({ published }) => published.issuer === issuer);
    const age = clock().getTime() - Date.parse(last?.published.created ?? '');
    // A key that was made by a clock running ahead would last too long.
    return age < SIGNS_FOR && age > -CLOCKS_DIFFER ? (last?.signer ?? null) : null;
  }

  async function current(): Promise<SigningKey> {
    const found = signerIn(await recent());
    if (found) return found;
    const keys = await read();
    const made = signerIn(keys);
    if (made) return made;
    await insertKey(db, { issuer, number: (keys.at(-1)?.number ?? 0) + 1, now: clock() });
    known = null;
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
            // Later than it stops to sign, in case another process has a slow clock.
            key('created_at', '<', timestampAfter(now, -SIGNS_FOR - CLOCKS_DIFFER)),
            key('created_at', '>', timestampAfter(now, CLOCKS_DIFFER)),
          ]),
        )
        .execute();
      known = null;
    },
  };
}

/** The JWK Set (RFC 7517), for anybody who checks a signature. */
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
  // One object for all signatures: jose imports each object once.
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

/** Does nothing if another process has just made the key with this number: that one is used then. */
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
