import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod/mini';
import { type InitialData, initialData } from '#contract/initial-data.ts';
import { loadTranslator } from '#contract/languages/load-translator.ts';
import { RECENT_REVIEWS, REVIEWS_PER_PAGE } from '#contract/reviews.ts';
import { presentEmailStatus } from './accounts/held-mails.ts';
import { findSession, isSignOutPending, sessionToken } from './accounts/sessions.ts';
import { type Account, ADMIN_ID, presentUser } from './accounts/store.ts';
import { readServiceStatus } from './admin/service-problems.ts';
import { countPlans, presentStats } from './admin/store.ts';
import { type Paint, paintPage } from './paint-page.ts';
import { readSubscriptionStatus } from './plans/subscription-status.ts';
import { SECOND } from './platform/clock.ts';
import type { Deps } from './platform/deps.ts';
import type { App } from './platform/http.ts';
import { documentLanguage } from './platform/languages.ts';
import { encodingFor, jsonScript, type Pages, sendBuiltPage, sendPage } from './platform/pages.ts';
import type { PageViews } from './reviews/page-views.ts';
import { readNewestReviews, readPinnedReviews } from './reviews/review-page.ts';
import { readReviewStats } from './reviews/review-stats.ts';
import { listWorkplaces, presentWorkplace } from './workplaces/store.ts';

/** Then the client reads the data itself. */
const TIMEOUT = 2 * SECOND;

/** The app's pages, with the data of their first screen for those who are signed in. */
export function signedInPages(app: App, deps: Deps, pages: Pages, pageViews: PageViews): void {
  for (const [path, { template, readData }] of Object.entries(screens(app, deps, pageViews))) {
    app.route({
      method: 'GET',
      url: path,
      schema: { hide: true },
      handler: async (request, reply) => {
        const hasSession = sessionToken(deps.config, request) !== undefined && !isSignOutPending(request);
        const account =
          hasSession && !app.isUnderPressure()
            ? await orNull(findSession(deps, request, reply), request)
            : null;
        const firstScreen = account && (await orNull(readData(account), request));
        const language = documentLanguage(request, reply, account?.language);
        // With a session, the landing page must not flash by.
        if (!firstScreen) {
          const page = hasSession ? pages.shellFor(path, language) : pages.find(path, language);
          return sendBuiltPage(request, reply, page);
        }
        const data: InitialData = {
          user: presentUser(account, deps.clock()),
          emailStatus: presentEmailStatus(account),
          ...firstScreen,
        };
        const paint: Paint = {
          pages,
          translator: await loadTranslator(language, ['common', 'dashboard']),
        };
        const values = {
          ...paintPage(paint, deps.config, data),
          DATA: jsonScript('initial-data', z.encode(initialData, data)),
        };
        const encoding = encodingFor(request, ['gzip']);
        const page = pages.template(`${template}.${language}`);
        const html = encoding === 'gzip' ? page.gzip(values) : page.fill(values);
        const { link } = pages.shellFor(path, language);
        if (link) reply.header('link', link);
        return sendPage(reply.header('cache-control', 'private, no-store'), { html, encoding, status: 200 });
      },
    });
  }
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

interface Screen {
  template: string;
  /** null: the plain shell. */
  readData: (account: Account) => Promise<Omit<InitialData, 'user' | 'emailStatus'> | null>;
}

/** Reads at the same time, which saves round trips to PostgreSQL. */
function screens(app: App, deps: Deps, pageViews: PageViews): Record<string, Screen> {
  const { db, longReads, clock } = deps;
  const workplacesOf = async ({ id }: Account) => (await listWorkplaces(db, id)).map(presentWorkplace);

  const dashboard: Screen = {
    template: 'dashboard',
    async readData(account) {
      const [reviewStats, recentReviews, workplaces, subscriptionStatus] = await Promise.all([
        readReviewStats(deps, pageViews, account),
        readNewestReviews(db, account, RECENT_REVIEWS),
        workplacesOf(account),
        readSubscriptionStatus(deps, account),
      ]);
      return { reviewStats, recentReviews, workplaces, subscriptionStatus };
    },
  };
  return {
    '/': dashboard,
    '/dashboard': dashboard,
    '/reviews': {
      template: 'reviews',
      async readData(account) {
        const [reviews, pinnedReviews, workplaces] = await Promise.all([
          readNewestReviews(db, account, REVIEWS_PER_PAGE),
          readPinnedReviews(db, account),
          workplacesOf(account),
        ]);
        return { reviews, pinnedReviews, workplaces };
      },
    },
    '/settings': {
      template: 'settings',
      async readData(account) {
        const [workplaces, subscriptionStatus] = await Promise.all([
          workplacesOf(account),
          readSubscriptionStatus(deps, account),
        ]);
        return { workplaces, subscriptionStatus };
      },
    },
    '/admin': {
      template: 'admin',
      async readData(account) {
        if (account.id !== ADMIN_ID) return null;
        const [counts, serviceStatus] = await Promise.all([
          countPlans(await longReads.open(), clock()),
          readServiceStatus(deps, app.untrustedProxy),
        ]);
        return { userStats: presentStats(counts), serviceStatus };
      },
    },
  };
}
