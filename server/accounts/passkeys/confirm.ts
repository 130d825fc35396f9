import type { FastifyRequest } from 'fastify';
import type { z } from 'zod/mini';
import * as contract from '#contract/passkeys.ts';
import { timestampAfter } from '#server/basics/clock.ts';
import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/http/errors.ts';
import type { App } from '#server/http/server.ts';
import { requirePassword } from '../passwords.ts';
import { sessionHash } from '../sessions.ts';
import { acceptAssertion } from './accept-assertion.ts';
import { CHALLENGE_LIFETIME, ceremonyOf, countCeremony, issueChallenge } from './challenges.ts';
import { listPasskeys } from './store.ts';
import { relyingParty, requestOptions } from './webauthn.ts';

export function passkeyConfirmationRoute(app: App, deps: Deps): void {
  app.route({
    ...contract.preparePasskeyConfirmation,
    handler: async (request) => {
      const party = relyingParty(deps.config);
      await countCeremony(deps, request);
      const passkeys = await listPasskeys(deps.db, request.account.id);
      const allowed = passkeys.filter(({ id }) => id !== request.body.except);
      // An empty list would have browsers offer every passkey of the site.
      if (allowed.length === 0) throw new Refusal('passkeyNotFound');
      const challenge = await issueChallenge(deps, ceremonyOf(deps.config, request, 'confirm'));
      return requestOptions(party, challenge, allowed);
    },
  });
}

/** @param except the passkey to be removed, which can't confirm it. @throws Refusal */
export async function requireConfirmation(
  deps: Deps,
  request: FastifyRequest,
  { password, passkey }: z.output<typeof contract.confirmation>,
  except?: number,
): Promise<void> {
  if (passkey) {
    const ceremony = ceremonyOf(deps.config, request, 'confirm');
    const used = await acceptAssertion(deps, request.log, ceremony, passkey);
    if (used.id === except) throw new Refusal('confirmationNeeded');
  } else if (password !== undefined) await requirePassword(deps.limits, request.account, password);
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
    .where('token_hash', '=', sessionHash(config, request))
    .where('created_at', '>', timestampAfter(clock(), -CHALLENGE_LIFETIME))
    .executeTakeFirst();
  return found !== undefined;
}
