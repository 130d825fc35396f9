import type { FastifyRequest } from 'fastify';
import type { Sentence } from '#contract/languages/sentence.ts';
import * as contract from '#contract/passkeys.ts';
import { Refusal } from '#server/http/errors.ts';
import { limitPerAddress } from '#server/http/rate-limits.ts';
import type { App } from '#server/http/server.ts';
import type { Deps } from '#server/system/deps.ts';
import { accountLimits } from '../limits.ts';
import { requireAccount, signedIn, startSession } from '../sessions.ts';
import { findAccount, presentUser } from '../store.ts';
import { acceptAssertion } from './accept-assertion.ts';
import { ceremonyOf, issueChallenge, signInCeremonyOf, startSignIn } from './challenges.ts';
import { deletePasskey, storePasskey } from './change-passkeys.ts';
import { hasJustSignedIn, requireConfirmation } from './confirm.ts';
import { findPasskey, handleOf, listPasskeys, presentPasskey } from './store.ts';
import { creationOptions, hasDomain, relyingParty, requestOptions } from './webauthn.ts';

export function passkeyRoutes(app: App, deps: Deps): void {
  const { config, db, limits, site } = deps;
  const countCeremony = (request: FastifyRequest) =>
    limits.count([accountLimits.passkeyCeremonies, String(requireAccount(request).id)]);

  app.route({
    ...contract.listPasskeys,
    onRequest: signedIn(deps),
    handler: async (request) => {
      const { id } = requireAccount(request);
      return {
        passkeys: (await listPasskeys(db, id)).map(presentPasskey),
        isAvailable: hasDomain(config),
      };
    },
  });

  app.route({
    ...contract.preparePasskey,
    onRequest: signedIn(deps),
    handler: async (request) => {
      const party = relyingParty(config);
      await countCeremony(request);
      const { password, passkey } = request.body;
      const isConfirmed = !password && !passkey && (await hasJustSignedIn(deps, request));
      if (!isConfirmed) await requireConfirmation(deps, request, request.body);
      const { id, username, full_name: fullName } = requireAccount(request);
      const existing = await listPasskeys(db, id);
      if (existing.length >= contract.MAX_PASSKEYS) throw new Refusal('passkeyLimitReached');
      const challenge = await issueChallenge(deps, ceremonyOf(config, request, 'add'));
      const handle = await handleOf(db, id);
      return creationOptions({ party, siteName: site.name, challenge, handle, username, fullName, existing });
    },
  });

  app.route({
    ...contract.addPasskey,
    onRequest: signedIn(deps),
    handler: async (request, reply) => {
      await countCeremony(request);
      return reply.code(201).send(presentPasskey(await storePasskey(deps, request, request.body.credential)));
    },
  });

  app.route({
    ...contract.preparePasskeyConfirmation,
    onRequest: signedIn(deps),
    handler: async (request) => {
      const party = relyingParty(config);
      await countCeremony(request);
      const passkeys = await listPasskeys(db, requireAccount(request).id);
      const allowed = passkeys.filter(({ id }) => id !== request.body.except);
      // With an empty list, browsers would offer every passkey of the site.
      if (allowed.length === 0) throw new Refusal('passkeyNotFound');
      const challenge = await issueChallenge(deps, ceremonyOf(config, request, 'confirm'));
      return requestOptions(party, challenge, allowed);
    },
  });

  app.route({
    ...contract.removePasskey,
    onRequest: signedIn(deps),
    handler: async (request) => {
      const account = requireAccount(request);
      const { id } = request.params;
      if (!(await findPasskey(db, account.id, id))) throw new Refusal('passkeyNotFound');
      await requireConfirmation(deps, request, request.body, id);
      await deletePasskey(deps, account, id);
      request.log.info({ account: account.id, passkey: id }, 'passkey removed');
      return { message: 'Passkey removed' as Sentence };
    },
  });

  app.route({
    ...contract.preparePasskeySignIn,
    handler: async (request, reply) => {
      const party = relyingParty(config);
      const challenge = await issueChallenge(deps, startSignIn(config, request, reply));
      // No list: the browser shows the passkeys it has, and the server names no account.
      return requestOptions(party, challenge, []);
    },
  });

  app.route({
    ...contract.signInWithPasskey,
    onRequest: limitPerAddress(limits, accountLimits.passkeySignIns),
    handler: async (request, reply) => {
      const passkey = await acceptAssertion(
        deps,
        request.log,
        signInCeremonyOf(config, request),
        request.body,
      );
      const account = await findAccount(db, passkey.user_id);
      if (!account) throw new Refusal('passkeyUnknown');
      // A new password in the meantime has removed the passkey, so it starts no session.
      await startSession(deps, request, reply, { ...account, password_hash: passkey.password_hash });
      return presentUser(account, deps.clock());
    },
  });
}
