import { getEmailStatus, retryEmail as retryEmailEndpoint } from '#contract/email-status.ts';
import type { App } from '#server/http/server.ts';
import type { Deps } from '#server/system/deps.ts';
import { retryEmail } from './confirm-address.ts';
import { presentEmailStatus } from './held-mails.ts';
import { requireAccount, signedIn } from './sessions.ts';

export function emailStatusRoutes(app: App, deps: Deps): void {
  app.route({
    ...getEmailStatus,
    onRequest: signedIn(deps),
    handler: async (request) => presentEmailStatus(requireAccount(request)),
  });

  app.route({
    ...retryEmailEndpoint,
    onRequest: signedIn(deps),
    handler: (request) => retryEmail(deps, requireAccount(request)),
  });
}
