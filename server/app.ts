import type { preHandlerHookHandler, RouteOptions } from 'fastify';
import type { Sentence } from '#contract/languages/sentence.ts';
import { guardEndpoints } from './accounts/guard-endpoints.ts';
import { accountRoutes } from './accounts/routes.ts';
import { adminRoutes } from './admin/routes.ts';
import { apiDocs } from './api-docs/routes.ts';
import { trackedCodeRoutes } from './cards/routes.ts';
import { redirectToCleanAddresses } from './clean-addresses.ts';
import type { Content } from './content/open-content.ts';
import { contentRoutes } from './content/routes.ts';
import type { Deps } from './deps.ts';
import { devMailbox } from './dev-mailbox.ts';
import { answerReads } from './document-reads.ts';
import { praiseRoutes } from './earlier-praise/routes.ts';
import { serveBuiltFiles } from './http/built-files.ts';
import { type App, createHttpServer } from './http/server.ts';
import { avatarRoute } from './images/avatar.ts';
import { qrRoute } from './images/qr.ts';
import type { OutboxHealth } from './mail/outbox.ts';
import type { PaymentProvider } from './plans/payments/provider.ts';
import { planRoutes } from './plans/routes.ts';
import { probes } from './probes.ts';
import { type Renderer, sendFailurePage } from './render.ts';
import { employerLinkRoutes, employerPageRoute } from './reputation/routes.ts';
import { reviewRequestRoutes } from './review-requests/routes.ts';
import { reviewPageRoutes } from './reviews/page.ts';
import { createPageViews } from './reviews/page-views.ts';
import { plainFormRoutes } from './reviews/plain-form.ts';
import { plainSharingRoute } from './reviews/plain-sharing.ts';
import { createReceiveReview } from './reviews/receive-review.ts';
import { replyPageRoute } from './reviews/reply-page.ts';
import { reviewLinkRoutes } from './reviews/review-link-routes.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { screenRoutes } from './screens.ts';
import { serviceWorkerRoute } from './service-worker.ts';
import { myDataRoute } from './settings/my-data.ts';
import { siteRoutes } from './site/routes.ts';
import { webhookRoutes } from './webhooks/routes.ts';
import { workplaceRoutes } from './workplaces/routes.ts';

const DESCRIPTION = 'Praise you get to keep: your review link, QR code and customer reviews.' as Sentence;

export async function buildApp(
  deps: Deps,
  content: Content,
  payments: PaymentProvider | null,
  renderer: Renderer,
  outboxHealth: () => OutboxHealth,
): Promise<App> {
  const { config } = deps;
  const app = await createHttpServer(config, renderer.styleHashes, sendFailurePage);
  app.decorate('renderer', renderer);
  app.addHook('onRoute', presetSuccessStatus);
  redirectToCleanAddresses(app);
  guardEndpoints(app, deps);
  const answerRead = answerReads(app);
  apiDocs(app, deps);
  const pageViews = createPageViews(deps, app.log);
  app.addHook('onClose', () => pageViews.stop());

  accountRoutes(app, deps);
  webhookRoutes(app, deps);
  workplaceRoutes(app, deps);
  trackedCodeRoutes(app, deps, pageViews.flush);
  reviewRequestRoutes(app, deps);
  const receiveReview = createReceiveReview(deps);
  reviewRoutes(app, deps, receiveReview, pageViews);
  reviewLinkRoutes(app, deps);
  praiseRoutes(app, deps);
  employerLinkRoutes(app, deps);
  planRoutes(app, deps, payments);
  adminRoutes(app, deps);
  myDataRoute(app, deps, pageViews.flush);

  await probes(app, deps, outboxHealth);
  reviewPageRoutes(app, deps, pageViews);
  plainFormRoutes(app, deps, receiveReview);
  plainSharingRoute(app, deps);
  replyPageRoute(app, deps);
  employerPageRoute(app, deps);
  payments?.addRoutes(app);
  qrRoute(app, deps);
  avatarRoute(app, deps);
  if (config.isLoopback && config.smtpUrl === null) devMailbox(app, config.mailDir);
  screenRoutes(app, deps, content, answerRead);
  contentRoutes(app, content);
  serviceWorkerRoute(app, deps.site);
  siteRoutes(app, deps.site, deps.logo, DESCRIPTION);
  await serveBuiltFiles(app, config.dataDir);
  return app;
}

/** Lets handlers return their result alone: the contract says which status it has. */
function presetSuccessStatus(route: RouteOptions): void {
  const [status = '200'] = Object.keys(route.schema?.response ?? {});
  if (status === '200') return;
  const preset: preHandlerHookHandler = (_request, reply, done) => {
    reply.code(Number(status));
    done();
  };
  route.preHandler = [preset, route.preHandler ?? []].flat();
}
