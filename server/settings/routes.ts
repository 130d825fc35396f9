import type { FastifyReply } from 'fastify';
import { downloadMyData } from '#contract/my-data.ts';
import { requireAccount, signedIn } from '#server/accounts/sessions.ts';
import { toReadable } from '#server/http/json-stream.ts';
import type { App } from '#server/http/server.ts';
import { MINUTE, utcDay } from '#server/system/clock.ts';
import type { Deps } from '#server/system/deps.ts';
import { writeMyData } from './my-data.ts';

/** docs/operations.md repeats this number. */
const downloads = { name: 'my-data', max: 20, seconds: 60 * 60 };

/** @param flushPageViews writes an account's buffered page views, so that they are in the file. */
export function settingsRoutes(
  app: App,
  deps: Deps,
  flushPageViews: (userId: number) => Promise<void>,
): void {
  const { clock, limits, longReads } = deps;

  app.route({
    ...downloadMyData,
    handlerTimeout: 10 * MINUTE,
    onRequest: signedIn(deps),
    handler: async (request, reply) => {
      const account = requireAccount(request);
      await limits.count([downloads, String(account.id)]);
      await flushPageViews(account.id);
      const fileName = `goodword-data-${utcDay(clock())}.json`;
      return (reply as FastifyReply)
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .type('application/json; charset=utf-8')
        .send(toReadable(writeMyData(await longReads.open(), clock(), account)));
    },
  });
}
