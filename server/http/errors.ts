import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type RefusalCode, refusals } from '#contract/errors.ts';
import { isUnavailable, isUniqueViolation } from '#server/db/dialect.ts';
import { pathOf } from './request-path.ts';

export class Refusal extends Error {
  readonly code: RefusalCode;
  /** Seconds. */
  readonly retryAfter: number | undefined;

  constructor(code: RefusalCode, { retryAfter, ...options }: ErrorOptions & { retryAfter?: number } = {}) {
    super(refusals[code][1], options);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** Catches what the database refuses because it exists already. */
export function refuseDuplicate(code: RefusalCode) {
  return (error: unknown): never => {
    throw isUniqueViolation(error) ? new Refusal(code) : error;
  };
}

interface Failure {
  status: number;
  message: string;
  /** The zero-based position of the wrong item in a list. */
  index?: number | undefined;
}

export type SendFailure = (request: FastifyRequest, reply: FastifyReply, failure: Failure) => unknown;

/** @param sendPage answers those who asked for a page; the others get JSON. */
export function answerErrors(sendPage: SendFailure) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const failure = prepareErrorReply(error, request, reply);
    if (wantsPage(request)) return sendPage(request, reply, failure);
    const { message, index } = failure;
    const body = JSON.stringify({ message, index });
    return reply.header('content-type', 'application/json; charset=utf-8').send(body);
  };
}

function wantsPage(request: FastifyRequest): boolean {
  const isPage = request.method === 'GET' && !/^\/(api|assets)(\/|$)/.test(pathOf(request));
  return isPage && (request.headers.accept ?? '').includes('text/html');
}

export function prepareErrorReply(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { status, message, index } = describe(error);
  if (status >= 500) reply.header('x-request-id', request.id);
  const details = { ...request.logDetails, req: request };
  if (status >= 500) request.log.error({ ...details, err: error }, 'request failed');
  else request.log.info({ ...details, status, reason: message }, 'request refused');
  const retryAfter = error instanceof Refusal ? error.retryAfter : undefined;
  if (retryAfter !== undefined || status === 503) reply.header('retry-after', String(retryAfter ?? 5));
  reply.code(status).header('cache-control', 'no-store');
  return { status, message, index };
}

function describe(error: FastifyError): Failure {
  if (error instanceof Refusal) return replyFor(error.code);
  if (error.validation) return describeInvalidInput(error);
  if (isUnavailable(error)) return replyFor('unavailable');
  return replyFor(refusalFor(error.statusCode));
}

/** Reports the first invalid field; an invalid path parameter is a 404. */
function describeInvalidInput(error: FastifyError): Failure {
  const [first] = error.validation ?? [];
  if (error.validationContext === 'params')
    return { status: 404, message: first?.message ?? refusals.notFound[1] };
  const isAboutField =
    first !== undefined && first.instancePath !== '/' && first.message !== ZOD_DEFAULT_MESSAGE;
  if (!isAboutField) return replyFor('badRequest');
  const [, index] = /^\/\w+\/(\d+)/.exec(first.instancePath) ?? [];
  return { status: 400, message: first.message ?? '', index: index === undefined ? index : Number(index) };
}

const ZOD_DEFAULT_MESSAGE = 'Invalid input';

const frameworkRefusals: Record<number, RefusalCode> = {
  400: 'badRequest',
  404: 'notFound',
  405: 'methodNotAllowed',
  408: 'requestTimeout',
  412: 'preconditionFailed',
  413: 'bodyTooLarge',
  414: 'urlTooLong',
  415: 'unsupportedMediaType',
  431: 'headersTooLarge',
  503: 'unavailable',
};

/** What we know no reason for, such as a library's 403, is the caller's fault nevertheless. */
function refusalFor(statusCode = 500): RefusalCode {
  const isOfCaller = statusCode >= 400 && statusCode < 500;
  return frameworkRefusals[statusCode] ?? (isOfCaller ? 'badRequest' : 'internal');
}

function replyFor(code: RefusalCode): Failure {
  const [status, message] = refusals[code];
  return { status, message };
}
