create table users (
  id integer primary key generated always as identity,
  username text not null,
  username_key text not null unique,
  email text not null,
  email_key text not null unique,
  full_name text not null,
  industry text not null,
  language text,
  browser_language text not null default 'en',
  password_hash text not null,
  passkey_handle text unique,
  subscription_type text not null default 'free' check (subscription_type in ('free', 'monthly', 'annual')),
  subscription_expires_at timestamptz,
  granted_plan text check (granted_plan in ('monthly', 'annual')),
  granted_until timestamptz,
  review_count integer not null default 0,
  rating_sum integer not null default 0,
  last_read_review_id integer not null default 0,
  closed_page_told_on text,
  review_mails text not null default 'each' check (review_mails in ('each', 'daily', 'none')),
  fold_low_ratings integer not null default 0 check (fold_low_ratings in (0, 1)),
  email_unconfirmed_since timestamptz,
  mail_refusal text,
  unsubscribe_token text not null unique,
  created_at timestamptz not null
);
create index users_by_expiry on users (subscription_expires_at) where subscription_expires_at is not null;
create index users_by_name on users (lower(full_name), id);
create index users_by_reviews on users (review_count, id);
create index users_by_joining on users (created_at);

create table configured_passwords (
  user_id integer primary key references users (id) on delete cascade,
  password_hash text not null
);

