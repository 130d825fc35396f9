import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Article } from '#contract/articles.ts';
import type { Language } from '#contract/languages/languages.ts';
import { type InitialData, initialData, type Read, reads } from '#contract/reads.ts';
import { type Screen, screenNameAt, screens } from '#contract/screens.ts';
import { findSession, isSignOutPending, sessionToken } from './accounts/sessions.ts';
import { type Account, ADMIN_ID, presentUser } from './accounts/store.ts';
import { SECOND } from './basics/clock.ts';
import { withoutCrumbs } from './clean-addresses.ts';
import type { Content } from './content/open-content.ts';
import type { Deps } from './deps.ts';
import type { AnswerRead } from './document-reads.ts';
import { Refusal } from './http/errors.ts';
import { copyListed } from './http/listed-fields.ts';
import { KeptPage, sendKeptPage } from './http/pages.ts';
import { pathOf } from './http/request-path.ts';
import type { App } from './http/server.ts';
import { sendRendered } from './render.ts';
import { documentLanguage } from './site/languages.ts';

/** Then the browser reads the data itself. */
const TIMEOUT = 2 * SECOND;

/** The app's pages, with the data of their first screen for those who are signed in. */
export function screenRoutes(app: App, deps: Deps, content: Content, answerRead: AnswerRead): void {
  const keptPages = keepPages(app, content);

  for (const screen of Object.values(screens).filter(isOffered(deps))) {
    app.route({
      method: 'GET',
      url: screen.path,
      schema: { hide: true },
      handler: async (request, reply) => {
        const hasSession = mayHaveSession(deps, request);
        const isRead = hasSession && !app.isUnderPressure();
        const account = isRead ? await orNull(findSession(deps, request, reply), request) : null;
        const page = account && (await orNull(renderFor(account, screen, request, reply), request));
        if (page) return sendRendered(request, reply.header('cache-control', 'private, no-store'), page);
        const language = documentLanguage(request, reply, account?.language);
        // Someone with a session must not see the visitors' page flash by.
        const isForVisitors = screen.visitor === 'anyone' && !('hasToken' in screen) && !hasSession;
        return sendKeptPage(request, reply, await keptPages(isForVisitors ? screen : null, language));
      },
    });
  }

  app.get('/app-shell', async (request, reply) => {
    const page = await keptPages(null, documentLanguage(request, reply));
    return sendKeptPage(request, reply.header('x-robots-tag', 'noindex'), page);
  });

  notFoundRoute(app, deps, keptPages);

  async function renderFor(account: Account, screen: Screen, request: FastifyRequest, reply: FastifyReply) {
    const isRefused = screen.visitor === 'admin' && account.id !== ADMIN_ID;
    const names: Read[] = ['emailStatus', ...((!isRefused && screen.reads) || [])];
    // They run side by side, which saves round trips to PostgreSQL.
    const parts = await Promise.all(
      names.map(async (name) => [name, await answerRead(reads[name], account, request)]),
    );
    const data: InitialData = { user: presentUser(account, deps.clock()), ...Object.fromEntries(parts) };
    const language = documentLanguage(request, reply, account.language);
    const props = {
      path: screen.path,
      search: request.url.split('?')[1] ?? '',
      data: listedData(data),
      article: articleOf(screen, content, language),
    };
    return app.renderer.render('screen', props, language);
  }
}

const listedData = copyListed(initialData);

/** A link to a screen with a crumb, or in capitals, leads there; any other path is unknown. */
function notFoundRoute(app: App, deps: Deps, keptPages: ReturnType<typeof keepPages>): void {
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request).replace(/\/$/, '');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // HTML instead of a missing chunk would leave a blank page.
    if (!isRead || /^\/(api|assets)(\/|$)/.test(path)) throw new Refusal('notFound');
    const meant = screenNameAt(withoutCrumbs(path), deps.site.hasPlans);
    if (meant !== null) {
      const [, query] = request.url.split('?');
      const address = screens[meant].path + (query ? `?${query}` : '');
      return reply.header('cache-control', 'no-store').redirect(address);
    }
    const screen = mayHaveSession(deps, request) ? null : notFound;
    const page = await keptPages(screen, documentLanguage(request, reply));
    return sendKeptPage(request, reply, page, { status: 404 });
  });
}

function mayHaveSession({ config }: Deps, request: FastifyRequest): boolean {
  return sessionToken(config, request) !== undefined && !isSignOutPending(request);
}

function isOffered({ site }: Deps) {
  return (screen: Screen) => site.hasPlans || !screen.sellsPlans;
}

const notFound: Screen = { path: '/404', visitor: 'anyone' };

function articleOf({ article }: Screen, content: Content, language: Language): Article | null {
  return article ? content(article, language) : null;
}

/** What visitors see of a screen, or for null the shell; rendered on first use, since most services speak few languages. */
function keepPages({ renderer }: App, content: Content) {
  const kept = new Map<string, Promise<KeptPage>>();
  const render = async (screen: Screen | null, language: Language) => {
    const { head, shared, body } =
      screen === null
        ? await renderer.render('shell', null, language)
        : await renderer.render('screen', screenProps(screen, language), language);
    return new KeptPage(head + shared + body);
  };
  const screenProps = (screen: Screen, language: Language) => ({
    ...{ path: screen.path, search: '', data: null },
    article: articleOf(screen, content, language),
  });
  return (screen: Screen | null, language: Language): Promise<KeptPage> => {
    const key = `${screen?.path} ${language}`;
    const page = kept.get(key) ?? render(screen, language);
    kept.set(key, page);
    // The next request tries again.
    page.catch(() => kept.delete(key));
    return page;
  };
}

/** A page without data still works, but an error page or a long wait would not. */
async function orNull<Value>(found: Promise<Value>, request: FastifyRequest): Promise<Value | null> {
  try {
    return await Promise.race([found, sleep(TIMEOUT, null, { ref: false })]);
  } catch (error) {
    request.log.error({ err: error }, 'a page was sent without its data');
    return null;
  }
}
