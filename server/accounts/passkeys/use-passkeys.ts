import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod/mini';
import * as contract from '#contract/passkeys.ts';
import { SECOND, timestampAfter } from '#server/basics/clock.ts';
import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/http/errors.ts';
import { limitPerAddress } from '#server/http/rate-limits.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/http/server.ts';
import type { Config } from '#server/system/config.ts';
import { accountLimits } from '../limits.ts';
import { requirePassword } from '../passwords.ts';
import { createToken, hashToken, sessionHash, startSession } from '../sessions.ts';
import { type Account, findAccount, presentUser } from '../store.ts';
import {
  type Ceremony,
  CHALLENGE_LIFETIME,
  ceremonyOf,
  countCeremony,
  issueChallenge,
  readChallenge,
  spendChallenge,
} from './challenges.ts';
import { findByCredential, listPasskeys, type StoredPasskey } from './store.ts';
import { type FromBrowser, relyingParty, requestOptions, verifyAssertion } from './webauthn.ts';

export function passkeySignInRoutes(app: App, deps: Deps): void {
  const { config, db, limits, clock } = deps;

  serve(app, contract.preparePasskeySignIn, async (request, reply) => {
    const party = relyingParty(config);
    const challenge = await issueChallenge(deps, signInCeremony(keepHolder(config, request, reply)));
    // No list: the browser shows the passkeys it has, and the server names no account.
    return requestOptions(party, challenge, []);
  });

  const onRequest = limitPerAddress(limits, accountLimits.passkeySignIns);
  serve(app, { ...contract.signInWithPasskey, onRequest }, async (request, reply) => {
    const ceremony = signInCeremony(holderOf(config, request));
    const passkey = await acceptAssertion(deps, request.log, ceremony, request.body);
    const account = await findAccount(db, passkey.user_id);
    if (!account) throw new Refusal('passkeyUnknown');
    // A new password in the meantime has removed the passkey, so it starts no session.
    await startSession(deps, request, reply, { ...account, password_hash: passkey.password_hash });
    return presentUser(account, clock());
  });
}

function signInCeremony(holder = ''): Ceremony {
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

export function passkeyConfirmationRoute(app: App, deps: Deps): void {
  serve(app, contract.preparePasskeyConfirmation, async (request) => {
    const party = relyingParty(deps.config);
    await countCeremony(deps, request);
    const passkeys = await listPasskeys(deps.db, request.account.id);
    const allowed = passkeys.filter(({ id }) => id !== request.body.except);
    // An empty list would have browsers offer every passkey of the site.
    if (allowed.length === 0) throw new Refusal('passkeyNotFound');
    const challenge = await issueChallenge(deps, ceremonyOf(deps.config, request, 'confirm'));
    return requestOptions(party, challenge, allowed);
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

/**
 * Checks what a passkey signed, and records its use.
 * @returns also its account's password, as it was while the passkey existed.
 * @throws Refusal `challengeExpired`, `passkeyUnknown` or `passkeyRefused`.
 */
async function acceptAssertion(
  { db, config, clock }: Deps,
  log: FastifyBaseLogger,
  ceremony: Ceremony,
  assertion: FromBrowser,
): Promise<StoredPasskey & Pick<Account, 'password_hash'>> {
  const party = relyingParty(config);
  const { clientDataJSON, userHandle } = assertion.response;
  const challenge = await readChallenge({ db, clock }, ceremony, clientDataJSON);
  const found = await findByCredential(db, assertion.id);
  if (!found || (ceremony.userId !== null && found.user_id !== ceremony.userId))
    throw new Refusal('passkeyUnknown');
  const { passkey_handle: handle, ...passkey } = found;
  // The browser must name the account that signs in.
  if (userHandle ? userHandle !== handle : ceremony.purpose === 'sign-in')
    throw new Refusal('passkeyRefused');
  const { counter, isSynced } = await verifyAssertion(party, challenge, assertion, passkey.public_key);

  const now = clock();
  await spendChallenge(db, challenge, now);
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter, is_synced: isSynced ? 1 : 0, last_used_at: now.toISOString() })
    .where('id', '=', passkey.id)
    .where((where) => (counter === 0 ? where('counter', '=', 0) : where('counter', '<', counter)))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) {
    log.warn(
      { account: passkey.user_id, passkey: passkey.id, stored: passkey.counter, received: counter },
      'passkey refused: its counter went back, so it may have been copied',
    );
    throw new Refusal('passkeyRefused');
  }
  return passkey;
}
