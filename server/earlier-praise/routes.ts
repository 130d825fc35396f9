import type { FastifyReply } from 'fastify';
import * as contract from '#contract/earlier-praise.ts';
import { MINUTE } from '#server/basics/clock.ts';
import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/http/errors.ts';
import { copyListed } from '#server/http/listed-fields.ts';
import { paginate } from '#server/http/paging.ts';
import type { RateLimit } from '#server/http/rate-limits.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/http/server.ts';
import { streamJsonArray } from '#server/http/whole-list.ts';
import { addPraise, deleteOwnPraise, listPraise, updateOwnPraise } from './store.ts';

/** The numbers are also in docs/operations.md. */
const praiseLimits = {
  additions: { name: 'add-praise', max: 600, seconds: 60 * 60 },
  /** Each may be large. */
  imports: { name: 'import-praise', max: 20, seconds: 10 * 60 },
} as const satisfies Record<string, RateLimit>;

const toPraise = copyListed(contract.earlierPraise);

export function praiseRoutes(app: App, deps: Deps): void {
  const { db } = deps;

  serve(app, { ...contract.listPraise, config: { timeout: 10 * MINUTE } }, async (request, reply) => {
    const { id } = request.account;
    const { limit, cursor } = request.query;
    if (limit === undefined)
      return deps.sendWholeList(reply as FastifyReply, id, async () =>
        streamJsonArray({
          readAfter: (last: number | undefined = cursor, limit) =>
            listPraise(db, id, { limit, cursor: last }),
          cursorOf: (praise) => praise.id,
          encode: toPraise,
        }),
      );
    const found = await listPraise(db, id, { limit: limit + 1, cursor });
    return paginate(request, reply, found, limit, (last) => last.id);
  });

  serve(app, contract.addPraise, async ({ account, body }) => {
    await deps.limits.count([praiseLimits.additions, String(account.id)]);
    const [added] = await addPraise(deps, account.id, [body]);
    return added as contract.EarlierPraise;
  });

  serve(app, contract.updatePraise, ({ account, params, body }) =>
    updateOwnPraise(db, account.id, params.id, body),
  );

  serve(app, contract.removePraise, ({ account, params }) => deleteOwnPraise(db, account.id, params.id));

  importRoute(app, deps);
}

function importRoute(app: App, deps: Deps): void {
  const route = {
    ...contract.importPraise,
    bodyLimit: contract.IMPORT_MAX,
    // It runs after the sender is known and before the body is read.
    onRequest: (request: { account: { id: number } }) =>
      deps.limits.count([praiseLimits.imports, String(request.account.id)]),
    // It refuses a million items before each is validated.
    preValidation: async ({ body }: { body: unknown }) => {
      const { items }: { items?: unknown } = Object(body);
      if (Array.isArray(items) && items.length > contract.MAX_PRAISE) throw new Refusal('praiseLimitReached');
    },
  };
  serve(app, route, async ({ account, body }) => ({
    // The list shows the newest addition first; reversed, it keeps the order of the file.
    added: (await addPraise(deps, account.id, body.items.toReversed())).length,
  }));
}
