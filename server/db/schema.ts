import type { Generated, Kysely } from 'kysely';
import type { MailKind } from '#contract/mail-preferences.ts';
import type { PaidPlan, SubscriptionType } from '#contract/plans.ts';

/** ISO 8601 in UTC with milliseconds, in both databases: see dialect.ts. */
export type Timestamp = string;

export type Db = Kysely<Schema>;

/** Every table on one page. */
export interface Schema {
  users: UsersTable;
  configured_passwords: ConfiguredPasswordsTable;
  sessions: SessionsTable;
  password_resets: PasswordResetsTable;
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
  signing_keys: SigningKeysTable;
  employer_links: EmployerLinksTable;
  employer_link_reviews: EmployerLinkReviewsTable;
}

export interface UsersTable {
  id: Generated<number>;
  username: string;
  /** NFKC and case folded: what is unique. */
  username_key: string;
  email: string;
  /** Lower case: what is unique. */
  email_key: string;
  full_name: string;
  industry: string;
  password_hash: string;
  subscription_type: Generated<SubscriptionType>;
  subscription_expires_at: Timestamp | null;
  /** Kept by submit-review in the transaction that inserts the review, so that limits and stats are O(1). */
  review_count: Generated<number>;
  rating_sum: Generated<number>;
  /** The UTC day on which the professional was last told that a customer stood before a closed page. */
  closed_page_told_on: string | null;
  /** What the unsubscribe link of a mail carries. */
  unsubscribe_token: string;
  /** JSON, see accounts/mail-preferences.ts; null: the defaults. */
  mail_preferences: Generated<string | null>;
  created_at: Timestamp;
}

/** What ADMIN_PASSWORD was when it was last applied, so that a start can tell a new value from a later change in Settings. */
export interface ConfiguredPasswordsTable {
  user_id: number;
  /** Equal to the account's own as long as that has not been changed since. */
  password_hash: string;
}

export interface SessionsTable {
  /** SHA-256 of the cookie's token, hex. */
  token_hash: string;
  user_id: number;
  /** The browser and the system that it was begun with, as in "Chrome on Android". */
  device: string | null;
  created_at: Timestamp;
  /** Written at most once an hour. */
  last_used_at: Timestamp;
  expires_at: Timestamp;
}

export interface PasswordResetsTable {
  /** SHA-256 of the mailed token, hex. */
  token_hash: string;
  user_id: number;
  /** The mail job that carries the token; a repeated attempt replaces its own token. */
  outbox_id: number;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
}

/** The newest wish of an account for another address; gone once it is granted, replaced or too old. */
export interface EmailChangesTable {
  /** What the mail job names, so that the job of an older wish finds nothing. */
  id: Generated<number>;
  user_id: number;
  email: string;
  /** SHA-256 of the mailed token, hex; null until the mail is sent. */
  token_hash: string | null;
  expires_at: Timestamp | null;
  created_at: Timestamp;
}

export interface WorkplacesTable {
  id: Generated<number>;
  user_id: number;
  name: string;
  location: string | null;
  created_at: Timestamp;
}

/** Never deleted, so that a printed code never opens another account. */
export interface TrackedCodesTable {
  id: Generated<number>;
  user_id: number;
  /** The CODE in `/r/CODE`: see cards/codes.ts. */
  code: string;
  /** What the professional calls it. */
  name: string;
  /** null: it leads to the professional without a workplace. */
  workplace_id: number | null;
  /** Openings of its address, one per visitor and day. */
  scans: Generated<number>;
  /** Since when it is switched off. */
  off_at: Timestamp | null;
  created_at: Timestamp;
}

export interface ReviewsTable {
  id: Generated<number>;
  user_id: number;
  /** null: a General Review. */
  workplace_id: number | null;
  rating: number;
  comment: string;
  customer_name: string | null;
  customer_location: string | null;
  customer_photo: string | null;
  idempotency_key: string | null;
  /** SHA-256 of what was sent with the key, hex. */
  request_hash: string | null;
  /** The tracked code it was submitted through. */
  tracked_code_id: Generated<number | null>;
  /** In which the customer read the page, as in `pt`; null where it is not known. */
  language: Generated<string | null>;
  /** SHA-256 of the secret part of the customer's private link, hex. */
  review_link_hash: Generated<string | null>;
  /** When the customer saved the private link. */
  link_saved_at: Generated<Timestamp | null>;
  /** When the customer allowed to show it to an employer. */
  sharing_allowed_at: Generated<Timestamp | null>;
  /** When the customer last changed it. */
  edited_at: Generated<Timestamp | null>;
  /** What the professional answered to the customer. */
  answer: Generated<string | null>;
  answered_at: Generated<Timestamp | null>;
  created_at: Timestamp;
  /** The review as an SD-JWT with all disclosures; null until it is signed. See reviews/review-signature.ts. */
  sd_jwt: Generated<string | null>;
}

/** What a customer took back: only its key stays, so that a copy of it on its way is not stored again. */
export interface WithdrawnReviewsTable {
  idempotency_key: string;
  user_id: number;
  request_hash: string | null;
  withdrawn_at: Timestamp;
}

