import { changeEmail, confirmEmail as confirmEmailEndpoint } from '#contract/account-settings.ts';
import { getEmailStatus, retryEmail as retryEmailEndpoint } from '#contract/email-status.ts';
import type { Deps } from '#server/deps.ts';
import { limitPerAddress } from '#server/http/rate-limits.ts';
import type { App } from '#server/http/server.ts';
import { confirmEmail, requestEmailChange } from './change-email.ts';
import { confirmAddress, retryEmail } from './confirm-address.ts';
import { presentEmailStatus } from './held-mails.ts';
import { accountLimits } from './limits.ts';

export function emailRoutes(app: App, deps: Deps): void {
  app.route({
    ...changeEmail,
    handler: async (request) => {
      await requestEmailChange(deps, request.account, request.body);
      return { message: 'A link to confirm the new address is on its way.' };
    },
  });

  app.route({
    ...confirmEmailEndpoint,
    onRequest: limitPerAddress(deps.limits, accountLimits.resets),
    handler: async (request) => {
      const { token } = request.body;
      if (await confirmAddress(deps, token)) return { message: 'Email confirmed' };
      await confirmEmail(deps, token);
      return { message: 'Email changed' };
    },
  });

  app.route({
    ...getEmailStatus,
    handler: async (request) => presentEmailStatus(request.account),
  });

  app.route({
    ...retryEmailEndpoint,
    handler: (request) => retryEmail(deps, request.account),
  });
}
