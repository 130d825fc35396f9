import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/http/errors.ts';
import type { App } from '#server/http/server.ts';
import { findTokenAccount } from './api-tokens.ts';
import { bearerToken, findSession, hashToken } from './sessions.ts';
import { type Account, ADMIN_ID } from './store.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Only on endpoints that need a session or an API token. */
    account: Account;
    /** Who uses up limits: an API token has its own. */
    caller: number | string;
  }
}

/** Admits to each endpoint only its `caller`, before the input is parsed. Register it before the routes. */
export function guardEndpoints(app: App, deps: Deps): void {
  app.decorateRequest('account');
  app.decorateRequest('caller');
  app.addHook('onRoute', (route: RouteOptions & Partial<Pick<Endpoint, 'caller' | 'allowsToken'>>) => {
    const { caller = 'anyone', allowsToken } = route;
    if (caller === 'anyone') return;
    const guard = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const token = bearerToken(request);
      const tokenHash = token === undefined ? null : hashToken(token);
      const account = await (tokenHash === null
        ? findSession(deps, request, reply)
        : findTokenAccount(deps, tokenHash));
      if (account === null) throw new Refusal('unauthorized');
      request.account = account;
      request.caller = tokenHash ?? account.id;
      request.logDetails = { account: account.id };
      if (tokenHash !== null && !allowsToken) throw new Refusal('tokenNotAllowed');
      if (caller === 'admin' && account.id !== ADMIN_ID) throw new Refusal('accessDenied');
    };
    route.onRequest = [guard, route.onRequest ?? []].flat();
  });
}
