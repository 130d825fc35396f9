import { generateKeyPairSync } from 'node:crypto';
import type { Db } from '#server/db/schema.ts';

/** A VAPID key (RFC 8292): identifies this service to the browsers' push services. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** The first byte of a point with both coordinates (SEC 1, section 2.3.3). */
const UNCOMPRESSED = 4;

/** Created at the first start; of several processes that create one, the first wins. */
export async function openPushKeys(db: Db, now: Date): Promise<PushKeys> {
  const found = await readKeys(db);
  if (found) return found;
  const { publicKey, privateKey } = generateKeys();
  await db
    .insertInto('push_keys')
    .values({ number: 1, public_key: publicKey, private_key: privateKey, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await readKeys(db)) ?? openPushKeys(db, now);
}

/** Subscriptions need the point of the curve, and the scalar. */
function generateKeys(): PushKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' });
  const point = [Buffer.of(UNCOMPRESSED), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: d };
}

function readKeys(db: Db): Promise<PushKeys | undefined> {
  return db
    .selectFrom('push_keys')
    .select(['public_key as publicKey', 'private_key as privateKey'])
    .executeTakeFirst();
}
