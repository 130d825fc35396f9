import * as contract from '#contract/webhook.ts';
import { listApiTokens } from '#server/accounts/api-tokens.ts';
import { accountLimits } from '#server/accounts/limits.ts';
import type { Deps } from '#server/deps.ts';
import { isReachable } from '#server/http/ask-outside.ts';
import { Refusal } from '#server/http/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/http/server.ts';
import { testWebhook } from './send-webhook.ts';
import {
  deleteWebhook,
  findWebhook,
  presentWebhook,
  renewSecret,
  requireWebhook,
  saveWebhook,
} from './store.ts';

export function webhookRoutes(app: App, deps: Deps): void {
  const { db, config, limits, clock } = deps;
  const count = (userId: number) => limits.count([accountLimits.webhook, String(userId)]);

  serve(app, contract.getConnections, async ({ account }) => {
    const webhook = await findWebhook(db, account.id);
    return {
      tokens: await listApiTokens(db, account.id, clock()),
      webhook: webhook ? presentWebhook(webhook) : null,
    };
  });

  serve(app, contract.getWebhook, async ({ account }) =>
    presentWebhook(await requireWebhook(db, account.id)),
  );

  serve(app, contract.saveWebhook, async ({ account, body }) => {
    await count(account.id);
    const url = URL.parse(body.url);
    if (!url || !(await isReachable(url, config.isLoopback))) throw new Refusal('webhookAddressRefused');
    // An internationalized host is shown as it is looked up.
    const address = /^[!-~]+$/.test(body.url) ? body.url : url.href;
    const saved = await saveWebhook(deps, account.id, { ...body, url: address });
    deps.wakeOutbox();
    return saved;
  });

  serve(app, contract.deleteWebhook, ({ account }) => deleteWebhook(db, account.id));

  serve(app, contract.testWebhook, async ({ account }) => {
    await count(account.id);
    return presentWebhook(await testWebhook(deps, account.id));
  });

  serve(app, contract.renewWebhookSecret, async ({ account }) => {
    await count(account.id);
    return { secret: await renewSecret(db, account.id, clock()) };
  });
}
