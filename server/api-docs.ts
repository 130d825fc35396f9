import type { FastifyInstance, RouteOptions } from 'fastify';
import { brand } from '#contract/brand.ts';
import type { App } from './platform/http.ts';

const PREFIX = '/api/docs';
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);

/**
 * OpenAPI from the contract's endpoints, as a readable page at /api/docs and as JSON at /api/docs/json. To be called
 * before the routes that it describes are added. A second server inside this one answers, made when it is first asked
 * for: few starts are for the docs, and they would be a fifth of each.
 */
export function apiDocs(app: App): void {
  const described: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api/') && !route.url.startsWith(PREFIX) && route.method !== 'HEAD')
      described.push(route);
  });

  let docs: Promise<FastifyInstance> | null = null;
  for (const path of ['', '/json', '/yaml', '/static/*']) {
    app.get(PREFIX + path, async (request, reply) => {
      docs ??= buildDocs(described);
      // Also a HEAD asks for the whole, which is then left out.
      const answer = await (await docs).inject({ url: request.url, headers: request.headers });
      if (answer.statusCode === 404) return reply.callNotFound();
      for (const [name, value] of Object.entries(answer.headers)) {
        if (!OF_THE_CONNECTION.has(name)) reply.header(name, value);
      }
      return reply.code(answer.statusCode).send(answer.rawPayload.length > 0 ? answer.rawPayload : undefined);
    });
  }
}

async function buildDocs(described: RouteOptions[]): Promise<FastifyInstance> {
  const [{ default: Fastify }, { default: swagger }, { default: swaggerUi }, { jsonSchemaTransform }] =
    await Promise.all([
      import('fastify'),
      import('@fastify/swagger'),
      import('@fastify/swagger-ui'),
      import('fastify-type-provider-zod'),
    ]);
  const docs = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  docs.setValidatorCompiler(() => () => true);
  docs.setSerializerCompiler(() => JSON.stringify);
  await docs.register(swagger, {
    openapi: { info: { title: `${brand.name} API`, version: '1.0.0' } },
    transform: jsonSchemaTransform,
  });
  await docs.register(swaggerUi, {
    routePrefix: PREFIX,
    staticCSP: DOCS_POLICY,
    theme: { title: `${brand.name} API` },
  });
  // Their schemas are what counts; nobody ever calls them here.
  for (const { method, url, schema } of described)
    docs.route({ method, url, schema, handler: async () => {} });
  await docs.ready();
  return docs;
}

/** The hash is of a style element that Swagger UI inserts. */
const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
