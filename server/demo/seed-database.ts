import { hashPassword, verifyPassword } from '#server/accounts/passwords.ts';
import { ADMIN_ID } from '#server/accounts/store.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import { HOUR } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { readFact } from '#server/platform/service-facts.ts';
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
  if (!(await readFact(deps.db, 'demo'))) await fill(deps);
}

/** Scheduled job of a public demo: at each full hour, replaces what visitors left. Touches nothing but a demo. */
export async function startOver(deps: Deps): Promise<void> {
  const demo = await readFact(deps.db, 'demo');
  if (demo && demo.value !== hourOf(deps.clock())) await fill(deps);
}

async function fill(deps: Deps): Promise<void> {
  const { db, clock, wakeOutbox } = deps;
  const now = clock();
  const passwordHashes = await Promise.all(Object.values(cast).map(({ password }) => hashPassword(password)));
  const isFilled = await db.transaction().execute(async (tx) => {
    const turn = await claimHour(tx, now);
    if (turn === 'taken') return false;
    if (turn === 'again') await empty(tx);
    await insertCast(tx, passwordHashes, now);
    return true;
  });
  if (!isFilled) return;
  wakeOutbox();
}

/** Of several processes, one gets the hour; the others wait until it has filled the database. */
async function claimHour(tx: Db, now: Date): Promise<'first' | 'again' | 'taken'> {
  const claim = { value: hourOf(now), updated_at: now.toISOString() };
  const inserted = await tx
    .insertInto('service_facts')
    .values({ name: 'demo', ...claim })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst();
  if (inserted) return 'first';
  const updated = await tx
    .updateTable('service_facts')
    .set(claim)
    .where('name', '=', 'demo')
    .where('value', '<>', claim.value)
    .returning('name')
    .executeTakeFirst();
  return updated ? 'again' : 'taken';
}

function hourOf(time: Date): string {
  return new Date(Math.floor(time.getTime() / HOUR) * HOUR).toISOString();
}

const whenStartingOver: Record<keyof Schema, 'emptied' | 'kept'> = {
  users: 'kept',
  configured_passwords: 'kept',
  sessions: 'emptied',
  push_subscriptions: 'emptied',
  push_keys: 'kept',
  passkeys: 'emptied',
  used_passkey_challenges: 'emptied',
  password_resets: 'emptied',
  address_confirmations: 'emptied',
  unconfirmed_address_mails: 'emptied',
  email_changes: 'emptied',
  workplaces: 'emptied',
  tracked_codes: 'emptied',
  reviews: 'emptied',
  withdrawn_reviews: 'emptied',
  page_views: 'emptied',
  page_view_visitors: 'emptied',
  page_view_salts: 'kept',
  outbox: 'emptied',
  scheduled_mails: 'emptied',
  checkouts: 'emptied',
  subscriptions: 'emptied',
  payments: 'emptied',
  payment_events: 'emptied',
  plan_notices: 'emptied',
  audit_entries: 'emptied',
  rate_limits: 'kept',
  job_turns: 'kept',
  service_facts: 'kept',
  employer_links: 'emptied',
  employer_link_reviews: 'emptied',
};

async function empty(tx: Db): Promise<void> {
  // First, because everything that changes an account's rows locks the account first.
  await tx.deleteFrom('users').where('id', '<>', ADMIN_ID).execute();
  await tx
    .updateTable('users')
    .set({
      review_count: 0,
      rating_sum: 0,
      last_read_review_id: 0,
      subscription_type: 'free',
      subscription_expires_at: null,
      mail_preferences: null,
    })
    .execute();
  for (const [table, fate] of Object.entries(whenStartingOver)) {
    if (fate === 'emptied') await tx.deleteFrom(table as keyof Schema).execute();
  }
}
