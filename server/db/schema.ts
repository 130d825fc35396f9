import type { Generated, Kysely } from 'kysely';
import type { Language } from '#contract/languages/languages.ts';
import type { PaidPlan } from '#contract/plans.ts';
import type { Timestamp } from '#server/basics/clock.ts';
import type { AccountTables } from './account-tables.ts';
import type { ReputationTables } from './reputation-tables.ts';

export type Db = Kysely<Schema>;

export interface Schema extends AccountTables, ReputationTables {
  workplaces: WorkplacesTable;
  tracked_codes: TrackedCodesTable;
  review_requests: ReviewRequestsTable;
  reviews: ReviewsTable;
  /** Waits until the mail about a reply is sent. A table of its own, so that no query of reviews can show it. */
  reply_emails: {
    review_id: number;
    email: string;
    given_at: Timestamp;
    /** The UTC day from which the mail about a written reply may be queued; `queued` once it is. */
    due_on: Generated<string | null>;
  };
  /** From that mail; each opens one review and its reply. */
  reply_links: {
    token_hash: string;
    review_id: number;
    expires_at: Timestamp;
  };
  withdrawn_reviews: {
    idempotency_key: string;
    user_id: number;
    request_hash: string | null;
    withdrawn_at: Timestamp;
  };
  page_views: {
    user_id: number;
    day: string;
    views: number;
  };
  page_view_visitors: {
    user_id: number;
    day: string;
    visitor_hash: string;
  };
  page_view_salts: {
    day: string;
    salt: string;
  };
  /** Mails and push notifications are rendered when sent, so that no review text is stored twice. */
  outbox: OutboxTable;
  /** Has the columns of `outbox`, which takes no other channel. */
  webhook_jobs: OutboxTable;
  scheduled_mails: {
    id: Generated<number>;
    user_id: number;
    kind: string;
    subject: string;
    payload: string;
    due_at: Timestamp;
  };
  checkouts: CheckoutsTable;
  subscriptions: SubscriptionsTable;
  payments: {
    id: string;
    user_id: number | null;
    /** US cents. */
    amount: number;
    paid_at: Timestamp;
  };
  payment_events: {
    id: string;
    type: string;
    received_at: Timestamp;
  };
  payment_problems: PaymentProblemsTable;
  plan_notices: {
    user_id: number;
    kind: string;
    about: string;
    created_at: Timestamp;
  };
  audit_entries: AuditEntriesTable;
  /** Used on PostgreSQL only; columns as in rate-limiter-flexible. */
  rate_limits: {
    key: string;
    points: number;
    expire: number | null;
  };
  job_turns: {
    job: string;
    /** Unix time divided by the job's interval. */
    turn: number;
  };
  /** Facts about the installation itself. */
  service_facts: {
    name: string;
    value: string;
    updated_at: string;
  };
}

interface OutboxTable {
  id: Generated<number>;
  channel: Generated<OutboxChannel>;
  kind: string;
  /** null if naming the account would reveal who has one, and for a mail to a customer. */
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
interface TrackedCodesTable {
  id: Generated<number>;
  user_id: number;
  code: string;
  name: string;
  workplace_id: number | null;
  scans: Generated<number>;
  off_at: Timestamp | null;
  created_at: Timestamp;
}

/** Never deleted, so that a link that was sent never opens another account. */
interface ReviewRequestsTable {
  id: Generated<number>;
  user_id: number;
  code: string;
  /** null once it was removed or is too old. */
  name: string | null;
  workplace_id: number | null;
  language: Language;
  created_at: Timestamp;
  opened_at: Generated<Timestamp | null>;
  answered_at: Generated<Timestamp | null>;
  reminded_at: Generated<Timestamp | null>;
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
  /** When the customer last said yes or no; null too for a yes from before this column was added. */
  sharing_answered_at: Generated<Timestamp | null>;
  edited_at: Generated<Timestamp | null>;
  answer: Generated<string | null>;
  answered_at: Generated<Timestamp | null>;
  pinned_at: Generated<Timestamp | null>;
  /** Null too for what was read before this column was added: see `last_read_review_id`. */
  read_at: Generated<Timestamp | null>;
  created_at: Timestamp;
  /** What the search reads, from the index alone; null if it is too long for that, and in `long_search_text`. */
  search_text: Generated<string | null>;
  long_search_text: Generated<string | null>;
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

export interface PaymentProblemsTable {
  id: string;
  /** null: settled, or refunded in part only. */
  kind: 'dispute' | 'refund' | null;
  customer_id: string | null;
  since: Timestamp;
  /** When the provider was asked. */
  checked_at: Timestamp;
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

/** `held`: waits for the account's address to be confirmed, or to take mail again. */
export type OutboxState = 'held' | 'queued' | 'sent' | 'failed';
export type OutboxChannel = 'mail' | 'push' | 'webhook';
