import type { FastifyReply } from 'fastify';
import { downloadStatement } from '#contract/reputation.ts';
import { requireAccount, signedIn } from '#server/accounts/sessions.ts';
import { MINUTE } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { App } from '#server/platform/http.ts';
import { toReadable } from '#server/platform/json-stream.ts';
import { reputationLimits } from './limits.ts';
import { createStatement, writeStatement } from './statement.ts';

export function reputationRoutes(app: App, deps: Deps): void {
  app.route({
    ...downloadStatement,
    handlerTimeout: 10 * MINUTE,
    onRequest: signedIn(deps),
    handler: async (request, reply) => {
      const account = requireAccount(request);
      await deps.limits.count([reputationLimits.statements, String(account.id)]);
      const statement = await createStatement(deps, account, request.query);
      const { from, to } = request.query;
      return (reply as FastifyReply)
        .header('content-disposition', `attachment; filename="goodword-reputation-${from}-to-${to}.json"`)
        .type('application/json; charset=utf-8')
        .send(toReadable(writeStatement(statement, request.query)));
    },
  });
}
