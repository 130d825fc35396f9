import { randomUUID } from 'node:crypto';
import type { InsertObject } from 'kysely';
import { deleteAccount } from '#server/accounts/delete-account.ts';
import { issueChallenge, spendChallenge } from '#server/accounts/passkeys/challenges.ts';
import { createToken, hashToken } from '#server/accounts/sessions.ts';
import { ADMIN_ID, insertAccount } from '#server/accounts/store.ts';
import { DAY, HOUR, MINUTE, timestampAfter } from '#server/basics/clock.ts';
import { createCode } from '#server/cards/codes.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import { toColumns as toReviewColumns } from '#server/reviews/field-columns.ts';
import { toColumns as toWorkplaceColumns } from '#server/workplaces/store.ts';
import { hashOnce, insertSession } from './accounts.ts';
import { type Authenticator, createAuthenticator } from './software-authenticator.ts';
import type { TestApp } from './start-app.ts';

export const PASSWORD = 'correct horse';

const PAST = timestampAfter(new Date(), -HOUR);
const FAR = '2090-01-01T00:00:00.000Z';

export type Fixture = Awaited<ReturnType<typeof insertFixture>>;

/**
 * Two professionals with rows in every table, the admin, and session cookies. Their data is recognizable: names and
 * addresses contain `account`, everything private contains `words`.
 */
export async function insertFixture(app: TestApp) {
  const { db } = app.service.deps;
  const ana = await insertProfessional(db, { account: 'Onlyhers', words: 'Herwords' });
  const ben = await insertProfessional(db, { account: 'Onlyhis', words: 'Hiswords' });
  const gone = await insertProfessional(db, { account: 'Deleted', words: 'Lostwords' });
  await deleteAccount(db, gone.id, new Date());

  const adminToken = await signIn(db, ADMIN_ID, FAR);
  const admin = {
    id: ADMIN_ID,
    token: adminToken,
    passkey: await insertPasskey(db, ADMIN_ID, 'Admin phone'),
  };

  const ended = await signIn(db, ana.id, FAR);
  await app.visitor().send('POST', '/api/auth/logout', { headers: { cookie: cookieOf(ended) } });
  return {
    db,
    ana,
    ben,
    admin,
    cookies: {
      'no session': `passkey-sign-in=${PASSKEY_HOLDER}`,
      'an ended session': cookieOf(ended),
      'an expired session': cookieOf(await signIn(db, ana.id, PAST)),
      'a session of a deleted account': cookieOf(gone.token),
      'the professional': cookieOf(ana.token),
      'another professional': cookieOf(ben.token),
      'the admin': cookieOf(adminToken),
    },
  };
}

/** @returns the token of a mailed password reset link. */
export async function createResetLink(db: Db, userId: number): Promise<string> {
  const token = createToken();
  const link = { token_hash: hashToken(token), user_id: userId, outbox_id: 0 };
  await insert(db, 'password_resets', { ...link, created_at: PAST, expires_at: FAR, used_at: null });
  return token;
}

/** @returns the token of a mailed confirmation link for a new address. */
export async function createEmailLink(db: Db, userId: number, email: string): Promise<string> {
  const token = createToken();
  await db.deleteFrom('email_changes').where('user_id', '=', userId).execute();
  await insert(db, 'email_changes', {
    user_id: userId,
    email,
    token_hash: hashToken(token),
    expires_at: FAR,
    created_at: PAST,
  });
  return token;
}

/** The value of the cookie that a sign-in with a passkey starts with. */
const PASSKEY_HOLDER = 'h'.repeat(43);

const cookieOf = (token: string) => `session=${token}; passkey-sign-in=${PASSKEY_HOLDER}`;

/** @param token of the session, if it isn't to sign in. @returns a challenge as the API issues them. */
export async function createPasskeyChallenge(
  db: Db,
  purpose: 'add' | 'confirm' | 'sign-in',
  userId: number | null = null,
  token = PASSKEY_HOLDER,
): Promise<string> {
  const ceremony = { purpose, holderHash: hashToken(token), userId };
  return issueChallenge({ db, clock: () => new Date() }, ceremony);
}

async function insertPasskey(db: Db, userId: number, name: string) {
  const authenticator: Authenticator = createAuthenticator();
  const handle = createToken();
  await db.updateTable('users').set({ passkey_handle: handle }).where('id', '=', userId).execute();
  const id = await insertNumbered(db, 'passkeys', {
    user_id: userId,
    credential_id: authenticator.credentialId,
    public_key: authenticator.publicKey,
    counter: 0,
    transports: '["internal"]',
    name,
    is_synced: 0,
    created_at: PAST,
  });
  return { id, handle, authenticator };
}

