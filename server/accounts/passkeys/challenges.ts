import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod/mini';
import { CHALLENGE_MINUTES } from '#contract/passkeys.ts';
import type { Db } from '#server/db/schema.ts';
import { MINUTE, SECOND, timestampAfter } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/errors.ts';
import { accountLimits } from '../limits.ts';
import { createToken, hashToken, requireAccount, sessionToken } from '../sessions.ts';

const LIFETIME = CHALLENGE_MINUTES * MINUTE;

/** What a challenge was made for. It works for nothing else. */
export interface Ceremony {
  purpose: 'add' | 'confirm' | 'sign-in';
  /** Of the session, or of the browser that signs in. */
  holderHash: string;
  userId: number | null;
}

export function ceremonyOf(
  config: Config,
  request: FastifyRequest,
  purpose: 'add' | 'confirm',
): Ceremony & { userId: number } {
  const holderHash = hashToken(sessionToken(config, request) ?? '');
  return { purpose, holderHash, userId: requireAccount(request).id };
}

export function signInCeremonyOf(config: Config, request: FastifyRequest): Ceremony {
  return { purpose: 'sign-in', holderHash: hashToken(holderOf(config, request) ?? ''), userId: null };
}

/** A cookie, so that a challenge can't be answered from elsewhere. Tabs of a browser share it. */
export function startSignIn(config: Config, request: FastifyRequest, reply: FastifyReply): Ceremony {
  const holder = holderOf(config, request) ?? createToken();
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure: config.isHttps } as const;
  reply.setCookie(cookieName(config), holder, { ...options, maxAge: LIFETIME / SECOND });
  return { purpose: 'sign-in', holderHash: hashToken(holder), userId: null };
}

/** @returns the challenge in base64url. */
export async function issueChallenge({ db, limits, clock }: Deps, ceremony: Ceremony): Promise<string> {
  await limits.count([accountLimits.passkeyChallenges, 'all']);
  const challenge = createToken();
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: hashToken(challenge),
      purpose: ceremony.purpose,
      holder_hash: ceremony.holderHash,
      user_id: ceremony.userId,
      expires_at: timestampAfter(clock(), LIFETIME),
    })
    .execute();
  return challenge;
}

/**
 * Deletes the challenge that the browser signed, even if the signature turns out to be wrong: one statement, so that of
 * parallel uses only one succeeds.
 * @throws Refusal `challengeExpired` also if it was used before, or made for something else.
 */
export async function consumeChallenge(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  ceremony: Ceremony,
  clientDataJSON: string,
): Promise<string> {
  const challenge = challengeIn(clientDataJSON);
  const used = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashToken(challenge))
    .where('purpose', '=', ceremony.purpose)
    .where('holder_hash', '=', ceremony.holderHash)
    .where('user_id', ceremony.userId === null ? 'is' : '=', ceremony.userId)
    .where('expires_at', '>', clock().toISOString())
    .returning('challenge_hash')
    .executeTakeFirst();
  if (!used) throw new Refusal('challengeExpired');
  return challenge;
}

export async function deleteExpiredChallenges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now.toISOString()).execute();
}

const clientData = z.object({ challenge: z.string() });

function challengeIn(clientDataJSON: string): string {
  try {
    return clientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())).challenge;
  } catch (error) {
    throw new Refusal('challengeExpired', { cause: error });
  }
}

function cookieName(config: Config): string {
  return config.isHttps ? '__Host-passkey-sign-in' : 'passkey-sign-in';
}

function holderOf(config: Config, request: FastifyRequest): string | undefined {
  const holder = request.cookies[cookieName(config)];
  return holder && /^[\w-]{43}$/.test(holder) ? holder : undefined;
}
