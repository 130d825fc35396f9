import * as contract from '#contract/tracked-codes.ts';
import { requireAccount, signedIn } from '#server/accounts/sessions.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { App } from '#server/platform/http.ts';
import { addTrackedCode } from './add-tracked-code.ts';
import {
  listTrackedCodes,
  presentTrackedCode,
  type StoredTrackedCode,
  updateOwnTrackedCode,
} from './store.ts';

/** @param flushPageViews writes an account's buffered page views, so that scan counts are current. */
export function trackedCodeRoutes(
  app: App,
  deps: Deps,
  flushPageViews: (userId: number) => Promise<void>,
): void {
  const { db, clock, config } = deps;
  const present = (trackedCode: StoredTrackedCode, reviews: number) => ({
    ...presentTrackedCode(trackedCode),
    url: `${config.appUrl}/r/${trackedCode.code}`,
    reviews,
  });

  app.route({
    ...contract.listTrackedCodes,
    onRequest: signedIn(deps),
    handler: async (request) => {
      const { id } = requireAccount(request);
      await flushPageViews(id);
      return (await listTrackedCodes(db, id)).map((trackedCode) => present(trackedCode, trackedCode.reviews));
    },
  });

  app.route({
    ...contract.createTrackedCode,
    onRequest: signedIn(deps),
    handler: async (request, reply) => {
      const { name, workplaceId = null } = request.body;
      const trackedCode = await addTrackedCode(deps, requireAccount(request).id, { name, workplaceId });
      return reply.code(201).send(present(trackedCode, 0));
    },
  });

  app.route({
    ...contract.updateTrackedCode,
    onRequest: signedIn(deps),
    handler: async (request) => {
      const { id: userId } = requireAccount(request);
      const { workplaceId = null, ...change } = request.body;
      await flushPageViews(userId);
      const trackedCode = await updateOwnTrackedCode(
        db,
        userId,
        request.params.id,
        { ...change, workplaceId },
        clock(),
      );
      return present(trackedCode, trackedCode.reviews);
    },
  });
}
