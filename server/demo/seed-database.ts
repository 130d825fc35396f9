import { hashPassword, verifyPassword } from '#server/accounts/passwords.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/system/deps.ts';
import { readFact } from '#server/system/service-facts.ts';
import { cast } from './cast.ts';
import { insertCast } from './seed-accounts.ts';

/** Whether a demo may use the database: an earlier demo, or only an admin with this password. */
export async function isFreeForDemo(db: Db, adminPassword: string | null): Promise<boolean> {
  if (await readFact(db, 'demo')) return true;
  const [admin, ...others] = await db.selectFrom('users').select('password_hash').limit(2).execute();
  if (!admin || others.length > 0) return false;
  return admin.password_hash === '' || verifyPassword(adminPassword ?? '', admin.password_hash);
}

/** Adds the cast with a year of reviews and page views. Does nothing in a demo. */
export async function seed(deps: Deps): Promise<void> {
  const { db, clock, wakeOutbox } = deps;
  if (await readFact(db, 'demo')) return;
  const now = clock();
  const passwordHashes = await Promise.all(Object.values(cast).map(({ password }) => hashPassword(password)));
  const isFilled = await db.transaction().execute(async (tx) => {
    // Of several processes, one fills the database; the others wait until it has.
    const claimed = await tx
      .insertInto('service_facts')
      .values({ name: 'demo', value: now.toISOString(), updated_at: now.toISOString() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .executeTakeFirst();
    if (claimed) await insertCast(tx, passwordHashes, now);
    return claimed !== undefined;
  });
  if (!isFilled) return;
  wakeOutbox();
}
