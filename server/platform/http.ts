import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import cookie from '@fastify/cookie';
import underPressure from '@fastify/under-pressure';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
  type RawServerDefault,
} from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import helmet, { type HelmetOptions } from 'helmet';
import { refusals } from '#contract/errors.ts';
import { isForwarded } from './client-address.ts';
import { SECOND } from './clock.ts';
import type { Config } from './config.ts';
import { Refusal } from './errors.ts';
import { pathOf } from './request-path.ts';

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
/** For a connection on which nothing moves. */
const SILENCE_TIMEOUT = 15 * SECOND;
/** For a request to arrive whole; looked at once a second, and over before a handler's time is. */
const ARRIVAL_TIMEOUT = 12 * SECOND;
/** What takes longer to answer is answered 503; a download that has begun goes on for as long as its route says. */
const HANDLER_TIMEOUT = 14 * SECOND;

/** The service is overloaded when its event loop is late by so much, on average over the interval. */
const LATE = 0.5 * SECOND;
const LATE_OVER = 4 * SECOND;

declare module 'fastify' {
  interface FastifyRequest {
    /** What the log says of a request that is refused, beside the request itself; a logger for each would cost too much. */
    logDetails: Record<string, unknown> | null;
  }

  interface FastifyContextConfig {
    /** Answered even under overload: what the public page needs. Without it, pages are and API calls are not. */
    isEssential?: boolean;
  }
}

/**
 * An HTTP server with the limits, headers and error answers that hold for every route, and no route yet. `styleHashes`: of
 * the style elements that pages may have, SHA-256 in base64.
 */
export async function createHttpServer(
  config: Config,
  styleHashes: readonly string[],
  answerError: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => unknown,
): Promise<App> {
  const safety = securityHeaders(config, styleHashes);
  const app = Fastify({
    logger: {
      level: config.logLevel,
      serializers: {
        // No headers: they carry the session.
        req: (request) => ({ method: request.method, url: withoutSecrets(request.url), ip: request.ip }),
        err: describeForLog,
      },
    },
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: BODY_MAX,
    requestTimeout: ARRIVAL_TIMEOUT,
    handlerTimeout: HANDLER_TIMEOUT,
    connectionTimeout: SILENCE_TIMEOUT,
    keepAliveTimeout: 10 * SECOND,
    forceCloseConnections: 'idle',
    // What still comes in on an open connection while the service stops is answered like the rest, as the last one there.
    return503OnClosing: false,
    routerOptions: { maxParamLength: URL_MAX, ignoreTrailingSlash: true },
    // Zod's are set below. Without others here Fastify would load its own, for nothing.
    schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
    http: {
      maxHeaderSize: HEADERS_MAX,
      headersTimeout: 10 * SECOND,
      connectionsCheckingInterval: SECOND,
      // Checked in the hook below, whose answer is JSON.
      requireHostHeader: false,
    },
    clientErrorHandler: answerBrokenRequest,
    // An address that cannot be decoded reaches no hook.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(safety)),
  }).withTypeProvider<ZodTypeProvider>();

  app.decorateRequest('logDetails', null);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  app.removeContentTypeParser('text/plain');
  acceptEmptyJson(app);

  // No promise where a request is fine: each would cost every request.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(safety);
    if (isApiRoute(request)) reply.header('cache-control', 'no-store');
    const goOn = () => done(reasonToRefuse(request.raw, reply, config));
    // First Node looks at what came along with the head: where a body is broken, that is what the answer says.
    if (request.method === 'POST') queueMicrotask(goOn);
    else goOn();
  });

  if (config.rateLimits) warnOfUntrustedProxy(app);

  await app.register(underPressure, {
    maxEventLoopDelay: LATE,
    sampleInterval: LATE_OVER,
    pressureHandler: async (request) => {
      const isEssential = request.routeOptions.config.isEssential ?? !isApiRoute(request);
      if (!isEssential) throw new Refusal('unavailable');
    },
  });
  finishAnswersAtStop(app);
  await app.register(cookie);
  return app;
}

