import * as contract from '#contract/tracked-codes.ts';
import type { App } from '#server/http/server.ts';
import type { Config } from '#server/system/config.ts';
import type { Deps } from '#server/system/deps.ts';
import { addTrackedCode } from './add-tracked-code.ts';
import {
  listTrackedCodes,
  presentTrackedCode,
  type StoredTrackedCode,
  updateOwnTrackedCode,
} from './store.ts';

function presentWithAddress({ appUrl }: Config, trackedCode: StoredTrackedCode, reviews: number) {
  return { ...presentTrackedCode(trackedCode), url: `${appUrl}/r/${trackedCode.code}`, reviews };
}

export async function readTrackedCodes(
  { db, config }: Deps,
  flushPageViews: (userId: number) => Promise<void>,
  userId: number,
): Promise<contract.TrackedCode[]> {
  await flushPageViews(userId);
  return (await listTrackedCodes(db, userId)).map((code) => presentWithAddress(config, code, code.reviews));
}

/** @param flushPageViews writes an account's buffered page views, so that scan counts are current. */
export function trackedCodeRoutes(
  app: App,
  deps: Deps,
  flushPageViews: (userId: number) => Promise<void>,
): void {
  const { db, clock, config } = deps;
  const present = (trackedCode: StoredTrackedCode, reviews: number) =>
    presentWithAddress(config, trackedCode, reviews);

  app.route({
    ...contract.listTrackedCodes,
    handler: async (request) => readTrackedCodes(deps, flushPageViews, request.account.id),
  });

  app.route({
    ...contract.createTrackedCode,
    handler: async (request) => {
      const { name, workplaceId = null } = request.body;
      const trackedCode = await addTrackedCode(deps, request.account.id, { name, workplaceId });
      return present(trackedCode, 0);
    },
  });

  app.route({
    ...contract.updateTrackedCode,
    handler: async (request) => {
      const { id: userId } = request.account;
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
