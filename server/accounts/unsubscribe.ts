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
import { mailPreferencesOf, storeMailPreferences } from './mail-preferences.ts';
import { lockAccount } from './store.ts';

const inQuery = z.object({
  token: z.catch(z.string().check(z.maxLength(100), z.regex(/^[\w-]*$/)), ''),
  /** Links of older mails name none, and were about reviews. */
  kind: z.catch(z.enum(mailKinds), 'reviews'),
});
type Link = z.output<typeof inQuery>;

/**
 * What the List-Unsubscribe header of a mail points at (RFC 8058): a mail program posts to it, which ends the mails of that
 * kind and no others; a person who follows the link sees a page with a button, since link scanners open links too. Reviews go
 * on being stored and listed.
 */
export function unsubscribeRoutes(app: App, { db, clock, wakeOutbox }: Deps): void {
  app.register(async (scope: App) => {
    discardFormBodies(scope);
    // Its forms hold the token.
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
        return sendPage(reply, preferences ? offer(request.query, preferences) : unknownLink());
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
          const former = await storeFrequency(db, request.query, frequency, clock());
          wakeOutbox();
          if (!former) return sendPage(reply, unknownLink());
          return sendPage(
            reply,
            offer(request.query, { ...former, [request.query.kind]: frequency }, former[request.query.kind]),
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
  return found ? mailPreferencesOf(found) : null;
}

/** @returns the preferences as they were; null where the token is nobody's. */
function storeFrequency(db: Db, { token, kind }: Link, frequency: MailFrequency, now: Date) {
  return db.transaction().execute(async (tx) => {
    const found = await tx
      .selectFrom('users')
      .select('id')
      .where('unsubscribe_token', '=', token)
      .executeTakeFirst();
    const account = found && (await lockAccount(tx, found.id));
    if (!account) return null;
    const former = mailPreferencesOf(account);
    await storeMailPreferences(tx, account.id, { ...former, [kind]: frequency }, now);
    return former;
  });
}

const names: Record<MailKind, { title: string; label: string; each: string; none: string }> = {
  reviews: {
    title: 'Review mails',
    label: 'review mails',
    each: 'Each new review is mailed to you.',
    none: 'New reviews are no longer mailed to you. They still wait for you in your list.',
  },
  changes: {
    title: 'Mails about changed reviews',
    label: 'mails about changed reviews',
    each: 'When a customer changes a review, or takes it back, you are mailed.',
    none: 'When a customer changes a review, or takes it back, you are no longer mailed. Your list shows it.',
  },
  notices: {
    title: 'Mails about your page and plan',
    label: 'mails about your page and plan',
    each: 'When your page is closed to a customer, or your plan ends, you are mailed.',
    none: 'When your page is closed to a customer, or your plan ends, you are no longer mailed. A payment that fails is still told.',
  },
};

function offer(link: Link, preferences: MailPreferences, former: MailFrequency = 'each') {
  const { title, label, each, none } = names[link.kind];
  const frequency = preferences[link.kind];
  if (frequency === 'none') {
    const before = former === 'daily' || former === 'weekly' ? former : 'undo';
    return plainPage({
      title: `${title} are off`,
      content: html`<p>${none} Anything already waiting is sent one last time.</p>
${form(link, `/${before}`, 'Turn them on again')}
<p>Or have them less often:</p>
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
        : `They come together, once a ${frequency === 'daily' ? 'day' : 'week, on Mondays'}, at 8 in the morning (${place}).`
    }</p>
${form(link, '', `Stop ${label}`)}
<p>Or have them less often, or more:</p>
${frequency !== 'each' && form(link, '/undo', 'Right away')}
${frequency !== 'daily' && form(link, '/daily', 'Daily')}
${frequency !== 'weekly' && form(link, '/weekly', 'Weekly')}
<p>In <a href="/settings#mails">Settings</a> you choose this for each kind of mail, and quiet hours.</p>`,
  });
}

function form({ token, kind }: Link, path: string, label: string) {
  const query = `token=${encodeURIComponent(token)}&kind=${kind}`;
  return html`<form method="post" action="/unsubscribe${path}?${query}"><button>${label}</button></form>`;
}

function unknownLink() {
  return plainPage({
    title: 'This link is not valid',
    content: html`<p>It may have been cut short. Please open it from the newest mail.</p>`,
    status: 404,
  });
}
