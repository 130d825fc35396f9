import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance } from 'fastify';
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import type { OpenAPIV3 } from 'openapi-types';
import { z } from 'zod/mini';
import { EMAIL_ADDRESS } from '#contract/email-address.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { acknowledgement, errorBody } from '#contract/fields.ts';
import type { Site } from '#contract/site.ts';
import { escapeHtml } from '#server/http/html.ts';
import { contract, endpoints, type OperationId } from './endpoints.ts';
import { errorResponses } from './errors.ts';
import { summaries, tags } from './summaries.ts';

export interface Route {
  method: string;
  url: string;
}

export interface Place {
  appUrl: string;
  cookie: string;
  site: Site;
}

/** The API in OpenAPI 3.0, which more client generators read than 3.1, with a page for it. */
export async function describeApi(routes: readonly Route[], place: Place): Promise<FastifyInstance> {
  nameSchemas();
  const described = routes.map(endpointOf);
  const zodToJsonConfig = { override: simplify };
  const addSchemas = createJsonSchemaTransformObject({ zodToJsonConfig });
  // Its routes are those of the page and of what it describes.
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(swagger, {
    openapi: frame(place),
    transform: createJsonSchemaTransform({ zodToJsonConfig }),
    transformObject: (object) => complete(addSchemas(object) as OpenAPIV3.Document, described),
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    theme: {
      // The library puts it into the page as it is.
      title: escapeHtml(`${place.site.name} API`),
      css: [{ filename: 'phone.css', content: '.swagger-ui .response-col_links { display: none }' }],
      js: [{ filename: 'phone.js', content: viewport }],
    },
    // The page is for reading: a click on it changes nothing.
    uiConfig: { layout: 'BaseLayout', supportedSubmitMethods: [], defaultModelsExpandDepth: 0 },
  });
  for (const [operationId, { method, url, schema, ...access }] of described) {
    const [tag, summary] = summaries[operationId];
    const documented = { ...schema, tags: [tag], summary, operationId, security: securityOf(access) };
    app.route({ method, url, schema: documented, handler: () => {} });
  }
  await app.ready();
  return app;
}

const viewport = `const viewport = { name: 'viewport', content: 'width=device-width' };
document.head.append(Object.assign(document.createElement('meta'), viewport));`;

/** Names bodies like the contract’s exports. */
function nameSchemas(): void {
  for (const [name, schema] of Object.entries<unknown>({ ...contract, errorBody, acknowledgement })) {
    if (!(schema instanceof z.ZodMiniObject)) continue;
    const id = name.replace(/^[a-z]/, (letter) => letter.toUpperCase());
    z.globalRegistry.add(schema, { id });
  }
}

