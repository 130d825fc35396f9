import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Refusal } from '#server/platform/errors.ts';
import type { RateLimits, Use } from '#server/platform/rate-limit.ts';
import { createWorkQueue } from '#server/platform/work-queue.ts';
import { accountLimits } from './limits.ts';
import type { Account } from './store.ts';

const deriveKey = promisify(argon2);

/** OWASP's smallest recommendation for argon2id: 19 MiB, two passes. */
const MEMORY_KIB = 19 * 1024;
const PASSES = 2;
const PARALLELISM = 1;
const TAG_BYTES = 32;
const PARAMETERS = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${PARALLELISM}`;

const hashing = createWorkQueue({ maxRunning: 2, maxWaiting: 50 });

/** A PHC string, `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await hashing(() =>
    derive(password, salt, { memory: MEMORY_KIB, passes: PASSES, parallelism: PARALLELISM }),
  );
  return `${PARAMETERS}$${unpadded(salt)}$${unpadded(key)}`;
}

/** Whether `password` made `hash`. Without a hash (no such account) the same work is done, and the answer is no. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const match = PHC.exec(hash ?? '') ?? PHC.exec(NOBODY);
  if (!match) return false;
  const [, memory, passes, parallelism, salt = '', expected = ''] = match;
  const parameters = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const key = await hashing(() => derive(password, Buffer.from(salt, 'base64'), parameters));
  return timingSafeEqual(key, Buffer.from(expected, 'base64')) && hash !== null;
}

/** Whether the hash was made with other parameters than those of today. */
export function isOutdated(hash: string): boolean {
  return !hash.startsWith(PARAMETERS);
}

/**
 * For what a borrowed phone must not do.
 * @throws Refusal `wrongPassword`, or `tooManyRequests` where it was wrong too often.
 */
export async function requirePassword(
  limits: RateLimits,
  { id, password_hash: hash }: Pick<Account, 'id' | 'password_hash'>,
  password: string,
): Promise<void> {
  const failure: Use = [accountLimits.confirmationFailures, String(id)];
  await limits.count(failure);
  if (!(await verifyPassword(password, hash))) throw new Refusal('wrongPassword');
  await limits.giveBack(failure);
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]{43})$/;
const NOBODY = `${PARAMETERS}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

function derive(
  password: string,
  nonce: Buffer,
  parameters: { memory: number; passes: number; parallelism: number },
): Promise<Buffer> {
  return deriveKey('argon2id', {
    message: password,
    nonce,
    tagLength: TAG_BYTES,
    ...parameters,
  }) as Promise<Buffer>;
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/={1,2}$/, '');
}
