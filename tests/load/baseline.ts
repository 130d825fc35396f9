/**
 * The baseline of `npm run bench`: plain Node.js with the same database and durability, but no validation, limits or mails.
 *
 *   PORT=… DATA_DIR=… [DATABASE_URL=…] node tests/load/baseline.ts
 *
 * POST /reviews inserts the JSON body; GET /reviews?user=ID lists the newest 25; GET /accounts/ID and GET / are single reads.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';

interface Submission {
  userId: number;
  workplaceId: number | null;
  rating: number;
  comment: string;
  customerName: string;
  customerLocation: string;
}

/** Synchronous stores needn't create a promise. */
type MaybePromise<Value> = Value | Promise<Value>;

interface Store {
  insert(review: Submission, key: string): MaybePromise<unknown>;
  newest(userId: number): MaybePromise<unknown[]>;
  account(id: number): MaybePromise<unknown>;
}

const INSERT = `insert into reviews
  (user_id, workplace_id, rating, comment, customer_name, customer_location, customer_photo, idempotency_key, request_hash, created_at)
  values ($1, $2, $3, $4, $5, $6, null, $7, null, $8)`;
const NEWEST = `select id, rating, comment, customer_name as "customerName", customer_location as "customerLocation",
  customer_photo as "customerPhoto", workplace_id as "workplaceId", user_id as "userId", created_at as "createdAt"
  from reviews where user_id = $1 order by id desc limit 25`;
const ACCOUNT = 'select id, full_name as "fullName" from users where id = $1';

const PAGE =
  '<!doctype html><title>Baseline</title><form method="post"><textarea name="comment"></textarea></form>';

const { PORT, DATA_DIR = '', DATABASE_URL } = process.env;
const store = DATABASE_URL ? await openPostgres(DATABASE_URL) : openSqlite(DATA_DIR);

createServer((request, response) => {
  if (request.method === 'POST') receive(request, response);
  else void show(request.url ?? '/', response);
}).listen(Number(PORT), '127.0.0.1');

function receive(request: IncomingMessage, response: ServerResponse): void {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', async () => {
    const review = JSON.parse(Buffer.concat(chunks).toString()) as Submission;
    await store.insert(review, String(request.headers['idempotency-key']));
    answer(response, 201, 'application/json', '{"message":"Thank you!"}');
  });
}

async function show(url: string, response: ServerResponse): Promise<void> {
  if (url.startsWith('/reviews?user=')) {
    const rows = await store.newest(Number(url.slice('/reviews?user='.length)));
    answer(response, 200, 'application/json', JSON.stringify(rows));
  } else if (url.startsWith('/accounts/')) {
    const account = await store.account(Number(url.slice('/accounts/'.length)));
    answer(response, 200, 'application/json', JSON.stringify(account));
  } else {
    answer(response, 200, 'text/html', PAGE);
  }
}

function answer(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) });
  response.end(body);
}

function openSqlite(dataDir: string): Store {
  const database = new DatabaseSync(join(dataDir, 'goodword.db'), { timeout: 5_000 });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  const [insert, newest, account] = [INSERT, NEWEST, ACCOUNT].map((statement) =>
    database.prepare(statement.replaceAll(/\$\d/g, '?')),
  ) as [StatementSync, StatementSync, StatementSync];
  return {
    insert: (review, key) => insert.run(...valuesOf(review, key)),
    newest: (userId) => newest.all(userId),
    account: (id) => account.get(id),
  };
}

async function openPostgres(connectionString: string): Promise<Store> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString, max: 10 });
  return {
    insert: (review, key) => pool.query({ name: 'insert', text: INSERT, values: valuesOf(review, key) }),
    newest: async (userId) => (await pool.query({ name: 'newest', text: NEWEST, values: [userId] })).rows,
    account: async (id) => (await pool.query({ name: 'account', text: ACCOUNT, values: [id] })).rows[0],
  };
}

function valuesOf(review: Submission, key: string) {
  return [
    review.userId,
    review.workplaceId,
    review.rating,
    review.comment,
    review.customerName,
    review.customerLocation,
    key,
    new Date().toISOString(),
  ];
}
