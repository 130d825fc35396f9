import { z } from 'zod/mini';
import {
  type MailFrequency,
  type MailKind,
  type MailPreferences,
  mailKinds,
} from '#contract/mail-preferences.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/platform/deps.ts';
import { html } from '#server/platform/html.ts';
import type { App } from '#server/platform/http.ts';
import { sendPage } from '#server/platform/pages.ts';
import { discardFormBodies, plainPage } from '#server/platform/plain-page.ts';
import { parseMailPreferences, storeMailPreferences } from './mail-preferences.ts';
import { lockAccount } from './store.ts';

const inQuery = z.object({
  token: z.catch(z.string().check(z.maxLength(100), z.regex(/^[\w-]*$/)), ''),
  /** Links in older mails have no kind and were about reviews. */
  kind: z.catch(z.enum(mailKinds), 'reviews'),
});
type Link = z.output<typeof inQuery>;

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
        const preferences = await findPreferences(db, request.query);
        return sendPage(reply, preferences ? preferencePage(request.query, preferences) : unknownLink());
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
          const previous = await storeFrequency(db, request.query, frequency, clock());
          wakeOutbox();
          if (!previous) return sendPage(reply, unknownLink());
          return sendPage(
            reply,
            preferencePage(
              request.query,
              { ...previous, [request.query.kind]: frequency },
              previous[request.query.kind],
            ),
          );
        },
      });
    }
  });
}

async function findPreferences(db: Db, { token }: Link): Promise<MailPreferences | null> {
  const found = await db
    .selectFrom('users')
    .select('mail_preferences')
    .where('unsubscribe_token', '=', token)
    .executeTakeFirst();
  return found ? parseMailPreferences(found) : null;
}

function storeFrequency(db: Db, { token, kind }: Link, frequency: MailFrequency, now: Date) {
  return db.transaction().execute(async (tx) => {
    const found = await tx
      .selectFrom('users')
      .select('id')
      .where('unsubscribe_token', '=', token)
      .executeTakeFirst();
    const account = found && (await lockAccount(tx, found.id));
    if (!account) return null;
    const previous = parseMailPreferences(account);
    await storeMailPreferences(tx, account, { ...previous, [kind]: frequency }, now);
    return previous;
  });
}

const names: Record<MailKind, { title: string; label: string; each: string; none: string }> = {
  reviews: {
    title: 'Review emails',
    label: 'review emails',
    each: 'We email you every new review.',
    none: "We won't email you new reviews. You'll still find them in your list.",
  },
  changes: {
    title: 'Emails about changed reviews',
    label: 'emails about changed reviews',
    each: 'We email you when a customer edits a review or takes it back.',
    none: "We won't email you when a customer edits a review or takes it back. You'll see it in your list.",
  },
  notices: {
    title: 'Emails about your page and plan',
    label: 'emails about your page and plan',
    each: 'We email you when a customer finds your page paused, or your plan ends.',
    none: "We won't email you when a customer finds your page paused or your plan ends. We'll still tell you if a payment fails.",
  },
};

function preferencePage(link: Link, preferences: MailPreferences, previous: MailFrequency = 'each') {
  const { title, label, each, none } = names[link.kind];
  const frequency = preferences[link.kind];
  if (frequency === 'none') {
    const before = previous === 'daily' || previous === 'weekly' ? previous : 'undo';
    return plainPage({
      title: `${title} are off`,
      content: html`<p>${none} Anything already waiting is sent one last time.</p>
${form(link, `/${before}`, 'Turn them back on')}
<p>Or get them less often:</p>
${before !== 'daily' && form(link, '/daily', 'Daily')}
${before !== 'weekly' && form(link, '/weekly', 'Weekly')}`,
    });
  }
  const { timeZone } = preferences;
  const place = timeZone === 'UTC' ? 'UTC' : `${timeZone.split('/').at(-1)?.replaceAll('_', ' ')} time`;
  return plainPage({
    title: `${title} are on`,
    content: html`<p>${
      frequency === 'each'
        ? each
        : `We send them in one email, once a ${frequency === 'daily' ? 'day' : 'week, on Mondays'}, at 8 in the morning (${place}).`
    }</p>
${form(link, '', `Stop ${label}`)}
<p>Or change how often you get them:</p>
${frequency !== 'each' && form(link, '/undo', 'Right away')}
${frequency !== 'daily' && form(link, '/daily', 'Daily')}
${frequency !== 'weekly' && form(link, '/weekly', 'Weekly')}
<p>You can choose this for each kind of email, and set quiet hours, in <a href="/settings#mails">Settings</a>.</p>`,
  });
}

function form({ token, kind }: Link, path: string, label: string) {
  const query = `token=${encodeURIComponent(token)}&kind=${kind}`;
  return html`<form method="post" action="/unsubscribe${path}?${query}"><button>${label}</button></form>`;
}

function unknownLink() {
  return plainPage({
    title: "This link isn't valid",
    content: html`<p>It may have been cut off. Please open it from your latest email.</p>`,
    status: 404,
  });
}
