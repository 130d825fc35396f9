import type { Deps } from '#server/deps.ts';
import type { App } from '#server/http/server.ts';
import { apiTokenRoutes } from './api-tokens.ts';
import { deletionRoute } from './delete-account.ts';
import { ownAccountRoutes } from './own-account.ts';
import { emailRoutes } from './own-email.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import { pushRoutes } from './push-subscriptions.ts';
import { registrationRoute } from './register.ts';
import { passwordResetRoutes } from './reset-password.ts';
import { sessionRoutes } from './sessions.ts';
import { signInRoutes } from './sign-in.ts';
import { unsubscribeRoutes } from './unsubscribe.ts';

export function accountRoutes(app: App, deps: Deps): void {
  registrationRoute(app, deps);
  signInRoutes(app, deps);
  passwordResetRoutes(app, deps);
  ownAccountRoutes(app, deps);
  emailRoutes(app, deps);
  deletionRoute(app, deps);
  sessionRoutes(app, deps);
  passkeyRoutes(app, deps);
  apiTokenRoutes(app, deps);
  pushRoutes(app, deps);
  unsubscribeRoutes(app, deps);
}
