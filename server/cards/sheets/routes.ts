import type { FastifyReply, FastifyRequest } from 'fastify';
import { firstName } from '#contract/names.ts';
import { sheetQuery } from '#contract/sheets.ts';
import { accountOf, signedIn } from '#server/accounts/sessions.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { App } from '#server/platform/http.ts';
import type { Drawing } from './draw-sheet.ts';
import { findLead } from './lead.ts';
import { sheetAsPdf } from './pdf.ts';
import { sheetAsSvg } from './svg.ts';

/** A sheet takes a tenth of a second. The number is also in docs/operations.md. */
const sheetLimit = { name: 'sheets', max: 120, seconds: 10 * 60 };

/** `GET /print/sheet.svg` and `/print/sheet.pdf`: a sheet for one's own card, or for a workplace, or for neither. */
export function sheetRoutes(app: App, deps: Deps): void {
  for (const [ending, write, type] of [
    ['svg', sheetAsSvg, 'image/svg+xml; charset=utf-8'],
    ['pdf', sheetAsPdf, 'application/pdf'],
  ] as const) {
    app.route({
      method: 'GET',
      url: `/print/sheet.${ending}`,
      schema: { hide: true },
      onRequest: signedIn(deps),
      handler: (request, reply) => answerSheet(request, reply, { ending, write, type }),
    });
  }

  async function answerSheet(
    request: FastifyRequest,
    reply: FastifyReply,
    {
      ending,
      write,
      type,
    }: { ending: string; write: (drawing: Drawing) => string | Promise<Buffer>; type: string },
  ) {
    const account = accountOf(request);
    await deps.limits.count([sheetLimit, String(account.id)]);
    const query = sheetQuery.safeParse(request.query);
    if (!query.success) return reply.code(400).send({ message: query.error.issues[0]?.message });
    const { sheet, paper, laminated, download } = query.data;
    const lead = await findLead(deps, account.id, query.data);
    // Loaded with the first sheet: the memory that it takes is for those who draw one.
    const [{ drawSheet }, { loadTypesetter }] = await Promise.all([
      import('./draw-sheet.ts'),
      import('#server/images/typesetting.ts'),
    ]);
    const drawing = drawSheet(await loadTypesetter(), {
      ...lead,
      sheet,
      paper,
      isLaminated: laminated !== undefined,
      firstName: firstName(account.full_name),
    });
    if (download) reply.header('content-disposition', `attachment; filename="${sheet}.${ending}"`);
    return (
      reply
        .header('content-type', type)
        // It has names in it, and changes with them.
        .header('cache-control', 'no-store')
        .header('x-content-type-options', 'nosniff')
        .send(await write(drawing))
    );
  }
}