/** Views of a review page per UTC day, one per visitor. */
export interface PageViewsTable {
  user_id: number;
  day: string;
  views: number;
}

/** Who was already counted: a salted hash, deleted with the day's salt. */
export interface PageViewVisitorsTable {
  user_id: number;
  day: string;
  visitor_hash: string;
}

export interface PageViewSaltsTable {
  day: string;
  salt: string;
}

export type OutboxState = 'queued' | 'sent' | 'failed';

/** Mail jobs: what to send is rendered at the moment of sending, so no words of a review are stored twice. */
export interface OutboxTable {
  id: Generated<number>;
  /** The name of the renderer. */
  kind: string;
  /** Jobs go with the account they belong to; null where naming one would tell who has an account. */
  user_id: number | null;
  /** JSON, read by the renderer. */
  payload: string;
  /** The same for every attempt, so that a repeated send is one mail. */
  message_id: string;
  state: Generated<OutboxState>;
  attempts: Generated<number>;
  next_attempt_at: Timestamp;
  /** Taken by a sender until then. */
  locked_until: Timestamp | null;
  last_error: string | null;
  created_at: Timestamp;
  sent_at: Timestamp | null;
}

/** Mails that their reader wants later: see accounts/scheduled-mails.ts. When due, they become jobs of the outbox. */
export interface ScheduledMailsTable {
  id: Generated<number>;
  user_id: number;
  /** Which setting decides when it is due. */
  about: MailKind;
  /** As in the outbox. */
  kind: string;
  /** What it is about; unique for an account and kind. */
  subject: string;
  /** As in the outbox. */
  payload: string;
  due_at: Timestamp;
}

/** Payment pages that were opened for somebody. */
export interface CheckoutsTable {
  /** Stored before the provider is called, and sent along as the idempotency key. */
  id: string;
  /** null: the account is gone, and nobody may pay there any more. */
  user_id: number | null;
  plan: PaidPlan;
  /** The provider's; null until it has answered. */
  session_id: string | null;
  payment_url: string | null;
  created_at: Timestamp;
}

/** Each subscription as the provider described it last. */
export interface SubscriptionsTable {
  /** The provider's. */
  id: string;
  /** null: the account is gone or has a younger one, and the provider is to end it. */
  user_id: number | null;
  customer_id: string | null;
  plan: PaidPlan;
  /** What a period costs, in cents. */
  amount: number;
  /** When the provider began it. */
  started_at: Timestamp;
  /** In Stripe's words. */
  status: string;
  /** 1: ends with the period. */
  cancels: Generated<number>;
  ended_at: Timestamp | null;
  /** null: not paid for yet. */
  paid_until: Timestamp | null;
}

/** Money received, by paid invoice. */
export interface PaymentsTable {
  /** The provider's id of the invoice. */
  id: string;
  user_id: number | null;
  /** In cents of a US dollar. */
  amount: number;
  paid_at: Timestamp;
}

/** Events of the provider that were applied, so that each is applied once. */
export interface PaymentEventsTable {
  id: string;
  type: string;
  received_at: Timestamp;
}

/** What somebody was told about their plan, so that they are told once. */
export interface PlanNoticesTable {
  user_id: number;
  kind: string;
  /** The subscription or the end of the paid period that it was about. */
  about: string;
  created_at: Timestamp;
}

/** What an admin did. Names are copied: the entry stays when the account is gone. */
export interface AuditEntriesTable {
  id: Generated<number>;
  at: Timestamp;
  actor: string;
  action: string;
  target_id: number | null;
  target_username: string | null;
  /** JSON objects. */
  before: string | null;
  after: string | null;
}

/** How often somebody called, where several processes must know it: on PostgreSQL. Columns as rate-limiter-flexible has them. */
export interface RateLimitsTable {
  /** The limit's name and a hash of whom it is counted for. */
  key: string;
  points: number;
  /** Milliseconds since 1970. */
  expire: number | null;
}

/** Which turn of each recurring job was taken last, where several processes share the work: on PostgreSQL. */
export interface JobTurnsTable {
  job: string;
  /** Its number since 1970, as long as the job's interval. */
  turn: number;
}

/** What reviews and statements are signed with. A key has its private part only for as long as it signs. */
export interface SigningKeysTable {
  /** The `kid` of its JSON Web Key: the thumbprint of RFC 7638. */
  id: string;
  /** Keys are counted; of an issuer the one with the highest number signs. */
  number: number;
  /** The `APP_URL` that it signs for. */
  issuer: string;
  /** `x` of its JSON Web Key. */
  public_key: string;
  /** `d` of its JSON Web Key; null once it is retired. */
  private_key: string | null;
  created_at: Timestamp;
  retired_at: Timestamp | null;
}

/** A page with chosen reviews for one employer. */
export interface EmployerLinksTable {
  id: Generated<number>;
  user_id: number;
  /** SHA-256 of what stands in the link, hex. */
  token_hash: string;
  /** Whom it is for, in the professional's words. */
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