function frame({ appUrl, cookie, site }: Place): Omit<OpenAPIV3.Document, 'paths'> {
  const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
  const session = { type: 'apiKey', in: 'cookie', name: cookie } as const;
  return {
    openapi: '3.0.3',
    info: {
      title: `${site.name} API`,
      version: JSON.parse(read('package.json')).version,
      description: read('content/api.md')
        .trim()
        // The description is Markdown, with HTML.
        .replaceAll('{name}', () => site.name.replace(/[\\`*_<&[]/g, '\\$&')),
      // OpenAPI takes no address like support@localhost.
      ...(site.supportEmail.includes('.') && {
        contact: { name: `${site.name} support`, email: site.supportEmail },
      }),
      license: { name: 'MIT' },
    },
    servers: [{ url: appUrl }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    components: {
      securitySchemes: {
        session: {
          ...session,
          description:
            'The session of a professional, set by `register`, `login`, `signInWithPasskey` and `changePassword`: `__Host-session` on https, otherwise `session`. It ends after 30 days without use, and after 90 days at the latest.',
        },
        adminSession: {
          ...session,
          description:
            'The same cookie, for the account `admin`. It ends after 12 hours without use, and after 7 days at the latest.',
        },
        apiToken: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A token `gw_…` from Settings. It works for a year, and only for the operations that list it. If a request has a token, its cookie is ignored.',
        },
      },
    },
  };
}

function endpointOf({ method, url }: Route): [OperationId, Endpoint] {
  const found = endpoints.find(([, endpoint]) => endpoint.method === method && endpoint.url === url);
  if (!found) throw new Error(`${method} ${url} is not in the contract`);
  return found;
}

/** Each entry alone is enough. */
function securityOf({ caller, allowsToken }: Pick<Endpoint, 'caller' | 'allowsToken'>) {
  if (caller === 'anyone') return [];
  const session: Record<string, never[]> = caller === 'admin' ? { adminSession: [] } : { session: [] };
  return allowsToken ? [session, { apiToken: [] }] : [session];
}

/** Removes noise, and `additionalProperties` where it would forbid new fields in responses. */
function simplify({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: object }): void {
  const schema: Record<string, unknown> = jsonSchema as Record<string, unknown>;
  const bounds = zodSchema instanceof z.ZodMiniPipe && boundsOf(zodSchema);
  if (bounds) Object.assign(schema, { type: 'integer', minimum: bounds.minimum, maximum: bounds.maximum });
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minLength === 0) delete schema.minLength;
  if (schema.default === null || schema.default === '') delete schema.default;
  if (schema.format === 'date-time' || schema.type === 'integer') delete schema.pattern;
  if (schema.pattern === EMAIL_ADDRESS.source) {
    delete schema.pattern;
    schema.format = 'email';
  }
  // OpenAPI 3.0 allows `nullable` only next to a type.
  if (schema.nullable && Array.isArray(schema.anyOf)) {
    schema.anyOf = schema.anyOf.map((each) => ({ ...each, nullable: true }));
    delete schema.nullable;
  }
  // Strictly read, `nullable` alone doesn't add null to an enum.
  if (schema.nullable && Array.isArray(schema.enum) && !schema.enum.includes(null))
    schema.enum = [...schema.enum, null];
  const isStrict = 'catchall' in zodSchema._zod.def && zodSchema._zod.def.catchall !== undefined;
  if (schema.additionalProperties === false && !isStrict) delete schema.additionalProperties;
}

/** The bounds of a number that an address spells: text when it arrives, then a number. */
function boundsOf(schema: z.core.$ZodType): { minimum?: number; maximum?: number } | null {
  if (schema instanceof z.ZodMiniPipe) return boundsOf(schema._zod.def.out);
  return schema instanceof z.ZodMiniNumber ? schema._zod.bag : null;
}

function complete(document: OpenAPIV3.Document, described: [OperationId, Endpoint][]): OpenAPIV3.Document {
  for (const [id, endpoint] of described) {
    const path = document.paths[endpoint.url.replace(/:(\w+)/g, '{$1}')];
    const operation = path?.[endpoint.method.toLowerCase() as OpenAPIV3.HttpMethods];
    if (operation) completeOperation(operation, id, endpoint);
  }
  dropUnusedSchemas(document);
  // Copies shared objects, which YAML would write as anchors.
  return JSON.parse(JSON.stringify(document));
}

function completeOperation(operation: OpenAPIV3.OperationObject, id: OperationId, endpoint: Endpoint): void {
  for (const parameter of (operation.parameters ?? []) as OpenAPIV3.ParameterObject[]) {
    if (parameter.in === 'header')
      parameter.name = parameter.name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  }
  const [[status = '', success] = []] = Object.entries(operation.responses);
  const { content } = success as OpenAPIV3.ResponseObject;
  const headers = headersOf(id, endpoint);
  operation.responses = {
    [status]: {
      description: status === '201' ? 'Created' : 'Success',
      ...(headers && { headers }),
      ...(status !== '204' && { content }),
    },
    ...errorResponses(endpoint),
  };
}

function headersOf(id: OperationId, { schema }: Endpoint): OpenAPIV3.ResponseObject['headers'] {
  const isPaged = schema.querystring instanceof z.ZodMiniObject && 'cursor' in schema.querystring.shape;
  const descriptions = { ...responseHeaders[id], ...(isPaged && nextPage) };
  const headers = Object.entries(descriptions).map(([name, description]) => [
    name,
    { description, schema: { type: 'string' } },
  ]);
  return headers.length > 0 ? Object.fromEntries(headers) : undefined;
}

const startsSession = { 'Set-Cookie': 'The session cookie' };
const endsSession = { 'Set-Cookie': 'Removes the session cookie' };
const savedAs = {
  'Content-Disposition': 'A file name, e.g. `attachment; filename="goodword-data-2026-11-21.json"`',
};
const nextPage = { Link: 'The next page, e.g. `</api/…?cursor=…>; rel="next"`; absent on the last page' };
const responseHeaders: Partial<Record<OperationId, Record<string, string>>> = {
  register: startsSession,
  login: startsSession,
  signInWithPasskey: startsSession,
  preparePasskeySignIn: { 'Set-Cookie': 'Binds the challenge to the browser' },
  changePassword: startsSession,
  logout: endsSession,
  deleteAccount: endsSession,
  endAllSessions: endsSession,
  downloadMyData: savedAs,
};

/** The generator lists each schema twice, as a request and as a response. */
function dropUnusedSchemas({ paths, components }: OpenAPIV3.Document): void {
  const used: Record<string, OpenAPIV3.SchemaObject> = {};
  const visit = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/#\/components\/schemas\/(\w+)/g)) {
      const schema = components?.schemas?.[name];
      if (!schema || name in used) continue;
      used[name] = schema as OpenAPIV3.SchemaObject;
      visit(schema);
    }
  };
  visit(paths);
  if (components) components.schemas = used;
}
