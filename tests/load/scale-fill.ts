/** Fills a PostgreSQL database with a platform of any size, three years old; indexes are dropped first and recreated afterwards. */
import pg from 'pg';
import { FOLDING_VERSION } from '#contract/text/folding.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { openDatabase } from '#server/db/open.ts';
import { PASSWORD } from './seed-load.ts';

export interface Size {
  users: number;
  reviews: number;
}

export const fixtures = [
  { id: 2, reviews: 1_000 },
  { id: 3, reviews: 100_000 },
] as const;

/** Derived from the id, so that tokens needn't be stored. */
export function tokenOf(userId: number): string {
  return `scale-${userId}`;
}

export function usernameOf(userId: number): string {
  return `person-${userId}`;
}

const filled = [
  'users',
  'sessions',
  'workplaces',
  'reviews',
  'page_views',
  'page_view_visitors',
  'outbox',
  'subscriptions',
  'payments',
];

export async function fill(
  databaseUrl: string,
  { users, reviews }: Size,
  logProgress: (step: string) => void,
): Promise<void> {
  const opened = await openDatabase({ dataDir: '', databaseUrl });
  await opened.close();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query('select count(*)::int as people from users');
    if (rows[0].people > 1) throw new Error('the database holds accounts already; scale fills an empty one');
    const restore = await dropIndexes(client);
    for (const [title, statement] of await statementsFor({ users, reviews })) {
      logProgress(title);
      await client.query(statement);
    }
    for (const statement of restore) {
      logProgress(statement.slice(0, 100));
      await client.query(statement);
    }
    logProgress('vacuum');
    await client.query('vacuum (freeze, analyze)');
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}

/** @returns the statements that recreate them, primary keys before foreign keys. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows: constraints } = await client.query(
    `select conrelid::regclass as table, conname as name, contype as type, pg_get_constraintdef(oid) as definition
     from pg_constraint
     where conrelid = any ($1::regclass[]) and contype in ('p', 'u', 'f')
        or confrelid = any ($1::regclass[])
     order by case contype when 'p' then 1 when 'u' then 2 else 3 end, oid`,
    [filled],
  );
  const { rows: indexes } = await client.query(
    `select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as definition
     from pg_index
     where indrelid = any ($1::regclass[]) and not exists (select 1 from pg_constraint where conindid = indexrelid)`,
    [filled],
  );
  for (const { table, name } of constraints.toReversed())
    await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  const add = ({ table, name, definition }: Record<string, string>) =>
    `alter table ${table} add constraint ${name} ${definition}`;
  return [
    ...constraints.filter(({ type }) => type !== 'f').map(add),
    ...indexes.map(({ definition }) => definition),
    ...constraints.filter(({ type }) => type === 'f').map(add),
  ];
}

/** Rows that are folded already, so that the background leaves them alone. */
const FOLDED = `chr(${FOLDING_VERSION})`;
const NORMAL = 'sqrt(-2 * ln(1 - random())) * cos(6.283185307 * random())';
const MS = (time: string) => `date_trunc('milliseconds', ${time})`;

/**
 * A tenth of the accounts pay and have a lognormal number of reviews; all others have at most five. Rows are in
 * chronological order, so reviews of different accounts are interleaved.
 */
