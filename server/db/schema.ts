import type { Generated, Kysely } from 'kysely';
import type { MailFrequency } from '#contract/accounts.ts';
import type { Language } from '#contract/languages/languages.ts';
import type { PaidPlan, SubscriptionType } from '#contract/plans.ts';

/** ISO 8601 in UTC with milliseconds, in both databases. */
export type Timestamp = string;

export type Db = Kysely<Schema>;

export interface Schema {
  users: UsersTable;
  configured_passwords: ConfiguredPasswordsTable;
  sessions: SessionsTable;
  push_subscriptions: PushSubscriptionsTable;
  push_keys: PushKeysTable;
  passkeys: PasskeysTable;
  used_passkey_challenges: UsedPasskeyChallengesTable;
  password_resets: PasswordResetsTable;
  address_confirmations: AddressConfirmationsTable;
  unconfirmed_address_mails: UnconfirmedAddressMailsTable;
  email_changes: EmailChangesTable;
  workplaces: WorkplacesTable;
  tracked_codes: TrackedCodesTable;
  reviews: ReviewsTable;
  withdrawn_reviews: WithdrawnReviewsTable;
  page_views: PageViewsTable;
  page_view_visitors: PageViewVisitorsTable;
  page_view_salts: PageViewSaltsTable;
  outbox: OutboxTable;
  scheduled_mails: ScheduledMailsTable;
  checkouts: CheckoutsTable;
  subscriptions: SubscriptionsTable;
  payments: PaymentsTable;
  payment_events: PaymentEventsTable;
  plan_notices: PlanNoticesTable;
  audit_entries: AuditEntriesTable;
  rate_limits: RateLimitsTable;
  job_turns: JobTurnsTable;
  service_facts: ServiceFactsTable;
  employer_links: EmployerLinksTable;
  employer_link_reviews: EmployerLinkReviewsTable;
}

export interface UsersTable {
  id: Generated<number>;
  username: string;
  /** NFKC and case-folded. */
  username_key: string;
  email: string;
  email_key: string;
  full_name: string;
  industry: string;
  /** As chosen in Settings; null: the browser's. */
  language: Generated<Language | null>;
  /** At the last sign-in, for mails. */
  browser_language: Generated<Language>;
  password_hash: string;
  /** Names the account to authenticators; random, and null before the first passkey. */
  passkey_handle: Generated<string | null>;
  /** In effect: what an admin set, or after a change of the subscription, the granted or paid plan that ends later. */
  subscription_type: Generated<SubscriptionType>;
  subscription_expires_at: Timestamp | null;
  /** By an admin; null: nothing. */
  granted_plan: PaidPlan | null;
  granted_until: Timestamp | null;
  /** Updated in the transaction that inserts a review, to make limits and stats O(1). */
  review_count: Generated<number>;
  rating_sum: Generated<number>;
  /** A review with a higher id is unread. */
  last_read_review_id: Generated<number>;
  closed_page_told_on: string | null;
  unsubscribe_token: string;
  review_mails: Generated<MailFrequency>;
  fold_low_ratings: Generated<0 | 1>;
  /** null once the address has proved to be the person's. */
  email_unconfirmed_since: Generated<Timestamp | null>;
  /** Why a mail server permanently refuses mail to the address; null while it doesn't. */
  mail_refusal: Generated<string | null>;
  created_at: Timestamp;
}

/** The last applied ADMIN_PASSWORD, to tell a new value from a later change in Settings. */
export interface ConfiguredPasswordsTable {
  user_id: number;
  password_hash: string;
}

export interface SessionsTable {
  /** SHA-256 in hex, like all token hashes. */
  token_hash: string;
  user_id: number;
  device: string | null;
  created_at: Timestamp;
  last_used_at: Timestamp;
  expires_at: Timestamp;
}

/** Deleted with its session, so that a device that was signed out gets no more notifications. */
export interface PushSubscriptionsTable {
  id: Generated<number>;
  user_id: number;
  session_hash: string;
  /** A secret URL of the browser's push service. */
  endpoint: string;
  p256dh: string;
  auth: string;
  show_words: 0 | 1;
  created_at: Timestamp;
}

/** One row, since browsers bind their subscriptions to this key. */
export interface PushKeysTable {
  number: 1;
  public_key: string;
  private_key: string;
  created_at: Timestamp;
}

export interface PasskeysTable {
  id: Generated<number>;
  user_id: number;
  /** In base64url, as `public_key`, which is a COSE key. */
  credential_id: string;
  public_key: string;
  /** Of signatures; 0 for authenticators that don't count. */
  counter: number;
  /** JSON array of hints for the browser. */
  transports: string;
  name: string;
  is_synced: 0 | 1;
  created_at: Timestamp;
  last_used_at: Timestamp | null;
}

/** Those that worked once, so that they can't again. */
export interface UsedPasskeyChallengesTable {
  challenge_hash: string;
  expires_at: Timestamp;
}

export interface PasswordResetsTable {
  token_hash: string;
  user_id: number;
  outbox_id: number;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
}

/** Of addresses given at sign-up. */
export interface AddressConfirmationsTable {
  /** Named by the mail job, so that a job for an earlier link finds nothing. */
  id: Generated<number>;
  user_id: number;
  email: string;
  token_hash: string | null;
  expires_at: Timestamp | null;
  created_at: Timestamp;
}

