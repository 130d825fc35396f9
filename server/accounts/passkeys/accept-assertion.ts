import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/http/errors.ts';
import type { Account } from '../store.ts';
import { type Ceremony, readChallenge, spendChallenge } from './challenges.ts';
import { findByCredential, type StoredPasskey } from './store.ts';
import { type FromBrowser, relyingParty, verifyAssertion } from './webauthn.ts';

/**
 * Checks what a passkey signed, and records its use.
 * @returns also its account's password, as it was while the passkey existed.
 * @throws Refusal `challengeExpired`, `passkeyUnknown` or `passkeyRefused`.
 */
export async function acceptAssertion(
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
