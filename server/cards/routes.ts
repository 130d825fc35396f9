import * as contract from '#contract/tracked-codes.ts';
import type { Deps } from '#server/deps.ts';
import type { App } from '#server/http/server.ts';
import type { Config } from '#server/system/config.ts';
import { addTrackedCode } from './add-tracked-code.ts';
import { listTrackedCodes, type StoredTrackedCode, updateOwnTrackedCode } from './store.ts';

function withAddress({ appUrl }: Config, trackedCode: StoredTrackedCode): contract.TrackedCode {
  return { ...trackedCode, url: `${appUrl}/r/${trackedCode.code}` };
}

export async function readTrackedCodes(
  { db, config }: Deps,
  flushPageViews: (userId: number) => Promise<void>,
  userId: number,
): Promise<contract.TrackedCode[]> {
  await flushPageViews(userId);
  return (await listTrackedCodes(db, userId)).map((trackedCode) => withAddress(config, trackedCode));
}

/** @param flushPageViews writes an account's buffered page views, so that scan counts are current. */
export function trackedCodeRoutes(
  app: App,
  deps: Deps,
  flushPageViews: (userId: number) => Promise<void>,
): void {
  const { db, clock, config } = deps;

  app.route({
    ...contract.listTrackedCodes,
    handler: ({ account }) => readTrackedCodes(deps, flushPageViews, account.id),
  });

  app.route({
    ...contract.createTrackedCode,
    handler: async ({ account, body: { name, workplaceId = null } }) =>
      withAddress(config, await addTrackedCode(deps, account.id, { name, workplaceId })),
  });

  app.route({
    ...contract.updateTrackedCode,
    handler: async ({ account, params, body: { workplaceId = null, ...body } }) => {
      await flushPageViews(account.id);
      const change = { ...body, workplaceId };
      return withAddress(config, await updateOwnTrackedCode(db, account.id, params.id, change, clock()));
    },
  });
}
