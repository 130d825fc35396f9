import type { Generated } from 'kysely';
import type { MailFrequency } from '#contract/accounts.ts';
import type { Language } from '#contract/languages/languages.ts';
import type { PaidPlan, SubscriptionType } from '#contract/plans.ts';
import type { ThanksKind } from '#contract/thanks-link.ts';
import type { Webhook } from '#contract/webhook.ts';
import type { Timestamp } from '#server/basics/clock.ts';

export interface AccountTables {
  users: UsersTable;
  /** The last applied ADMIN_PASSWORD, to tell a new value from a later change in Settings. */
  configured_passwords: {
    user_id: number;
    password_hash: string;
  };
  sessions: {
    /** SHA-256 in hex, like all token hashes. */
    token_hash: string;
    user_id: number;
    device: string | null;
    created_at: Timestamp;
    last_used_at: Timestamp;
    expires_at: Timestamp;
  };
  api_tokens: {
    id: Generated<number>;
    user_id: number;
    name: string;
    token_hash: string;
    created_at: Timestamp;
    expires_at: Timestamp;
    last_used_at: Timestamp | null;
  };
  /** One per account. */
  webhooks: WebhooksTable;
  /** Deleted with its session, so that a device that was signed out gets no more notifications. */
  push_subscriptions: {
    id: Generated<number>;
    user_id: number;
    session_hash: string;
    /** A secret URL of the browser's push service. */
    endpoint: string;
    p256dh: string;
    auth: string;
    show_words: 0 | 1;
    created_at: Timestamp;
  };
  /** One row, since browsers bind their subscriptions to this key. */
  push_keys: {
    number: 1;
    public_key: string;
    private_key: string;
    created_at: Timestamp;
  };
  passkeys: PasskeysTable;
  /** Those that worked once, so that they can't again. */
  used_passkey_challenges: {
    challenge_hash: string;
    expires_at: Timestamp;
  };
  password_resets: {
    token_hash: string;
    user_id: number;
    outbox_id: number;
    created_at: Timestamp;
    expires_at: Timestamp;
    used_at: Timestamp | null;
  };
  /** Addresses given at sign-up. */
  address_confirmations: AddressLinksTable;
  /** Has no reference to accounts, so that deleting one doesn't reset the count. */
  unconfirmed_address_mails: {
    address_hash: string;
    day: string;
    mails: number;
  };
  email_changes: AddressLinksTable;
}

export interface UsersTable {
  id: Generated<number>;
  username: string;
  /** NFKC and case-folded. */
  username_key: string;
  email: string;
  email_key: string;
  full_name: string;
  /** What the admin's search reads, and what the order by name does. */
  search_text: Generated<string>;
  sort_name: Generated<string>;
  /** The name and address that were folded into these. */
  folded_from: Generated<string>;
  industry: string;
  /** Chosen in Settings; null: the browser's. */
  language: Generated<Language | null>;
  /** The browser's at the last sign-in, for mails. */
  browser_language: Generated<Language>;
  password_hash: string;
  /** Names the account to authenticators; random, and null before the first passkey. */
  passkey_handle: Generated<string | null>;
  /** The plan in effect: what an admin set, or after a change of the subscription, the granted or paid plan that ends later. */
  subscription_type: Generated<SubscriptionType>;
  subscription_expires_at: Timestamp | null;
  /** An admin granted it; null: nothing. */
  granted_plan: PaidPlan | null;
  granted_until: Timestamp | null;
  /** Updated in the transaction that inserts a review, to make limits and stats O(1). */
  review_count: Generated<number>;
  rating_sum: Generated<number>;
  /** Reviews up to this id are read. */
  last_read_review_id: Generated<number>;
  closed_page_told_on: string | null;
  unsubscribe_token: string;
  review_mails: Generated<MailFrequency>;
  fold_low_ratings: Generated<0 | 1>;
  /** null once the address has proved to be the person's. */
  email_unconfirmed_since: Generated<Timestamp | null>;
  /** Why a mail server permanently refuses mail to the address; null while it doesn't. */
  mail_refusal: Generated<string | null>;
  /** The link after the thank-you; both null: none. */
  thanks_kind: Generated<ThanksKind | null>;
  thanks_url: Generated<string | null>;
  /** Replaces the placeholder of the review's comment. */
  question: Generated<string | null>;
  created_at: Timestamp;
  /** null unless the account is being deleted: see `accountExists`. */
  deletion_started_at: Generated<Timestamp | null>;
}

export interface PasskeysTable {
  id: Generated<number>;
  user_id: number;
  /** base64url, like `public_key`, which is a COSE key. */
  credential_id: string;
  public_key: string;
  /** Counts signatures; 0 for authenticators that don't count. */
  counter: number;
  /** JSON array of hints for the browser. */
  transports: string;
  name: string;
  is_synced: 0 | 1;
  created_at: Timestamp;
  last_used_at: Timestamp | null;
}

export interface WebhooksTable {
  user_id: number;
  url: string;
  words: 0 | 1;
  /** Not hashed: each event is signed with it, and with the former ones, between spaces, until their end. */
  secret: string;
  former_secrets: string | null;
  former_secrets_until: Timestamp | null;
  state: Generated<Webhook['state']>;
  /** The first attempt that failed since an event arrived. */
  failing_since: Timestamp | null;
  /** While the receiver is down. */
  retry_at: Timestamp | null;
  last_error: string | null;
  last_error_at: Timestamp | null;
}

interface AddressLinksTable {
  /** Named by the mail job, so that a job for an earlier link finds nothing. */
  id: Generated<number>;
  user_id: number;
  email: string;
  token_hash: string | null;
  expires_at: Timestamp | null;
  created_at: Timestamp;
}