/** Without a reference to accounts, so that deleting one doesn't reset the count. */
export interface UnconfirmedAddressMailsTable {
  address_hash: string;
  day: string;
  mails: number;
}

export interface EmailChangesTable {
  /** Named by the mail job, so that a job for an earlier change finds nothing. */
  id: Generated<number>;
  user_id: number;
  email: string;
  token_hash: string | null;
  expires_at: Timestamp | null;
  created_at: Timestamp;
}

export interface WorkplacesTable {
  id: Generated<number>;
  user_id: number;
  name: string;
  location: string | null;
  /** What the search reads. */
  search_text: Generated<string>;
  created_at: Timestamp;
}

/** Never deleted, so that a printed code never opens another account. */
export interface TrackedCodesTable {
  id: Generated<number>;
  user_id: number;
  code: string;
  name: string;
  workplace_id: number | null;
  scans: Generated<number>;
  off_at: Timestamp | null;
  created_at: Timestamp;
}

export interface ReviewsTable {
  id: Generated<number>;
  user_id: number;
  workplace_id: number | null;
  rating: number;
  comment: string;
  customer_name: string | null;
  customer_location: string | null;
  customer_photo: string | null;
  idempotency_key: string | null;
  /** SHA-256 of the body sent with the key. */
  request_hash: string | null;
  tracked_code_id: Generated<number | null>;
  language: Generated<string | null>;
  review_link_hash: Generated<string | null>;
  link_saved_at: Generated<Timestamp | null>;
  sharing_allowed_at: Generated<Timestamp | null>;
  edited_at: Generated<Timestamp | null>;
  answer: Generated<string | null>;
  answered_at: Generated<Timestamp | null>;
  pinned_at: Generated<Timestamp | null>;
  created_at: Timestamp;
  /** What the search reads, from the index alone; null if it is too long for that, and in `long_search_text`. */
  search_text: Generated<string | null>;
  long_search_text: Generated<string | null>;
}

export interface WithdrawnReviewsTable {
  idempotency_key: string;
  user_id: number;
  request_hash: string | null;
  withdrawn_at: Timestamp;
}

export interface PageViewsTable {
  user_id: number;
  day: string;
  views: number;
}

export interface PageViewVisitorsTable {
  user_id: number;
  day: string;
  visitor_hash: string;
}

export interface PageViewSaltsTable {
  day: string;
  salt: string;
}

/** `held`: waits for the account's address to be confirmed, or to take mail again. */
export type OutboxState = 'held' | 'queued' | 'sent' | 'failed';
export type OutboxChannel = 'mail' | 'push';

/** Mails and push notifications are rendered when sent, so that no review text is stored twice. */
export interface OutboxTable {
  id: Generated<number>;
  channel: Generated<OutboxChannel>;
  kind: string;
  /** null if naming the account would reveal who has one. */
  user_id: number | null;
  payload: string;
  /** The same for every attempt, so that mail programs recognize duplicates. */
  message_id: string;
  state: Generated<OutboxState>;
  attempts: Generated<number>;
  next_attempt_at: Timestamp;
  locked_until: Timestamp | null;
  last_error: string | null;
  /** When the last attempt failed. */
  failed_at: Generated<Timestamp | null>;
  created_at: Timestamp;
  sent_at: Timestamp | null;
}

export interface ScheduledMailsTable {
  id: Generated<number>;
  user_id: number;
  kind: string;
  subject: string;
  payload: string;
  due_at: Timestamp;
}

export interface CheckoutsTable {
  /** Also the idempotency key for the provider. */
  id: string;
  /** null: the account was deleted; the checkout must be closed. */
  user_id: number | null;
  plan: PaidPlan;
  session_id: string | null;
  payment_url: string | null;
  created_at: Timestamp;
}

export interface SubscriptionsTable {
  id: string;
  /** null: the account was deleted or has a newer one; to be cancelled at the provider. */
  user_id: number | null;
  customer_id: string | null;
  plan: PaidPlan;
  amount: number;
  started_at: Timestamp;
  status: string;
  cancels: Generated<number>;
  ended_at: Timestamp | null;
  paid_until: Timestamp | null;
}

export interface PaymentsTable {
  id: string;
  user_id: number | null;
  /** US cents. */
  amount: number;
  paid_at: Timestamp;
}

export interface PaymentEventsTable {
  id: string;
  type: string;
  received_at: Timestamp;
}

export interface PlanNoticesTable {
  user_id: number;
  kind: string;
  about: string;
  created_at: Timestamp;
}

export interface AuditEntriesTable {
  id: Generated<number>;
  at: Timestamp;
  actor: string;
  action: string;
  target_id: number | null;
  target_username: string | null;
  before: string | null;
  after: string | null;
}

/** Used on PostgreSQL only; columns as in rate-limiter-flexible. */
export interface RateLimitsTable {
  key: string;
  points: number;
  expire: number | null;
}

export interface JobTurnsTable {
  job: string;
  /** Unix time divided by the job's interval. */
  turn: number;
}

/** About the installation itself. */
export interface ServiceFactsTable {
  name: string;
  value: string;
  updated_at: string;
}

export interface EmployerLinksTable {
  id: Generated<number>;
  user_id: number;
  token_hash: string;
  employer: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  revoked_at: Timestamp | null;
  openings: Generated<number>;
  last_opened_at: Timestamp | null;
}

export interface EmployerLinkReviewsTable {
  link_id: number;
  review_id: number;
}
