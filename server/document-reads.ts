import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { cursorIn } from '#contract/fields.ts';
import type { DocumentRead } from '#contract/reads.ts';
import type { Account } from './accounts/store.ts';
import type { App } from './http/server.ts';

export type AnswerRead = (read: DocumentRead, account: Account, request: FastifyRequest) => Promise<unknown>;

/** Answers a document's reads by the handlers of their endpoints, without HTTP. Register it before the routes. */
export function answerReads(app: App): AnswerRead {
  const handlers = new Map<string, RouteHandlerMethod>();
  app.addHook('onRoute', ({ method, url, handler }) => {
    if (method === 'GET') handlers.set(url, handler);
  });

  return async ({ endpoint: { url, schema }, query, isPage, shorten }, account, request) => {
    const handler = handlers.get(url);
    if (!handler) throw new Error(`${url} has no route`);
    const asked = Object.assign(Object.create(request), { account, query: schema.querystring?.parse(query) });
    const headers = new Map<string, string>();
    const reply = { header: (name: string, value: string) => headers.set(name, value) };
    const answer = await handler.call(app, asked, reply as unknown as FastifyReply);
    if (isPage) return { items: answer, next: cursorIn(headers.get('link') ?? null) };
    return shorten ? shorten(answer as never) : answer;
  };
}