/** Warns once that all visitors behind an untrusted proxy share one limit. */
function warnOfUntrustedProxy(app: App): void {
  let isSaid = false;
  app.addHook('onRequest', (request, _reply, done) => {
    // Of a trusted proxy there are its own address and the visitor's.
    if (!isSaid && isForwarded(request) && (request.ips?.length ?? 1) === 1) {
      isSaid = true;
      const peer = request.socket.remoteAddress;
      request.log.warn(
        `Requests forwarded by ${peer} are limited as one visitor: if ${peer} is your proxy, name it in TRUST_PROXY and let it send X-Forwarded-For`,
      );
    }
    done();
  });
}

/** By the route, since a URL can spell the same path in many ways. */
function isApiRoute({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.startsWith('/api/') ?? false;
}

function noCompiler(): never {
  throw new Error('A schema that is not of the contract');
}

/**
 * At the stop every answer is the last one of its connection. Node takes an answer for given once it is written, however
 * much of it has still to leave, and would cut it off as idle: so idle connections are closed only when none is under way.
 */
function finishAnswersAtStop(app: App): void {
  const { server } = app;
  const closeIdle = server.closeIdleConnections.bind(server);
  let isStopping = false;
  let underWay = 0;

  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping) reply.header('connection', 'close');
    done();
  });
  server.on('request', (_request, response) => {
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
      if (isStopping) server.closeIdleConnections();
    });
  });
  server.closeIdleConnections = () => {
    if (underWay === 0) closeIdle();
  };
}

/** Many clients name the type of a body that they then leave out; whether one is needed is the endpoint's to say. */
function acceptEmptyJson(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
}

function reasonToRefuse(request: IncomingMessage, reply: FastifyReply, config: Config): Refusal | undefined {
  if ((request.url ?? '').length > URL_MAX) return new Refusal('urlTooLong');
  if (request.headersDistinct.host?.length !== 1) {
    reply.header('connection', 'close');
    return new Refusal('badRequest');
  }
  return isCrossSite(request, config) ? new Refusal('crossSite') : undefined;
}

/**
 * A change may come only from our own pages, or from a program that is no browser. Browsers tell by Sec-Fetch-Site;
 * old ones by Origin.
 */
function isCrossSite(request: IncomingMessage, config: Config): boolean {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return false;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'cross-site' || site === 'same-site';

  const { origin, host, cookie } = request.headers;
  if (origin === undefined) return config.isHttps && cookie !== undefined;
  return !(
    URL.canParse(origin) &&
    (origin === new URL(config.appUrl).origin || new URL(origin).host === host)
  );
}

/** Helmet would put the same headers together for every request. */
function securityHeaders(config: Config, styleHashes: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  const reply = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  helmet(helmetOptions(config, styleHashes))(
    {} as IncomingMessage,
    reply as object as ServerResponse,
    () => {},
  );
  return headers;
}

function helmetOptions(config: Config, styleHashes: readonly string[]): HelmetOptions {
  const pictures = [config.qrServiceUrl, config.avatarServiceUrl]
    .filter((url) => !url.startsWith('/'))
    .map((url) => new URL(url).origin);
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", ...styleHashes.map((hash) => `'sha256-${hash}'`)],
        imgSrc: ["'self'", 'data:', ...pictures],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: config.isHttps ? { maxAge: 365 * 24 * 60 * 60, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
  };
}

/**
 * Tokens travel in query strings, or at the end of a path that is one's alone; the log needs only the rest of the path, and
 * no more of it than a person reads.
 */
function withoutSecrets(url: string): string {
  const path = pathOf({ url }).slice(0, 200);
  return path.replace(/\/for\/.*/i, '/for/…');
}

/** Not what else an error carries: PostgreSQL's quote the row, those of mail the recipient. */
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

/** Requests that Node's parser refuses never reach a route; they get the same kind of answer, and a close. */
function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
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
