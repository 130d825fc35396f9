import { z } from 'zod/mini';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/platform/deps.ts';
import { html } from '#server/platform/html.ts';
import type { App } from '#server/platform/http.ts';
import { sendPage } from '#server/platform/pages.ts';
import { ignoreForms, plainPage } from '#server/platform/plain-page.ts';

const inQuery = z.object({ token: z.catch(z.string().check(z.maxLength(100)), '') });

/**
 * What the List-Unsubscribe header of a review mail points at (RFC 8058): a mail program posts to it; a person who follows
 * the link sees a page with a button, since link scanners open links too. Reviews go on being stored and listed.
 */
export function unsubscribeRoutes(app: App, { db }: Deps): void {
  app.register(async (scope: App) => {
    ignoreForms(scope);

    scope.route({
      method: 'GET',
      url: '/unsubscribe',
      schema: { hide: true, querystring: inQuery },
      handler: async (request, reply) => {
        const { token } = request.query;
        const wantsMails = await findWish(db, token);
        return sendPage(reply, wantsMails === null ? unknownLink() : offer(token, wantsMails));
      },
    });

    for (const [url, wish] of [
      ['/unsubscribe', 0],
      ['/unsubscribe/undo', 1],
    ] as const) {
      scope.route({
        method: 'POST',
        url,
        schema: { hide: true, querystring: inQuery },
        handler: async (request, reply) => {
          const { token } = request.query;
          const isKnown = await storeWish(db, token, wish);
          return sendPage(reply, isKnown ? offer(token, wish === 1) : unknownLink());
        },
      });
    }
  });
}

/** null where the token is nobody's. */
async function findWish(db: Db, token: string): Promise<boolean | null> {
  const found = await db
    .selectFrom('users')
    .select('review_mails')
    .where('unsubscribe_token', '=', token)
    .executeTakeFirst();
  return found ? found.review_mails === 1 : null;
}

async function storeWish(db: Db, token: string, wish: 0 | 1): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ review_mails: wish })
    .where('unsubscribe_token', '=', token)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function offer(token: string, wantsMails: boolean) {
  const query = `token=${encodeURIComponent(token)}`;
  return wantsMails
    ? plainPage({
        title: 'Review mails are on',
        content: html`<p>Each new review is mailed to you. Without the mails, your reviews still wait for you in your list.</p>
<form method="post" action="/unsubscribe?${query}"><button>Stop review mails</button></form>`,
      })
    : plainPage({
        title: 'Review mails are off',
        content: html`<p>New reviews are no longer mailed to you. They still wait for you in your list.</p>
<form method="post" action="/unsubscribe/undo?${query}"><button>Turn them on again</button></form>`,
      });
}

function unknownLink() {
  return plainPage({
    title: 'This link is not valid',
    content: html`<p>It may have been cut short. Please open it from the newest review mail.</p>`,
    status: 404,
  });
}