/** @returns the private link of a new review. */
export async function createReviewWithLink(db: Db, userId: number, words: string): Promise<string> {
  const idempotencyKey = randomUUID();
  const reviewLinkSecret = createToken();
  await insert(db, 'reviews', {
    user_id: userId,
    ...toReviewColumns({ rating: 5, comment: words, customerName: words, customerLocation: null }),
    idempotency_key: idempotencyKey,
    review_link_hash: hashToken(reviewLinkSecret),
    created_at: PAST,
  });
  return `${idempotencyKey}.${reviewLinkSecret}`;
}

function insert<Table extends keyof Schema>(db: Db, table: Table, row: InsertObject<Schema, Table>) {
  return db.insertInto(table).values(row).execute();
}

type Numbered =
  | 'api_tokens'
  | 'workplaces'
  | 'tracked_codes'
  | 'review_requests'
  | 'reviews'
  | 'earlier_praise'
  | 'employer_links'
  | 'passkeys';

async function insertNumbered<Table extends Numbered>(
  db: Db,
  table: Table,
  row: InsertObject<Schema, Table>,
): Promise<number> {
  const query = db.insertInto<Numbered>(table).values(row as InsertObject<Schema, Numbered>);
  return (await query.returning('id').executeTakeFirstOrThrow()).id;
}

function signIn(db: Db, userId: number, expiresAt: string): Promise<string> {
  return insertSession(db, userId, { expiresAt, device: 'Firefox on Linux' });
}

