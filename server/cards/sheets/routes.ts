import type { FastifyReply, FastifyRequest } from 'fastify';
import { firstName } from '#contract/names.ts';
import { sheetQuery } from '#contract/sheets.ts';
import { requireAccount, signedIn } from '#server/accounts/sessions.ts';
import type { App } from '#server/http/server.ts';
import { createDrawingThread } from '#server/images/drawing-thread.ts';
import { MINUTE } from '#server/system/clock.ts';
import type { Deps } from '#server/system/deps.ts';
import { findCodeTarget } from './code-target.ts';
import type { SheetFile, SheetFileOrder } from './sheet-thread.ts';

/** /print shows up to nine cards beside the sheet. docs/operations.md repeats this number. */
const sheetLimit = { name: 'sheets', max: 480, seconds: 10 * 60 };

export function sheetRoutes(app: App, deps: Deps): void {
  const draw = createDrawingThread<SheetFileOrder, SheetFile>(
    app,
    new URL('./sheet-thread.ts', import.meta.url),
    { maxWaiting: 60 },
  );
  for (const [format, type] of [
    ['svg', 'image/svg+xml; charset=utf-8'],
    ['pdf', 'application/pdf'],
  ] as const) {
    app.route({
      method: 'GET',
      url: `/print/sheet.${format}`,
      schema: { hide: true },
      handlerTimeout: MINUTE,
      onRequest: signedIn(deps),
      handler: (request, reply) => sendSheet(request, reply, { format, type }),
    });
  }

  async function sendSheet(
    request: FastifyRequest,
    reply: FastifyReply,
    { format, type }: { format: 'svg' | 'pdf'; type: string },
  ) {
    const account = requireAccount(request);
    await deps.limits.count([sheetLimit, String(account.id)]);
    const query = sheetQuery.safeParse(request.query);
    if (!query.success) return reply.code(400).send({ message: query.error.issues[0]?.message });
    const { sheet, paper, ground = 'ink', language = 'en', laminated, card, download } = query.data;
    // The connection is idle until the sheet is drawn.
    request.socket.setTimeout(2 * MINUTE);
    const file = await draw(request.signal, async () => ({
      ...(await findCodeTarget(deps, account.id, query.data)),
      format: format === 'svg' && card ? 'card' : format,
      sheet,
      paper,
      ground,
      language,
      isLaminated: laminated !== undefined,
      firstName: firstName(account.full_name),
    }));
    if (file === undefined) return undefined;
    if (download) reply.header('content-disposition', `attachment; filename="${sheet}.${format}"`);
    return (
      reply
        .header('content-type', type)
        // Contains names, and changes with them.
        .header('cache-control', 'no-store')
        .header('x-content-type-options', 'nosniff')
        .send(file)
    );
  }
}
