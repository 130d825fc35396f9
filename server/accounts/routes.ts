import * as settings from '#contract/account-settings.ts';
import * as contract from '#contract/accounts.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import * as passwordReset from '#contract/password-reset.ts';
import * as sessions from '#contract/sessions.ts';
import { clientKey } from '#server/http/client-address.ts';
import { Refusal } from '#server/http/errors.ts';
import { limitPerAddress } from '#server/http/rate-limits.ts';
import type { App } from '#server/http/server.ts';
import { keepLanguage, visitorLanguage } from '#server/site/languages.ts';
import { MINUTE } from '#server/system/clock.ts';
import type { Deps } from '#server/system/deps.ts';
import { confirmEmail, requestEmailChange } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { confirmAddress } from './confirm-address.ts';
import { deleteOwnAccount } from './delete-account.ts';
import { accountLimits } from './limits.ts';
import { register } from './register.ts';
import { isResetTokenValid, requestReset, resetPassword } from './reset-password.ts';
import {
  endAllSessions,
  endSession,
  endSessionById,
  listSessions,
  requireAccount,
  sessionToken,
  signedIn,
  startSession,
} from './sessions.ts';
import { signIn } from './sign-in.ts';
import { presentUser } from './store.ts';
import { updateAccount } from './update-account.ts';

export function accountRoutes(app: App, deps: Deps): void {
  app.route({
    ...contract.register,
    onRequest: limitPerAddress(deps.limits, accountLimits.registrations),
    handler: async (request, reply) => {
      const account = await register(deps, request.body, visitorLanguage(request));
      await startSession(deps, request, reply, account);
      return reply.code(201).send(presentUser(account, deps.clock()));
    },
  });

  app.route({
    ...contract.login,
    handler: async (request, reply) => {
      const account = await signIn(deps, request.body, clientKey(request));
      await startSession(deps, request, reply, account);
      return presentUser(account, deps.clock());
    },
  });

  app.route({
    ...contract.logout,
    handler: async (request, reply) => {
      await endSession(deps, request, reply);
      return { message: 'Signed out' as Sentence };
    },
  });

  app.route({
    ...contract.getMe,
    onRequest: signedIn(deps),
    handler: async (request) => presentUser(requireAccount(request), deps.clock()),
  });

  app.route({
    ...passwordReset.forgotPassword,
    onRequest: limitPerAddress(deps.limits, accountLimits.resetRequests),
    handler: async (request) => {
      await requestReset(deps, request.body.email);
      return { message: 'If an account has this address, a reset link is on its way.' };
    },
  });

  app.route({
    ...passwordReset.resetPassword,
    onRequest: limitPerAddress(deps.limits, accountLimits.resets),
    handler: async (request) => {
      await resetPassword(deps, request.body);
      return { message: 'Password reset successful' as Sentence };
    },
  });

  app.route({
    ...passwordReset.checkResetToken,
    onRequest: limitPerAddress(deps.limits, accountLimits.resets),
    handler: async (request) => ({ valid: await isResetTokenValid(deps, request.body.token) }),
  });

  app.route({
    ...settings.updateMe,
    onRequest: signedIn(deps),
    handler: async (request, reply) => {
      const account = await updateAccount(deps, requireAccount(request).id, request.body);
      if (request.body.language !== undefined) keepLanguage(reply, account.language);
      return presentUser(account, deps.clock());
    },
  });

  app.route({
    ...settings.changeEmail,
    onRequest: signedIn(deps),
    handler: async (request) => {
      await requestEmailChange(deps, requireAccount(request), request.body);
      return { message: 'A link to confirm the new address is on its way.' };
    },
  });

  app.route({
    ...settings.confirmEmail,
    onRequest: limitPerAddress(deps.limits, accountLimits.resets),
    handler: async (request) => {
      const { token } = request.body;
      if (await confirmAddress(deps, token)) return { message: 'Email confirmed' };
      await confirmEmail(deps, token);
      return { message: 'Email changed' };
    },
  });

  app.route({
    ...settings.changePassword,
    onRequest: signedIn(deps),
    handler: async (request, reply) => {
      const account = await changePassword(deps, requireAccount(request), request.body);
      await startSession(deps, request, reply, account);
      return { message: 'Password changed' as Sentence };
    },
  });

  app.route({
    ...contract.deleteAccount,
    // Deleting a very large account takes longer than the default.
    handlerTimeout: MINUTE,
    onRequest: signedIn(deps),
    handler: async (request, reply) => {
      await deleteOwnAccount(deps, requireAccount(request), request.body);
      await endSession(deps, request, reply);
      return { message: 'Account deleted' as Sentence };
    },
  });

  app.route({
    ...sessions.listSessions,
    onRequest: signedIn(deps),
    handler: (request) =>
      listSessions(deps.db, requireAccount(request).id, sessionToken(deps.config, request), deps.clock()),
  });

  app.route({
    ...sessions.endSession,
    onRequest: signedIn(deps),
    handler: async (request, reply) => {
      const isEnded = await endSessionById(deps.db, requireAccount(request).id, request.params.id);
      if (!isEnded) throw new Refusal('sessionNotFound');
      return reply.code(204).send();
    },
  });

  app.route({
    ...contract.endAllSessions,
    onRequest: signedIn(deps),
    handler: async (request, reply) => {
      await endAllSessions(deps.db, requireAccount(request).id);
      await endSession(deps, request, reply);
      return reply.code(204).send();
    },
  });
}
