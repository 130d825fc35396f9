import type { FastifyRequest } from 'fastify';
import { MAX_PASSKEYS } from '#contract/passkeys.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { Refusal, refuseDuplicate } from '#server/http/errors.ts';
import { queueNotice } from '../held-mails.ts';
import { describeDevice } from '../sessions.ts';
import { type Account, lockAccount } from '../store.ts';
import { ceremonyOf, readChallenge, spendChallenge } from './challenges.ts';
import { listPasskeys, type StoredPasskey } from './store.ts';
import { type FromBrowser, relyingParty, verifyAttestation } from './webauthn.ts';

/** The password or a passkey was asked for when the challenge was issued. */
export async function storePasskey(
  deps: Deps,
  request: FastifyRequest,
  credential: FromBrowser,
): Promise<StoredPasskey> {
  const { db, config, clock } = deps;
  const account = request.account;
  const party = relyingParty(config);
  const { clientDataJSON } = credential.response;
  const challenge = await readChallenge(deps, ceremonyOf(config, request, 'add'), clientDataJSON);
  const { credentialId, publicKey, counter, transports, isSynced } = await verifyAttestation(
    party,
    challenge,
    credential,
  );
  const now = clock();
  const stored = await db.transaction().execute(async (tx) => {
    const locked = await lock(tx, account);
    await spendChallenge(tx, challenge, now);
    const { length } = await listPasskeys(tx, account.id);
    if (length >= MAX_PASSKEYS) throw new Refusal('passkeyLimitReached');
    const inserted = await tx
      .insertInto('passkeys')
      .values({
        user_id: account.id,
        credential_id: credentialId,
        public_key: publicKey,
        counter,
        transports: JSON.stringify(transports),
        name: describeDevice(request.headers['user-agent']) ?? 'Passkey',
        is_synced: isSynced ? 1 : 0,
        created_at: now.toISOString(),
        last_used_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
      .catch(refuseDuplicate('passkeyTaken'));
    await queueNotice(tx, locked, 'passkey-added', { name: inserted.name }, now);
    return inserted;
  });
  deps.wakeOutbox();
  request.log.info({ account: account.id, passkey: stored.id }, 'passkey added');
  return stored;
}

/** Sessions that began with it stay; people end them in Settings. */
export async function deletePasskey(deps: Deps, account: Account, id: number): Promise<void> {
  const { db, clock } = deps;
  await db.transaction().execute(async (tx) => {
    const locked = await lock(tx, account);
    const deleted = await tx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', account.id)
      .returningAll()
      .executeTakeFirstOrThrow(() => new Refusal('passkeyNotFound'));
    await queueNotice(tx, locked, 'passkey-removed', { name: deleted.name }, clock());
  });
  deps.wakeOutbox();
}

/** Whether the account had any, and whether some are left. */
export type KeptPasskeys = 'none' | 'kept' | 'removed';

/** The caller has locked the account. */
export async function removeOtherPasskeys(tx: Db, userId: number, ids: number[]): Promise<KeptPasskeys> {
  const passkeys = await listPasskeys(tx, userId);
  const kept = passkeys.map(({ id }) => id).filter((id) => ids.includes(id));
  await tx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .$if(kept.length > 0, (others) => others.where('id', 'not in', kept))
    .execute();
  if (kept.length > 0) return 'kept';
  return passkeys.length > 0 ? 'removed' : 'none';
}

/** @throws Refusal `unauthorized` if the account was deleted, or its password changed, since it was read. */
async function lock(tx: Db, { id, password_hash }: Account): Promise<Account> {
  const locked = await lockAccount(tx, id);
  if (locked?.password_hash !== password_hash) throw new Refusal('unauthorized');
  return locked;
}