create table sessions (
  token_hash text primary key not null,
  user_id integer not null references users (id) on delete cascade,
  device text,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

create table push_subscriptions (
  id integer primary key generated always as identity,
  user_id integer not null references users (id) on delete cascade,
  session_hash text not null unique references sessions (token_hash) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  show_words integer not null check (show_words in (0, 1)),
  created_at timestamptz not null
);
create index push_subscriptions_by_user on push_subscriptions (user_id, id);

create table push_keys (
  number integer primary key check (number = 1),
  public_key text not null,
  private_key text not null,
  created_at timestamptz not null
);

create table passkeys (
  id integer primary key generated always as identity,
  user_id integer not null references users (id) on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  transports text not null,
  name text not null,
  is_synced integer not null check (is_synced in (0, 1)),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_by_user on passkeys (user_id, id);

create table used_passkey_challenges (
  challenge_hash text primary key not null,
  expires_at timestamptz not null
);
create index used_passkey_challenges_by_expiry on used_passkey_challenges (expires_at);

create table password_resets (
  token_hash text primary key not null,
  user_id integer not null references users (id) on delete cascade,
  outbox_id integer not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_resets_by_user on password_resets (user_id, created_at);

create table address_confirmations (
  id integer primary key generated always as identity,
  user_id integer not null unique references users (id) on delete cascade,
  email text not null,
  token_hash text unique,
  expires_at timestamptz,
  created_at timestamptz not null
);

create table unconfirmed_address_mails (
  address_hash text not null,
  day text not null,
  mails integer not null,
  primary key (address_hash, day)
);

create table email_changes (
  id integer primary key generated always as identity,
  user_id integer not null unique references users (id) on delete cascade,
  email text not null,
  token_hash text unique,
  expires_at timestamptz,
  created_at timestamptz not null
);

create table workplaces (
  id integer primary key generated always as identity,
  user_id integer not null references users (id) on delete cascade,
  name text not null,
  location text,
  search_text text not null default '',
  created_at timestamptz not null
);
create index workplaces_by_user on workplaces (user_id, id);

create table tracked_codes (
  id integer primary key generated always as identity,
  user_id integer not null references users (id) on delete cascade,
  code text not null unique,
  name text not null,
  workplace_id integer references workplaces (id) on delete set null,
  scans integer not null default 0,
  off_at timestamptz,
  created_at timestamptz not null
);
create index tracked_codes_by_user on tracked_codes (user_id, id);
create index tracked_codes_by_workplace on tracked_codes (workplace_id) where workplace_id is not null;

-- The long text is last, so that SQLite reads the other columns of a long review without it.
create table reviews (
  id integer primary key generated always as identity,
  user_id integer not null references users (id) on delete cascade,
  workplace_id integer references workplaces (id) on delete set null,
  tracked_code_id integer references tracked_codes (id) on delete set null,
  rating integer not null check (rating between 1 and 5),
  comment text not null,
  customer_name text,
  customer_location text,
  customer_photo text,
  idempotency_key text unique,
  request_hash text,
  language text,
  review_link_hash text,
  link_saved_at timestamptz,
  sharing_allowed_at timestamptz,
  edited_at timestamptz,
  answer text,
  answered_at timestamptz,
  pinned_at timestamptz,
  created_at timestamptz not null,
  search_text text default '',
  long_search_text text,
  check (search_text is not null or long_search_text is not null)
);
create index reviews_by_user on reviews (user_id, id);
create index reviews_by_search on reviews (user_id, id, workplace_id, rating, search_text);
-- Reviews of a batch share their time. Deduplicated, this index could become smaller than reviews_by_user, and so
-- cheaper to the planner, although its rows must be sorted.
create index reviews_by_date on reviews (user_id, created_at, workplace_id, rating) with (deduplicate_items = off);
create index reviews_by_time on reviews (created_at);
create index reviews_by_rating on reviews (user_id, rating, id, workplace_id);
create index reviews_pinned on reviews (user_id, id) where pinned_at is not null;
create index reviews_by_workplace on reviews (workplace_id, id);
create index reviews_by_tracked_code on reviews (tracked_code_id) where tracked_code_id is not null;
create index reviews_shareable on reviews (user_id, id) where sharing_allowed_at is not null;
-- A search reads new reviews from the index alone only after a vacuum, which by default waits for a fifth of the table.
alter table reviews
  set (autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 10000);

create table withdrawn_reviews (
  idempotency_key text primary key not null,
  user_id integer not null references users (id) on delete cascade,
  request_hash text,
  withdrawn_at timestamptz not null
);
create index withdrawn_reviews_by_user on withdrawn_reviews (user_id);

create table page_views (
  user_id integer not null references users (id) on delete cascade,
  day text not null,
  views integer not null,
  primary key (user_id, day)
);

create table page_view_visitors (
  user_id integer not null references users (id) on delete cascade,
  day text not null,
  visitor_hash text not null,
  primary key (user_id, day, visitor_hash)
);
create index page_view_visitors_by_day on page_view_visitors (day);

create table page_view_salts (
  day text primary key not null,
  salt text not null
);

-- Password resets have no user_id; deletion and download find them by outbox_without_user. outbox_due begins with the
-- state, or SQLite would use outbox_by_state and sort all queued jobs.
create table outbox (
  id integer primary key generated always as identity,
  channel text not null default 'mail' check (channel in ('mail', 'push')),
  kind text not null,
  user_id integer references users (id) on delete cascade,
  payload text not null,
  message_id text not null unique,
  state text not null default 'queued' check (state in ('held', 'queued', 'sent', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  locked_until timestamptz,
  last_error text,
  failed_at timestamptz,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index outbox_due on outbox (state, channel, next_attempt_at) where state = 'queued';
create index outbox_by_state on outbox (state, id, channel);
create index outbox_by_user on outbox (user_id);
create index outbox_by_failure on outbox (failed_at) where failed_at is not null;
create index outbox_without_user on outbox (kind, payload) where user_id is null;

create table scheduled_mails (
  id integer primary key generated always as identity,
  user_id integer not null references users (id) on delete cascade,
  kind text not null,
  subject text not null,
  payload text not null,
  due_at timestamptz not null,
  unique (user_id, kind, subject)
);
create index scheduled_mails_due on scheduled_mails (due_at);

-- Checkouts and subscriptions outlive their account until they are closed at the payment provider.
create table checkouts (
  id text primary key not null,
  user_id integer references users (id) on delete set null,
  plan text not null check (plan in ('monthly', 'annual')),
  session_id text unique,
  payment_url text,
  created_at timestamptz not null
);
create index checkouts_by_user on checkouts (user_id, created_at);

create table subscriptions (
  id text primary key not null,
  user_id integer references users (id) on delete set null,
  customer_id text,
  plan text not null check (plan in ('monthly', 'annual')),
  amount integer not null,
  started_at timestamptz not null,
  status text not null,
  cancels integer not null default 0,
  ended_at timestamptz,
  paid_until timestamptz
);
create index subscriptions_by_user on subscriptions (user_id);
create index subscriptions_by_paid_until on subscriptions (paid_until);

create table payments (
  id text primary key not null,
  user_id integer references users (id) on delete set null,
  amount integer not null,
  paid_at timestamptz not null
);
create index payments_by_user on payments (user_id);
create index payments_by_time on payments (paid_at, amount);

create table payment_events (
  id text primary key not null,
  type text not null,
  received_at timestamptz not null
);

create table plan_notices (
  user_id integer not null references users (id) on delete cascade,
  kind text not null,
  about text not null,
  created_at timestamptz not null,
  primary key (user_id, kind, about)
);

-- No foreign keys: an audit entry outlives the accounts it names.
create table audit_entries (
  id integer primary key generated always as identity,
  at timestamptz not null,
  actor text not null,
  action text not null,
  target_id integer,
  target_username text,
  before text,
  after text
);
create index audit_entries_by_target on audit_entries (target_id);

-- They needn't survive a crash, so they don't wait for the disk.
create unlogged table rate_limits (
  key text primary key,
  points integer not null,
  expire bigint
);

create table job_turns (
  job text primary key not null,
  turn integer not null
);

create table service_facts (
  name text primary key not null,
  value text not null,
  updated_at timestamptz not null
);

create table employer_links (
  id integer primary key generated always as identity,
  user_id integer not null references users (id) on delete cascade,
  token_hash text not null unique,
  employer text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  openings integer not null default 0,
  last_opened_at timestamptz
);
create index employer_links_by_user on employer_links (user_id, id);

create table employer_link_reviews (
  link_id integer not null references employer_links (id) on delete cascade,
  review_id integer not null references reviews (id) on delete cascade,
  primary key (link_id, review_id)
);
create index employer_link_reviews_by_review on employer_link_reviews (review_id);
