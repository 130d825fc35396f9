import type { FastifyRequest } from 'fastify';
import type { z } from 'zod/mini';
import { CHALLENGE_MINUTES, type confirmation } from '#contract/passkeys.ts';
import { Refusal } from '#server/http/errors.ts';
import { MINUTE, timestampAfter } from '#server/system/clock.ts';
import type { Deps } from '#server/system/deps.ts';
import { requirePassword } from '../passwords.ts';
import { hashToken, requireAccount, sessionToken } from '../sessions.ts';
import { acceptAssertion } from './accept-assertion.ts';
import { ceremonyOf } from './challenges.ts';

type Confirmation = z.output<typeof confirmation>;

/** @param except the passkey to be removed, which can't confirm it. @throws Refusal */
export async function requireConfirmation(
  deps: Deps,
  request: FastifyRequest,
  { password, passkey }: Confirmation,
  except?: number,
): Promise<void> {
  if (passkey) {
    const used = await acceptAssertion(
      deps,
      request.log,
      ceremonyOf(deps.config, request, 'confirm'),
      passkey,
    );
    if (used.id === except) throw new Refusal('confirmationNeeded');
  } else if (password !== undefined) await requirePassword(deps.limits, requireAccount(request), password);
  else throw new Refusal('confirmationNeeded');
}

/** Signing in took the password or a passkey too. */
export async function hasJustSignedIn(
  { config, db, clock }: Deps,
  request: FastifyRequest,
): Promise<boolean> {
  const found = await db
    .selectFrom('sessions')
    .select('created_at')
    .where('token_hash', '=', hashToken(sessionToken(config, request) ?? ''))
    .where('created_at', '>', timestampAfter(clock(), -CHALLENGE_MINUTES * MINUTE))
    .executeTakeFirst();
  return found !== undefined;
}
