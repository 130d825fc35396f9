import type { FastifyRequest } from 'fastify';
import * as contract from '#contract/push.ts';
import type { App } from '#server/http/server.ts';
import type { Deps } from '#server/system/deps.ts';
import { readPushSettings, subscribe, unsubscribe } from './push-subscriptions.ts';
import { hashToken, requireAccount, sessionToken, signedIn } from './sessions.ts';

export function pushRoutes(app: App, deps: Deps): void {
  const sessionHashOf = (request: FastifyRequest) => hashToken(sessionToken(deps.config, request) ?? '');

  app.route({
    ...contract.getPush,
    onRequest: signedIn(deps),
    handler: (request) => readPushSettings(deps, sessionHashOf(request)),
  });

  app.route({
    ...contract.subscribeToPush,
    onRequest: signedIn(deps),
    handler: (request) => subscribe(deps, requireAccount(request), sessionHashOf(request), request.body),
  });

  app.route({
    ...contract.unsubscribeFromPush,
    onRequest: signedIn(deps),
    handler: async (request, reply) => {
      await unsubscribe(deps.db, sessionHashOf(request));
      return reply.code(204).send();
    },
  });
}
