import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import cookie from '@fastify/cookie';
import underPressure from '@fastify/under-pressure';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
  type RawServerDefault,
} from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { $ZodType } from 'zod/v4/core';
import { refusals } from '#contract/errors.ts';
import { SECOND } from '#server/basics/clock.ts';
import type { Config } from '#server/system/config.ts';
import { limitBodies } from './body-limits.ts';
import { isCrossSite } from './cross-site.ts';
import { answerErrors, Refusal, type SendFailure } from './errors.ts';
import { copyListed } from './listed-fields.ts';
import { pathOf } from './request-path.ts';
import { securityHeaders } from './security-headers.ts';
import { watchForUntrustedProxy } from './untrusted-proxy.ts';

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

export const BODY_MAX = 32 * 1024;
const HEADERS_MAX = 16 * 1024;
const URL_MAX = 8 * 1024;
const IDLE_TIMEOUT = 15 * SECOND;
/** A whole request must arrive in it; must end before `HANDLER_TIMEOUT`. */
const REQUEST_TIMEOUT = 12 * SECOND;

const EVENT_LOOP_DELAY_MAX = 0.5 * SECOND;
const EVENT_LOOP_SAMPLE_INTERVAL = 4 * SECOND;

declare module 'fastify' {
  interface FastifyRequest {
    /** Extra fields for the log entry of a refused request; a child logger per request would cost too much. */
    logDetails: Record<string, unknown> | null;
  }

  interface FastifyContextConfig {
    /** Served even under overload. By default pages are, and API calls aren't. */
    isEssential?: boolean;
    /** Milliseconds for the handler, if it needs more than others. */
    timeout?: number;
  }
}

export async function createHttpServer(
  config: Config,
  styleHashes: readonly string[],
  sendFailurePage: SendFailure,
): Promise<App> {
  const secureHeaders = securityHeaders(config, styleHashes);
  const answerError = answerErrors(sendFailurePage);
  const app = Fastify({
    ...optionsOf(config),
    // A URL that can't be decoded reaches no hook.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(secureHeaders)),
  }).withTypeProvider<ZodTypeProvider>();

  app.decorateRequest('logDetails', null);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(compileSerializer);
  app.setErrorHandler(answerError);
  app.removeContentTypeParser('text/plain');
  acceptEmptyJson(app);

  // A callback instead of a promise, which would slow down every request.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(secureHeaders);
    if (isApiRoute(request)) reply.header('cache-control', 'no-store');
    const check = () => done(findRefusal(request, reply, config));
    // Lets Node parse what arrived with the head first, so that a malformed body is reported as such.
    if (request.method === 'POST') queueMicrotask(check);
    else check();
  });

  watchForUntrustedProxy(app, config.rateLimits);

  await app.register(underPressure, {
    maxEventLoopDelay: EVENT_LOOP_DELAY_MAX,
    sampleInterval: EVENT_LOOP_SAMPLE_INTERVAL,
    pressureHandler: async (request) => {
      const isEssential = request.routeOptions.config.isEssential ?? !isApiRoute(request);
      if (!isEssential) throw new Refusal('unavailable');
    },
  });
  limitBodies(app);
  finishRepliesOnClose(app);
  const parseOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure: config.isHttps } as const;
  await app.register(cookie, { parseOptions });
  return app;
}

function optionsOf(config: Config) {
  return {
    logger: {
      level: config.logLevel,
      serializers: {
        req: (request: FastifyRequest) => ({
          method: request.method,
          url: withoutSecrets(request.url),
          ip: request.ip,
        }),
        err: describeForLog,
      },
    },
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: BODY_MAX,
    requestTimeout: REQUEST_TIMEOUT,
    connectionTimeout: IDLE_TIMEOUT,
    keepAliveTimeout: 10 * SECOND,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: URL_MAX, ignoreTrailingSlash: true },
    // Keeps Fastify from loading its own compilers; zod's are set below.
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    http: {
      maxHeaderSize: HEADERS_MAX,
      headersTimeout: 10 * SECOND,
      connectionsCheckingInterval: SECOND,
      requireHostHeader: false,
    },
    clientErrorHandler: answerMalformedRequest,
  } satisfies FastifyHttpOptions<RawServerDefault>;
}

/** A URL can spell the same path in many ways. */
function isApiRoute({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.startsWith('/api/') ?? false;
}

function compileSerializer({ schema }: { schema: unknown }) {
  const copy = copyListed(schema as $ZodType);
  return (answer: unknown) => JSON.stringify(copy(answer));
}

function noCompiler(): never {
  throw new Error('Every schema must come from the contract');
}

/** Node counts a connection as idle as soon as its reply is written, even if most of it is still unsent. */
function finishRepliesOnClose(app: App): void {
  const { server } = app;
  const closeIdle = server.closeIdleConnections.bind(server);
  let isClosing = false;
  let pending = 0;

  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
  server.on('request', (_request, response) => {
    pending += 1;
    response.once('close', () => {
      pending -= 1;
      if (isClosing) server.closeIdleConnections();
    });
  });
  server.closeIdleConnections = () => {
    if (pending === 0) closeIdle();
  };
}

/** Many clients set a content type without sending a body; each endpoint decides whether it needs one. */
function acceptEmptyJson(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
}

function findRefusal(request: FastifyRequest, reply: FastifyReply, config: Config): Refusal | undefined {
  if (request.url.length > URL_MAX) return new Refusal('urlTooLong');
  if (request.raw.headersDistinct.host?.length !== 1) {
    reply.header('connection', 'close');
    return new Refusal('badRequest');
  }
  return isCrossSite(request, config) ? new Refusal('crossSite') : undefined;
}

/** Tokens are in query strings, in the paths of employer links, of links to a reply and of short links, and by mistake elsewhere. */
function withoutSecrets(url: string): string {
  const path = pathOf({ url }).slice(0, 200);
  return path.replace(/\/(for|reply|r)\/.*/i, '/$1/…').replace(/gw_[\w-]+/g, 'gw_…');
}

/** Omits other properties: PostgreSQL's errors quote the row, and mail errors the recipient. */
function describeForLog(error: Error & { code?: unknown }): LoggedError {
  const { name, message, code, stack = '', cause } = error;
  return {
    type: name,
    message,
    code,
    stack,
    ...(cause instanceof Error && { cause: describeForLog(cause) }),
  };
}

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  [detail: string]: unknown;
}

function answerMalformedRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, message] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? refusals.headersTooLarge
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? refusals.requestTimeout
        : refusals.badRequest;
  const body = JSON.stringify({ message });
  socket.end(
    `HTTP/1.1 ${status} Refused\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nCache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n${body}`,
  );
}
