import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod/mini';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { discardBodies } from '#server/http/discard-bodies.ts';
import type { App } from '#server/http/server.ts';
import { sendView } from '#server/render.ts';
import { visitorLanguage } from '#server/site/languages.ts';
import { updateAccount } from './own-account.ts';
import { type Account, accountExists, languageOf } from './store.ts';

const inQuery = z.object({
  token: z.catch(z.string().check(z.maxLength(100), z.regex(/^[\w-]*$/)), ''),
});

/** Target of the List-Unsubscribe header (RFC 8058). Link scanners open links too, so a person gets a page with a button. */
export function unsubscribeRoutes(app: App, deps: Deps): void {
  app.register(async (scope: App) => {
    discardBodies(scope);
    scope.addHook('onRequest', (_request, reply, done) => {
      reply.header('cache-control', 'no-store');
      done();
    });

    scope.route({
      method: 'GET',
      url: '/unsubscribe',
      schema: { hide: true, querystring: inQuery },
      handler: async (request, reply) => {
        const account = await findByToken(deps.db, request.query.token);
        return account ? sendFrequency(request, reply, account) : sendUnknown(request, reply);
      },
    });

    for (const [url, reviewMails] of [
      ['/unsubscribe', 'none'],
      ['/unsubscribe/undo', 'each'],
      ['/unsubscribe/daily', 'daily'],
    ] as const) {
      scope.route({
        method: 'POST',
        url,
        schema: { hide: true, querystring: inQuery },
        // Some mail programs post from a page of their own.
        config: { allowsCrossSite: url === '/unsubscribe' },
        handler: async (request, reply) => {
          const account = await findByToken(deps.db, request.query.token);
          if (!account) return sendUnknown(request, reply);
          return sendFrequency(request, reply, await updateAccount(deps, account.id, { reviewMails }));
        },
      });
    }
  });
}

function findByToken(db: Db, token: string): Promise<Account | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('unsubscribe_token', '=', token)
    .where(accountExists)
    .executeTakeFirst();
}

function sendFrequency(
  request: FastifyRequest,
  reply: FastifyReply,
  { unsubscribe_token: token, review_mails: frequency, ...account }: Account,
) {
  return sendView(request, reply, ['mailFrequency', { token, frequency }], {
    language: languageOf(account),
    postsForm: true,
  });
}

function sendUnknown(request: FastifyRequest, reply: FastifyReply) {
  return sendView(request, reply, ['unsubscribeUnknown', null], {
    language: visitorLanguage(request),
    status: 404,
    postsForm: true,
  });
}