async function insertProfessional(db: Db, { account: mark, words }: { account: string; words: string }) {
  const name = mark.toLowerCase();
  const email = `${name}@example.com`;
  const { id, unsubscribe_token: unsubscribeToken } = await insertAccount(
    db,
    {
      fullName: `Robin ${mark}`,
      username: name,
      email,
      industry: 'Other',
      passwordHash: await hashOnce(PASSWORD),
    },
    new Date(PAST),
  );
  await db
    .updateTable('users')
    .set({
      subscription_type: 'monthly',
      subscription_expires_at: FAR,
      review_count: 1,
      rating_sum: 5,
    })
    .where('id', '=', id)
    .execute();
  const token = await signIn(db, id, FAR);
  const otherDevice = await signIn(db, id, FAR);
  await insert(db, 'push_subscriptions', {
    user_id: id,
    session_hash: hashToken(otherDevice),
    endpoint: `https://push.example/${words}`,
    p256dh: `${words} public key of the browser`,
    auth: `${words} secret of the browser`,
    show_words: 0,
    created_at: PAST,
  });
  const apiToken = `gw_${createToken()}`;
  const apiTokenId = await insertNumbered(db, 'api_tokens', {
    user_id: id,
    name: `${words} spreadsheet`,
    token_hash: hashToken(apiToken),
    created_at: PAST,
    expires_at: FAR,
  });
  await insert(db, 'webhooks', {
    user_id: id,
    url: `http://127.0.0.1:9/${words}`,
    words: 1,
    secret: `whsec_${Buffer.from(`${words} secret of the webhook`).toString('base64')}`,
    state: 'paused',
  });
  await insert(db, 'webhook_jobs', {
    user_id: id,
    channel: 'webhook',
    kind: 'review.created',
    payload: JSON.stringify({ at: PAST, data: { id: 1 } }),
    message_id: `held-${words}`,
    state: 'held',
    next_attempt_at: PAST,
    created_at: PAST,
  });
  const passkey = await insertPasskey(db, id, `${words} phone`);
  await spendChallenge(db, await createPasskeyChallenge(db, 'confirm', id, token), new Date());
  await createResetLink(db, id);
  await createEmailLink(db, id, `new-${email}`);

  const workplaceColumns = (name: string) => ({
    ...toWorkplaceColumns({ name, location: `${words} Street` }),
    user_id: id,
    created_at: PAST,
  });
  const workplaceId = await insertNumbered(db, 'workplaces', workplaceColumns(`${words} Café`));
  await insert(db, 'workplaces', workplaceColumns(`${words} Bar`));
  const code = createCode();
  const trackedCodeId = await insertNumbered(db, 'tracked_codes', {
    user_id: id,
    code,
    name: `${words} table tents`,
    workplace_id: workplaceId,
    scans: 3,
    created_at: PAST,
  });
  const reviewId = await insertNumbered(db, 'reviews', {
    user_id: id,
    workplace_id: workplaceId,
    tracked_code_id: trackedCodeId,
    ...toReviewColumns({
      rating: 5,
      comment: `${words}, well said`,
      customerName: `Maria ${words}`,
      customerLocation: `${words} Town`,
    }),
    idempotency_key: randomUUID(),
    request_hash: hashToken(words),
    review_link_hash: hashToken(`${words} link`),
    link_saved_at: PAST,
    sharing_allowed_at: PAST,
    pinned_at: PAST,
    created_at: PAST,
  });
  await insert(db, 'withdrawn_reviews', {
    idempotency_key: `withdrawn ${words}`,
    user_id: id,
    request_hash: hashToken(`${words} withdrawn`),
    withdrawn_at: PAST,
  });
  const employerToken = createToken();
  const employerLinkId = await insertNumbered(db, 'employer_links', {
    user_id: id,
    token_hash: hashToken(employerToken),
    employer: `${words} Hotel`,
    created_at: PAST,
    expires_at: FAR,
  });
  await insert(db, 'employer_link_reviews', { link_id: employerLinkId, review_id: reviewId });
  await insert(db, 'reply_emails', {
    review_id: reviewId,
    email: `${words.toLowerCase()}@example.org`,
    given_at: PAST,
  });
  const replyToken = createToken();
  await insert(db, 'reply_links', {
    token_hash: hashToken(replyToken),
    review_id: reviewId,
    expires_at: FAR,
  });
  const reviewRequestId = await insertNumbered(db, 'review_requests', {
    user_id: id,
    code: createCode('request'),
    name: `${words} asked`,
    language: 'en',
    created_at: timestampAfter(new Date(), -5 * DAY),
  });
  const praiseId = await insertNumbered(db, 'earlier_praise', {
    user_id: id,
    words: `${words}, said elsewhere`,
    name: `Eva ${words}`,
    source: 'letter',
    created_at: PAST,
  });
  await insert(db, 'employer_link_praise', { link_id: employerLinkId, praise_id: praiseId });
  const day = PAST.slice(0, 10);
  await insert(db, 'page_views', { user_id: id, day, views: 3 });

  const job = {
    user_id: id,
    kind: 'review-received',
    payload: JSON.stringify({ reviewId, ordinal: 1 }),
    // The longest retry delay is ten minutes: later times count as clock errors and are reset.
    next_attempt_at: timestampAfter(new Date(), 9 * MINUTE),
    created_at: PAST,
  };
  await insert(db, 'outbox', {
    ...job,
    message_id: `failed-${words}`,
    state: 'failed',
    last_error: 'mailbox full',
    failed_at: PAST,
  });
  await insert(db, 'outbox', { ...job, message_id: `queued-${words}`, state: 'queued' });
  await insert(db, 'scheduled_mails', {
    user_id: id,
    kind: 'review-edited',
    subject: '1',
    payload: '{}',
    due_at: timestampAfter(new Date(), DAY),
  });

  const plan = { user_id: id, plan: 'monthly' } as const;
  const subscriptionId = `test_sub_${words}`;
  const sessionId = `test_cs_${words}`;
  await insert(db, 'checkouts', {
    ...plan,
    id: randomUUID(),
    session_id: sessionId,
    payment_url: `http://localhost:3000/test-payment/${sessionId}`,
    created_at: PAST,
  });
  await insert(db, 'subscriptions', {
    ...plan,
    id: subscriptionId,
    customer_id: `test_cus_${words}`,
    amount: 700,
    started_at: PAST,
    status: 'active',
    paid_until: FAR,
  });
  await insert(db, 'payments', { user_id: id, id: `test_in_${words}`, amount: 700, paid_at: PAST });
  await insert(db, 'plan_notices', { user_id: id, kind: 'ending', about: subscriptionId, created_at: PAST });
  const change = JSON.stringify({ subscriptionType: 'monthly', subscriptionExpiresAt: FAR });
  await insert(db, 'audit_entries', {
    at: PAST,
    actor: 'admin',
    action: 'subscription changed',
    target_id: id,
    target_username: name,
    before: change,
    after: change,
  });

  return {
    id,
    email,
    username: name,
    token,
    passkey,
    otherSessionId: hashToken(otherDevice).slice(0, 16),
    unsubscribeToken,
    workplaceId,
    trackedCodeId,
    code,
    reviewId,
    employerLinkId,
    apiToken,
    apiTokenId,
    reviewRequestId,
    praiseId,
    employerToken,
    replyToken,
    sessionId,
    subscriptionId,
    account: new RegExp(mark, 'i'),
    words: new RegExp(words, 'i'),
  };
}
