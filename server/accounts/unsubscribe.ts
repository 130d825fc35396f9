import type { FastifyRequest } from 'fastify';
import { z } from 'zod/mini';
import { loadTranslator } from '#contract/languages/load-translator.ts';
import type { PagesSentence } from '#contract/languages/sentences/pages.ts';
import type { Area } from '#contract/languages/sentences.ts';
import type { Translator } from '#contract/languages/translator.ts';
import {
  type MailFrequency,
  type MailKind,
  type MailPreferences,
  mailKinds,
} from '#contract/mail-preferences.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/platform/deps.ts';
import { html, richHtml } from '#server/platform/html.ts';
import type { App } from '#server/platform/http.ts';
import { visitorLanguage } from '#server/platform/languages.ts';
import { sendPage } from '#server/platform/pages.ts';
import { discardFormBodies, plainPage } from '#server/platform/plain-page.ts';
import { parseMailPreferences, storeMailPreferences } from './mail-preferences.ts';
import { languageOf, lockAccount } from './store.ts';

const inQuery = z.object({
  token: z.catch(z.string().check(z.maxLength(100), z.regex(/^[\w-]*$/)), ''),
  /** Links in older mails have no kind and were about reviews. */
  kind: z.catch(z.enum(mailKinds), 'reviews'),
});
type Link = z.output<typeof inQuery>;

const AREAS: Area[] = ['common', 'pages'];

/**
 * Target of the List-Unsubscribe header (RFC 8058). Mail programs post to it; a person who opens it gets a page with a
 * button, since link scanners open links too.
 */
export function unsubscribeRoutes(app: App, { db, clock, wakeOutbox }: Deps): void {
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
        const account = await findByToken(db, request.query);
        if (!account) return sendPage(reply, await unknownLink(request));
        const translator = await loadTranslator(languageOf(account), AREAS);
        return sendPage(reply, preferencePage(translator, request.query, parseMailPreferences(account)));
      },
    });

    for (const [url, frequency] of [
      ['/unsubscribe', 'none'],
      ['/unsubscribe/undo', 'each'],
      ['/unsubscribe/daily', 'daily'],
      ['/unsubscribe/weekly', 'weekly'],
    ] as const) {
      scope.route({
        method: 'POST',
        url,
        schema: { hide: true, querystring: inQuery },
        handler: async (request, reply) => {
          const { kind } = request.query;
          const account = await storeFrequency(db, request.query, frequency, clock());
          wakeOutbox();
          if (!account) return sendPage(reply, await unknownLink(request));
          const translator = await loadTranslator(languageOf(account), AREAS);
          const previous = parseMailPreferences(account);
          const current = { ...previous, [kind]: frequency };
          return sendPage(reply, preferencePage(translator, request.query, current, previous[kind]));
        },
      });
    }
  });
}

function findByToken(db: Db, { token }: Link) {
  return db
    .selectFrom('users')
    .select(['id', 'language', 'browser_language', 'mail_preferences'])
    .where('unsubscribe_token', '=', token)
    .executeTakeFirst();
}

/** @returns the account as it was before. */
function storeFrequency(db: Db, link: Link, frequency: MailFrequency, now: Date) {
  return db.transaction().execute(async (tx) => {
    const found = await findByToken(tx, link);
    const account = found && (await lockAccount(tx, found.id));
    if (!account) return null;
    const preferences = { ...parseMailPreferences(account), [link.kind]: frequency };
    await storeMailPreferences(tx, account, preferences, now);
    return account;
  });
}

interface KindTexts {
  on: PagesSentence;
  off: PagesSentence;
  each: PagesSentence;
  none: PagesSentence;
  stop: PagesSentence;
}

const texts: Record<MailKind, KindTexts> = {
  reviews: {
    on: 'Review emails are on',
    off: 'Review emails are off',
    each: 'We email you every new review.',
    none: "We won't email you new reviews. You'll still find them in your list. Anything already waiting is sent one last time.",
    stop: 'Stop review emails',
  },
  changes: {
    on: 'Emails about changed reviews are on',
    off: 'Emails about changed reviews are off',
    each: 'We email you when a customer edits a review or takes it back.',
    none: "We won't email you when a customer edits a review or takes it back. You'll see it in your list. Anything already waiting is sent one last time.",
    stop: 'Stop emails about changed reviews',
  },
  notices: {
    on: 'Emails about your page and plan are on',
    off: 'Emails about your page and plan are off',
    each: 'We email you when a customer finds your page paused, or your plan ends.',
    none: "We won't email you when a customer finds your page paused or your plan ends. We'll still tell you if a payment fails. Anything already waiting is sent one last time.",
    stop: 'Stop emails about your page and plan',
  },
};

function preferencePage(
  { language, t }: Translator,
  link: Link,
  preferences: MailPreferences,
  previous: MailFrequency = 'each',
) {
  const { on, off, each, none, stop } = texts[link.kind];
  const frequency = preferences[link.kind];
  const daily = form(link, '/daily', t('Daily'));
  const weekly = form(link, '/weekly', t('Weekly'));
  if (frequency === 'none') {
    const before = previous === 'daily' || previous === 'weekly' ? previous : 'undo';
    return plainPage({
      language,
      title: t(off),
      content: html`<p>${t(none)}</p>
${form(link, `/${before}`, t('Turn them back on'))}
<p>${t('Or get them less often:')}</p>
${before !== 'daily' && daily}
${before !== 'weekly' && weekly}`,
    });
  }
  const time = { place: placeOf(preferences, t) };
  const schedules = {
    each: t(each),
    daily: t('We send them in one email, once a day, at 8 in the morning ({place}).', time),
    weekly: t('We send them in one email, once a week, on Mondays, at 8 in the morning ({place}).', time),
  };
  return plainPage({
    language,
    title: t(on),
    content: html`<p>${schedules[frequency]}</p>
${form(link, '', t(stop))}
<p>${t('Or change how often you get them:')}</p>
${frequency !== 'each' && form(link, '/undo', t('Right away'))}
${frequency !== 'daily' && daily}
${frequency !== 'weekly' && weekly}
<p>${richHtml(
      t('You can choose this for each kind of email, and set quiet hours, in <settings>Settings</settings>.'),
      { settings: (text) => html`<a href="/settings#mails">${text}</a>` },
    )}</p>`,
  });
}

function placeOf({ timeZone }: MailPreferences, t: Translator['t']): string {
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? '';
  return timeZone === 'UTC' ? 'UTC' : t('{city} time', { city });
}

function form({ token, kind }: Link, path: string, label: string) {
  const query = `token=${encodeURIComponent(token)}&kind=${kind}`;
  return html`<form method="post" action="/unsubscribe${path}?${query}"><button>${label}</button></form>`;
}

async function unknownLink(request: FastifyRequest) {
  const { language, t } = await loadTranslator(visitorLanguage(request), AREAS);
  return plainPage({
    language,
    title: t("This link isn't valid"),
    content: html`<p>${t('It may have been cut off. Please open it from your latest email.')}</p>`,
    status: 404,
  });
}
