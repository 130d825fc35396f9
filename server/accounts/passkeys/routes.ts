import type { Sentence } from '#contract/languages/sentence.ts';
import * as contract from '#contract/passkeys.ts';
import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/http/server.ts';
import { ceremonyOf, countCeremony, issueChallenge } from './challenges.ts';
import { deletePasskey, storePasskey } from './change-passkeys.ts';
import { handleOf, listPasskeys, presentPasskey } from './store.ts';
import {
  hasJustSignedIn,
  passkeyConfirmationRoute,
  passkeySignInRoutes,
  requireConfirmation,
} from './use-passkeys.ts';
import { creationOptions, hasDomain, relyingParty } from './webauthn.ts';

export function passkeyRoutes(app: App, deps: Deps): void {
  const { config, db, site } = deps;

  serve(app, contract.listPasskeys, async (request) => ({
    passkeys: (await listPasskeys(db, request.account.id)).map(presentPasskey),
    isAvailable: hasDomain(config),
  }));

  serve(app, contract.preparePasskey, async (request) => {
    const party = relyingParty(config);
    await countCeremony(deps, request);
    const { password, passkey } = request.body;
    const isConfirmed = !password && !passkey && (await hasJustSignedIn(deps, request));
    if (!isConfirmed) await requireConfirmation(deps, request, request.body);
    const { id, username, full_name: fullName } = request.account;
    const existing = await listPasskeys(db, id);
    if (existing.length >= contract.MAX_PASSKEYS) throw new Refusal('passkeyLimitReached');
    const challenge = await issueChallenge(deps, ceremonyOf(config, request, 'add'));
    const handle = await handleOf(db, id);
    return creationOptions(party, { siteName: site.name, challenge, handle, username, fullName, existing });
  });

  serve(app, contract.addPasskey, async (request) => {
    await countCeremony(deps, request);
    return presentPasskey(await storePasskey(deps, request, request.body.credential));
  });

  serve(app, contract.removePasskey, async (request) => {
    const account = request.account;
    const { id } = request.params;
    const passkeys = await listPasskeys(db, account.id);
    if (!passkeys.some((passkey) => passkey.id === id)) throw new Refusal('passkeyNotFound');
    await requireConfirmation(deps, request, request.body, id);
    await deletePasskey(deps, account, id);
    request.log.info({ account: account.id, passkey: id }, 'passkey removed');
    return { message: 'Passkey removed' as Sentence };
  });

  passkeyConfirmationRoute(app, deps);
  passkeySignInRoutes(app, deps);
}
