import type { FastifyReply, FastifyRequest } from 'fastify';
import * as contract from '#contract/passkeys.ts';
import { SECOND } from '#server/basics/clock.ts';
import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/http/errors.ts';
import { limitPerAddress } from '#server/http/rate-limits.ts';
import type { App } from '#server/http/server.ts';
import type { Config } from '#server/system/config.ts';
import { accountLimits } from '../limits.ts';
import { createToken, hashToken, startSession } from '../sessions.ts';
import { findAccount, presentUser } from '../store.ts';
import { acceptAssertion } from './accept-assertion.ts';
import { type Ceremony, CHALLENGE_LIFETIME, issueChallenge } from './challenges.ts';
import { relyingParty, requestOptions } from './webauthn.ts';

export function passkeySignInRoutes(app: App, deps: Deps): void {
  const { config, db, limits, clock } = deps;

  app.route({
    ...contract.preparePasskeySignIn,
    handler: async (request, reply) => {
      const party = relyingParty(config);
      const challenge = await issueChallenge(deps, ceremonyOf(keepHolder(config, request, reply)));
      // No list: the browser shows the passkeys it has, and the server names no account.
      return requestOptions(party, challenge, []);
    },
  });

  app.route({
    ...contract.signInWithPasskey,
    onRequest: limitPerAddress(limits, accountLimits.passkeySignIns),
    handler: async (request, reply) => {
      const ceremony = ceremonyOf(holderOf(config, request));
      const passkey = await acceptAssertion(deps, request.log, ceremony, request.body);
      const account = await findAccount(db, passkey.user_id);
      if (!account) throw new Refusal('passkeyUnknown');
      // A new password in the meantime has removed the passkey, so it starts no session.
      await startSession(deps, request, reply, { ...account, password_hash: passkey.password_hash });
      return presentUser(account, clock());
    },
  });
}

function ceremonyOf(holder = ''): Ceremony {
  return { purpose: 'sign-in', holderHash: hashToken(holder), userId: null };
}

/** A cookie holds it, so that a challenge can't be answered from elsewhere. Tabs of a browser share it. */
function keepHolder(config: Config, request: FastifyRequest, reply: FastifyReply): string {
  const holder = holderOf(config, request) ?? createToken();
  reply.setCookie(cookieName(config), holder, { sameSite: 'strict', maxAge: CHALLENGE_LIFETIME / SECOND });
  return holder;
}

function holderOf(config: Config, request: FastifyRequest): string | undefined {
  const holder = request.cookies[cookieName(config)];
  return holder && /^[\w-]{43}$/.test(holder) ? holder : undefined;
}

function cookieName(config: Config): string {
  return config.isHttps ? '__Host-passkey-sign-in' : 'passkey-sign-in';
}
