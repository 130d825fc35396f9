import type { Db } from '#server/db/schema.ts';

/** A VAPID key (RFC 8292): identifies this service to the browsers' push services. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** Created at the first start; of several processes that create one, the first wins. */
export async function openPushKeys(db: Db, now: Date): Promise<PushKeys> {
  const found = await readKeys(db);
  if (found) return found;
  const { default: webPush } = await import('web-push');
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await db
    .insertInto('push_keys')
    .values({ number: 1, public_key: publicKey, private_key: privateKey, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await readKeys(db)) ?? openPushKeys(db, now);
}

function readKeys(db: Db): Promise<PushKeys | undefined> {
  return db
    .selectFrom('push_keys')
    .select(['public_key as publicKey', 'private_key as privateKey'])
    .executeTakeFirst();
}
