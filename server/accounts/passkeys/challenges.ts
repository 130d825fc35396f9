import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod/mini';
import { CHALLENGE_MINUTES } from '#contract/passkeys.ts';
import { MINUTE, timestampAfter } from '#server/basics/clock.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/http/errors.ts';
import { isSameSecret } from '#server/system/compare-secrets.ts';
import type { Config } from '#server/system/config.ts';
import { initializeFact } from '#server/system/service-facts.ts';
import { accountLimits } from '../limits.ts';
import { createToken, hashToken, sessionHash } from '../sessions.ts';

export const CHALLENGE_LIFETIME = CHALLENGE_MINUTES * MINUTE;
const [TIME_BYTES, NONCE_BYTES] = [8, 16];

/** What a challenge was made for. It works for nothing else. */
export interface Ceremony {
  purpose: 'add' | 'confirm' | 'sign-in';
  /** The hash of the session's token, or of the browser's that signs in. */
  holderHash: string;
  userId: number | null;
}

export function ceremonyOf(
  config: Config,
  request: FastifyRequest,
  purpose: 'add' | 'confirm',
): Ceremony & { userId: number } {
  return { purpose, holderHash: sessionHash(config, request), userId: request.account.id };
}

/** Counts the ceremonies of an account that is signed in. */
export function countCeremony({ limits }: Deps, request: FastifyRequest): Promise<void> {
  return limits.count([accountLimits.passkeyCeremonies, String(request.account.id)]);
}

/** Signed and not stored, so that no one can use up the room of others. @returns the challenge in base64url. */
export async function issueChallenge(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  ceremony: Ceremony,
): Promise<string> {
  const now = clock();
  const time = Buffer.alloc(TIME_BYTES);
  time.writeDoubleBE(now.getTime() + CHALLENGE_LIFETIME);
  return sign(await secretOf(db, now), ceremony, Buffer.concat([time, randomBytes(NONCE_BYTES)]));
}

/** @throws Refusal `challengeExpired` also if it was made for something else. */
export async function readChallenge(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  ceremony: Ceremony,
  clientDataJSON: string,
): Promise<string> {
  const challenge = challengeIn(clientDataJSON);
  const now = clock();
  const head = Buffer.from(challenge, 'base64url').subarray(0, TIME_BYTES + NONCE_BYTES);
  const ours = sign(await secretOf(db, now), ceremony, head);
  if (!isSameSecret(challenge, ours) || head.readDoubleBE() <= now.getTime())
    throw new Refusal('challengeExpired');
  return challenge;
}

/**
 * Call it once the signature was checked, so that only someone with a passkey stores anything.
 * @throws Refusal `challengeExpired` if it was used before. Only one of parallel uses succeeds.
 */
export async function spendChallenge(db: Db, challenge: string, now: Date): Promise<void> {
  await db
    .insertInto('used_passkey_challenges')
    // Longer than the challenge itself, in case another process has a clock that is ahead.
    .values({ challenge_hash: hashToken(challenge), expires_at: timestampAfter(now, 2 * CHALLENGE_LIFETIME) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('challenge_hash')
    .executeTakeFirstOrThrow(() => new Refusal('challengeExpired'));
}

export async function deleteExpiredChallenges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('used_passkey_challenges').where('expires_at', '<=', now.toISOString()).execute();
}

/** All processes share it. */
function secretOf(db: Db, now: Date): Promise<string> {
  return initializeFact(db, 'passkey challenge secret', createToken, now);
}

function sign(secret: string, { purpose, holderHash, userId }: Ceremony, head: Buffer): string {
  const signature = createHmac('sha256', secret)
    .update(JSON.stringify([purpose, holderHash, userId]))
    .update(head)
    .digest();
  return Buffer.concat([head, signature]).toString('base64url');
}

const clientData = z.object({ challenge: z.string() });

function challengeIn(clientDataJSON: string): string {
  try {
    return clientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())).challenge;
  } catch (error) {
    throw new Refusal('challengeExpired', { cause: error });
  }
}
