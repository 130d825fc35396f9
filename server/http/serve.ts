import type { IncomingMessage, ServerResponse } from 'node:http';
import type {
  ContextConfigDefault,
  FastifySchema,
  RawServerDefault,
  RouteGenericInterface,
  RouteOptions,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Endpoint } from '#contract/endpoint.ts';
import type { App } from './server.ts';

type Routed<Schema extends FastifySchema> = RouteOptions<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  RouteGenericInterface,
  ContextConfigDefault,
  Schema,
  ZodTypeProvider
>;

/** Answers an endpoint of the contract. Options of its route may be spread beside it. */
export function serve<const Schema extends FastifySchema>(
  app: App,
  endpoint: Omit<Routed<Schema>, 'handler'> & Pick<Endpoint, 'caller'>,
  handler: Routed<Schema>['handler'],
): void {
  app.route<RouteGenericInterface, ContextConfigDefault, Schema>({ ...endpoint, handler });
}
