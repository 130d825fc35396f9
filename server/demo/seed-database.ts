import type { AuditEntry } from '#contract/admin.ts';
import { hashPassword, verifyPassword } from '#server/accounts/passwords.ts';
import { writeAuditEntry } from '#server/admin/audit.ts';
import { DAY } from '#server/basics/clock.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { readFact } from '#server/system/service-facts.ts';
import { cast, demoAdmin } from './cast.ts';
import { insertPageViews, insertPerson, type Person } from './seed-accounts.ts';
import { insertPraise, insertRequests } from './seed-asked.ts';
import { insertEmployerLinks, insertReviews, insertTrackedCodes, reviewsOf } from './seed-received.ts';
import type { Name } from './seed-reviews.ts';

/** Whether a demo may use the database: an earlier demo, or only an admin with this password. */
export async function isFreeForDemo(db: Db, adminPassword: string | null): Promise<boolean> {
  if (await readFact(db, 'demo')) return true;
  const [admin, ...others] = await db.selectFrom('users').select('password_hash').limit(2).execute();
  if (!admin || others.length > 0) return false;
  return (
    admin.password_hash === '' || (await verifyPassword(adminPassword ?? '', admin.password_hash)) !== null
  );
}

/** Adds the cast with a year of reviews and page views. Does nothing in a demo. */
export async function seed(deps: Deps): Promise<void> {
  const { db, clock, wakeOutbox } = deps;
  if (await readFact(db, 'demo')) return;
  const now = clock();
  const passwordHashes = await Promise.all(Object.values(cast).map(({ password }) => hashPassword(password)));
  await db.transaction().execute(async (tx) => {
    // One of several processes fills the database; the others wait until it has.
    const claimed = await tx
      .insertInto('service_facts')
      .values({ name: 'demo', value: now.toISOString(), updated_at: now.toISOString() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .executeTakeFirst();
    if (claimed) await insertCast(tx, passwordHashes, now);
  });
  wakeOutbox();
}

async function insertCast(tx: Db, passwordHashes: string[], now: Date): Promise<void> {
  const people: Person[] = [];
  for (const [i, name] of (Object.keys(cast) as Name[]).entries())
    people.push(await insertPerson(tx, name, passwordHashes[i] ?? '', now));
  const reviews = people.map((person) => reviewsOf(person, now));
  for (const [i, person] of people.entries()) {
    const own = reviews[i] ?? [];
    await insertTrackedCodes(tx, person, own, now);
    const times = own.map(({ row }) => new Date(row.created_at));
    await insertPageViews(tx, person, times, now);
  }
  await insertReviews(tx, reviews.flat(), people, now);
  const [maya, ben] = people;
  if (!maya || !ben) return;
  await insertEmployerLinks(tx, maya.id, now);
  await insertPraise(tx, maya.id, now);
  await insertRequests(tx, ben, now);
  await insertAuditEntries(tx, { id: ben.id, username: cast.ben.username }, now);
}

async function insertAuditEntries(tx: Db, target: AuditEntry['target'], now: Date): Promise<void> {
  const context = (daysAgo: number) => ({
    actor: demoAdmin.username,
    at: new Date(now.getTime() - daysAgo * DAY),
  });
  const signedOut = { action: 'user signed out', target, before: null, after: null } as const;
  await writeAuditEntry(tx, context(19.4), signedOut);
  const retried = {
    action: 'mails retried',
    target: null,
    before: { failed: 7 },
    after: { failed: 0 },
  } as const;
  await writeAuditEntry(tx, context(6.2), retried);
}