async function statementsFor({ users, reviews }: Size): Promise<[string, string][]> {
  const passwordHash = await hashPassword(PASSWORD);
  const fixtureList = fixtures.map(({ id, reviews }) => `(${id}, ${reviews})`).join(', ');
  const ofFixtures = fixtures.reduce((sum, each) => sum + each.reviews, 0);
  return [
    [
      'settings',
      `set synchronous_commit = off; set work_mem = '512MB'; set maintenance_work_mem = '1GB';
       set max_parallel_workers_per_gather = 0; set jit = off; select setseed(0.42)`,
    ],
    [
      'accounts',
      `create temp table places (id integer, joined timestamptz, paid boolean, share float8, count integer);
       insert into places (id, joined, paid, share)
         select i + 1, ${MS("now() - interval '3 years' * (1 - sqrt(random()))")}, i <= 2 or i % 10 = 0,
           case when i <= 2 then 0 when i % 10 = 0 then exp(1.8 * ${NORMAL}) else floor(6 * random() * random()) end
         from generate_series(1, ${users}) i;
       update places set count = case when not paid then share
           else greatest(1, round(share * (${reviews - ofFixtures} - (select sum(share) from places where not paid))
             / (select sum(share) from places where paid))) end;
       update places set count = fixture.reviews from (values ${fixtureList}) fixture (id, reviews) where places.id = fixture.id;
       analyze places`,
    ],
    [
      'reviews',
      `truncate reviews;
       insert into reviews (id, user_id, workplace_id, rating, comment, customer_name, customer_location, idempotency_key, request_hash, created_at, search_text, long_search_text)
       overriding system value
       select id, user_id, workplace_id, rating, comment, customer_name, customer_location, idempotency_key, request_hash, at,
         case when length(search_text) <= 800 then search_text end, case when length(search_text) > 800 then search_text end
       from (select *, ${FOLDED} || lower(concat_ws(e'\n', comment, customer_name, customer_location)) as search_text from (
       select id, user_id,
         case when random() < 0.2 then null else user_id * 3 + floor(random() * (1 + user_id % 3))::int end as workplace_id,
         case when luck < 0.7 then 5 when luck < 0.9 then 4 when luck < 0.96 then 3 when luck < 0.98 then 2 else 1 end as rating,
         substr(text, 1 + floor(random() * 300)::int, least(5000, greatest(8, exp(4.6 + 0.75 * ${NORMAL})))::int) as comment,
         case when random() < 0.6 then (array['Maria Lindqvist', 'Tom', 'J. Okafor', 'Anna-Lena Fischer', 'Chloé D.'])[1 + floor(random() * 5)::int] end as customer_name,
         case when random() < 0.4 then (array['Lisbon', 'Rotterdam', 'Leeds', 'San Sebastián'])[1 + floor(random() * 4)::int] end as customer_location,
         md5('key' || id)::uuid::text as idempotency_key, encode(sha256(int4send(id)), 'hex') as request_hash, at
       from (
         select row_number() over (order by at)::int as id, user_id, at, random() as luck
         from (
           select id as user_id, ${MS('joined + random() * (now() - joined)')} as at
           from places, generate_series(1, count)
         ) arriving
       ) arrived,
       (select repeat('On time, friendly, and the kitchen was cleaner than before. I would ask for her again any day, and have told the neighbours. ', 50) as text) said) written) folded`,
    ],
    [
      'users',
      `insert into users (id, username, username_key, email, email_key, full_name, industry, password_hash, unsubscribe_token,
         subscription_type, subscription_expires_at, review_count, rating_sum, created_at, search_text, sort_name, folded_from)
       overriding system value
       select *, ${FOLDED} || lower(concat_ws(' ', full_name, replace(username, '-', ''), replace(email, '-', ''))), lower(full_name), full_name || ' ' || email
       from (select places.id, 'person-' || id as username, 'person-' || id as username_key, 'person-' || id || '@example.com' as email,
         'person-' || id || '@example.com' as email_key,
         (array['Ana', 'Ben', 'Chloé', 'Dmitri', 'Élodie', 'Farah', 'Günter', 'Hana'])[1 + id % 8] || ' '
           || (array['Adeyemi', 'Baker', 'Çelik', 'Dubois', 'Eriksen', 'Fischer', 'García', 'Haddad'])[1 + id / 8 % 8] as full_name,
         'Other', '${passwordHash}', md5('token' || id),
         case when not paid then 'free' when id % 3 = 0 then 'annual' else 'monthly' end,
         case when paid then ${MS("now() + interval '1 day' * (5 + id % 25)")} end,
         coalesce(stored, 0), coalesce(stars, 0), joined
       from places left join (
         select user_id, count(*)::int as stored, sum(rating)::int as stars from reviews group by user_id
       ) sums on user_id = id) accounts order by id`,
    ],
    [
      'workplaces',
      `insert into workplaces (id, user_id, name, location, created_at, search_text)
       overriding system value
       select id * 3 + k, id, 'The Blue Door', 'Lisbon', joined, ${FOLDED} || 'the blue door lisbon' from places, generate_series(0, id % 3) k`,
    ],
    [
      'sessions',
      `insert into sessions (token_hash, user_id, device, created_at, last_used_at, expires_at)
       select encode(sha256(('scale-' || id)::bytea), 'hex'), id, 'Chrome on Android', now(), now(), ${MS("now() + interval '1 day' * (5 + id % 25)")}
       from places`,
    ],
    [
      'page views',
      `insert into page_views (user_id, day, views)
       select id, to_char(now() - interval '1 day' * d, 'YYYY-MM-DD'), 1 + (id + d) % 7
       from places, generate_series(0, case when paid then 29 else 1 end) d;
       insert into page_view_visitors (user_id, day, visitor_hash)
       select id, to_char(now(), 'YYYY-MM-DD'), translate(encode(sha256(int4send(id * 8 + k)), 'base64'), '+/=', '-_')
       from places, generate_series(1, 3) k where paid`,
    ],
    [
      'mails of the last week',
      `insert into outbox (kind, user_id, payload, message_id, state, attempts, next_attempt_at, created_at, sent_at)
       select 'review-received', user_id, '{"reviewId":' || id || ',"ordinal":1}', md5('mail' || id)::uuid::text,
         case when id % 500 = 0 then 'failed' else 'sent' end, 1, created_at, created_at, created_at
       from reviews where id > (select coalesce(max(id), 0) from reviews where created_at < now() - interval '7 days')`,
    ],
    [
      'subscriptions and payments',
      `insert into subscriptions (id, user_id, customer_id, plan, amount, started_at, status, paid_until)
       select 'sub_' || id, id, 'cus_' || id, case when id % 3 = 0 then 'annual' else 'monthly' end, case when id % 3 = 0 then 5900 else 700 end,
         joined, 'active', ${MS("now() + interval '1 day' * (5 + id % 25)")}
       from places where paid;
       insert into payments (id, user_id, amount, paid_at)
       select 'in_' || id || '_' || row_number() over (), id, case when id % 3 = 0 then 5900 else 700 end, at
       from places, generate_series(joined, now(), case when id % 3 = 0 then interval '1 year' else interval '1 month' end) at
       where paid`,
    ],
    [
      'ids go on behind them',
      `select setval(pg_get_serial_sequence('users', 'id'), max(id)) from users;
       select setval(pg_get_serial_sequence('workplaces', 'id'), max(id)) from workplaces;
       select setval(pg_get_serial_sequence('reviews', 'id'), max(id)) from reviews;
       drop table places;
       set max_parallel_workers_per_gather to default`,
    ],
  ];
}
