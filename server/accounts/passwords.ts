import { type Argon2Parameters, argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import fastq from 'fastq';
import { normalizeSecret } from '#contract/text/secrets.ts';
import { SECOND } from '#server/basics/clock.ts';
import { Refusal } from '#server/http/errors.ts';
import { type LimitedUse, limitFailures, type RateLimits } from '#server/http/rate-limits.ts';
import { isSameSecret } from '#server/system/compare-secrets.ts';
import { accountLimits } from './limits.ts';
import type { Account } from './store.ts';

/** OWASP's smallest recommendation for argon2id: 19 MiB, two passes. */
const COST = { memory: 19 * 1024, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;
const PARAMETERS = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}`;

/** A flood of hashing must not starve the rest of the service. */
const MAX_RUNNING = 2;
const MAX_WAITING = 50;
/** Leaves time to answer before the connection counts as idle and is cut. */
const MAX_WAIT = 6 * SECOND;
const derive = promisify(argon2);
const hashing = fastq.promise(
  async ({ since, parameters }: { since: number; parameters: Argon2Parameters }) => {
    if (Date.now() - since > MAX_WAIT) throw new Refusal('unavailable');
    return derive('argon2id', parameters) as Promise<Buffer>;
  },
  MAX_RUNNING,
);

export function generatePassword(): string {
  return randomBytes(16).toString('base64url');
}

/** @returns a PHC string, `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await deriveKey(normalizeSecret(password), salt, COST);
  return `${PARAMETERS}$${unpadded(salt)}$${unpadded(key)}`;
}

/**
 * Hashes from before passwords were normalized are of the text as typed. Without a hash (no such account) it takes as long.
 * @returns `outdated` if the password is right and should be hashed again, null if it is wrong.
 */
export async function verifyPassword(
  password: string,
  hash: string | null,
): Promise<'current' | 'outdated' | null> {
  const normalized = normalizeSecret(password);
  if (await matches(normalized, hash)) return hash?.startsWith(PARAMETERS) ? 'current' : 'outdated';
  return normalized !== password && (await matches(password, hash)) ? 'outdated' : null;
}

async function matches(message: string, hash: string | null): Promise<boolean> {
  const match = PHC.exec(hash ?? '') ?? PHC.exec(DUMMY_HASH);
  if (!match) return false;
  const [, memory, passes, parallelism, salt = '', expected = ''] = match;
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const key = await deriveKey(message, Buffer.from(salt, 'base64'), cost);
  return isSameSecret(unpadded(key), expected) && hash !== null;
}

/** @throws Refusal `wrongPassword`, or `tooManyRequests` after too many failures. */
export async function requirePassword(
  limits: RateLimits,
  { id, password_hash: hash }: Pick<Account, 'id' | 'password_hash'>,
  password: string,
): Promise<void> {
  const failure: LimitedUse = [accountLimits.confirmationFailures, String(id)];
  const found = await limitFailures(limits, [failure], () => verifyPassword(password, hash));
  if (!found) throw new Refusal('wrongPassword');
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]{43})$/;
const DUMMY_HASH = `${PARAMETERS}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

async function deriveKey(message: string, nonce: Buffer, cost: typeof COST): Promise<Buffer> {
  if (hashing.length() >= MAX_WAITING) throw new Refusal('unavailable');
  return hashing.push({ since: Date.now(), parameters: { message, nonce, tagLength: TAG_BYTES, ...cost } });
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/={1,2}$/, '');
}
