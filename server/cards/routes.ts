import * as contract from '#contract/tracked-codes.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/http/server.ts';
import type { Config } from '#server/system/config.ts';
import { addTrackedCode, listTrackedCodes, type StoredTrackedCode, updateOwnTrackedCode } from './store.ts';

function withAddress({ appUrl }: Config, trackedCode: StoredTrackedCode): contract.TrackedCode {
  return { ...trackedCode, url: `${appUrl}/r/${trackedCode.code}` };
}

async function readTrackedCodes(
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

  serve(app, contract.listTrackedCodes, ({ account }) => readTrackedCodes(deps, flushPageViews, account.id));

  serve(app, contract.createTrackedCode, async ({ account, body }) =>
    withAddress(config, await addTrackedCode(deps, account.id, body)),
  );

  serve(app, contract.updateTrackedCode, async ({ account, params, body }) => {
    await flushPageViews(account.id);
    return withAddress(config, await updateOwnTrackedCode(db, account.id, params.id, body, clock()));
  });
}
