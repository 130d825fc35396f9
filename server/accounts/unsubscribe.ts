import type { FastifyRequest } from 'fastify';
import { z } from 'zod/mini';
import type { MailFrequency } from '#contract/accounts.ts';
import { loadTranslator } from '#contract/languages/load-translator.ts';
import type { Area, Sentence } from '#contract/languages/sentences.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/platform/deps.ts';
import { html, richHtml } from '#server/platform/html.ts';
import type { App } from '#server/platform/http.ts';
import { visitorLanguage } from '#server/platform/languages.ts';
import { sendPage } from '#server/platform/pages.ts';
import { discardFormBodies, plainPage } from '#server/platform/plain-page.ts';
import { type Account, languageOf } from './store.ts';
import { updateAccount } from './update-account.ts';

const inQuery = z.object({
  token: z.catch(z.string().check(z.maxLength(100), z.regex(/^[\w-]*$/)), ''),
});

const AREAS: Area[] = ['common', 'pages', 'settings'];

/**
 * Target of the List-Unsubscribe header (RFC 8058). Mail programs post to it; a person who opens it gets a page with a
 * button, since link scanners open links too.
 */
export function unsubscribeRoutes(app: App, deps: Deps): void {
  app.register(async (scope: App) => {
    discardFormBodies(scope);
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
        return sendPage(reply, await (account ? frequencyPage(account) : unknownLink(request)));
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
        handler: async (request, reply) => {
          const account = await findByToken(deps.db, request.query.token);
          if (!account) return sendPage(reply, await unknownLink(request));
          return sendPage(reply, await frequencyPage(await updateAccount(deps, account.id, { reviewMails })));
        },
      });
    }
  });
}

function findByToken(db: Db, token: string): Promise<Account | undefined> {
  return db.selectFrom('users').selectAll().where('unsubscribe_token', '=', token).executeTakeFirst();
}

async function frequencyPage({ unsubscribe_token: token, review_mails: frequency, ...account }: Account) {
  const { language, t } = await loadTranslator(languageOf(account), AREAS);
  const button = (path: string, label: string) =>
    html`<form method="post" action="/unsubscribe${path}?token=${token}"><button>${label}</button></form>`;
  const isOff = frequency === 'none';
  return plainPage({
    language,
    title: isOff ? t('Review emails are off') : t('Review emails are on'),
    content: html`<p>${t(texts[frequency])}</p>
${isOff ? button('/undo', t('Turn them back on')) : button('', t('Stop review emails'))}
<p>${isOff ? t('Or get them less often:') : t('Or change how often you get them:')}</p>
${frequency === 'daily' ? button('/undo', t('Right away')) : button('/daily', t('Daily'))}
<p>${richHtml(t('You can also choose this in <settings>Settings</settings>.'), {
      settings: (text) => html`<a href="/settings#mails">${text}</a>`,
    })}</p>`,
  });
}

const texts: Record<MailFrequency, Sentence> = {
  each: 'You get each new or changed review right away.',
  daily: 'In one email a day, 24 hours after the first of them.',
  none: "We won't email you new or changed reviews. You'll still find them in your list. Anything already waiting is sent one last time.",
};

async function unknownLink(request: FastifyRequest) {
  const { language, t } = await loadTranslator(visitorLanguage(request), AREAS);
  return plainPage({
    language,
    title: t("This link isn't valid"),
    content: html`<p>${t('It may have been cut off. Please open it from your latest email.')}</p>`,
    status: 404,
  });
}
