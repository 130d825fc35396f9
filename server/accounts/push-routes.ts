import * as contract from '#contract/push.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { App } from '#server/platform/http.ts';
import { readPushSettings, subscribe, unsubscribe } from './push-subscriptions.ts';
import { hashToken, requireAccount, sessionToken, signedIn } from './sessions.ts';

export function pushRoutes(app: App, deps: Deps): void {
  app.route({
    ...contract.getPush,
    onRequest: signedIn(deps),
    handler: (request) => readPushSettings(deps, hashToken(sessionToken(deps.config, request) ?? '')),
  });

  app.route({
    ...contract.subscribeToPush,
    onRequest: signedIn(deps),
    handler: (request) => {
      const sessionHash = hashToken(sessionToken(deps.config, request) ?? '');
      return subscribe(deps, requireAccount(request), sessionHash, request.body);
    },
  });

  app.route({
    ...contract.unsubscribeFromPush,
    onRequest: signedIn(deps),
    handler: async (request, reply) => {
      await unsubscribe(deps.db, hashToken(sessionToken(deps.config, request) ?? ''));
      return reply.code(204).send();
    },
  });
}
