import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type RefusalCode, refusals } from '#contract/errors.ts';
import { isUnavailable } from '#server/db/dialect.ts';

/** A request that is refused for a reason the caller may know. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  /** Seconds after which it is worth another try. */
  readonly retryAfter: number | undefined;

  constructor(code: RefusalCode, { retryAfter, ...options }: ErrorOptions & { retryAfter?: number } = {}) {
    super(refusals[code][1], options);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** Logs an error, and sets the status and the headers of its reply. @returns the status and the message for the caller. */
export function prepareErrorReply(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { status, message } = describe(error);
  // Who reports it can name the request, and the log has the rest.
  if (status >= 500) reply.header('x-request-id', request.id);
  const details = { ...request.logDetails, req: request };
  if (status >= 500) request.log.error({ ...details, err: error }, 'request failed');
  else request.log.info({ ...details, status, reason: message }, 'request refused');
  const retryAfter = error instanceof Refusal ? error.retryAfter : undefined;
  if (retryAfter !== undefined || status === 503) reply.header('retry-after', String(retryAfter ?? 5));
  reply.code(status).header('cache-control', 'no-store');
  return { status, message };
}

/** The status and the message of any error: ours, the contract's, the framework's or the database's. */
function describe(error: FastifyError): { status: number; message: string } {
  if (error instanceof Refusal) return sentenceOf(error.code);
  if (error.validation) return describeInvalidInput(error);
  if (isUnavailable(error)) return sentenceOf('unavailable');
  return sentenceOf(frameworkRefusals[error.statusCode ?? 500] ?? 'internal');
}

/** The sentence of the first wrong field; a path that can match nothing is simply not found. */
function describeInvalidInput(error: FastifyError) {
  const [first] = error.validation ?? [];
  if (error.validationContext === 'params')
    return { status: 404, message: first?.message ?? refusals.notFound[1] };
  const isAboutField =
    first !== undefined && first.instancePath !== '/' && first.message !== ZOD_WITHOUT_SENTENCE;
  return isAboutField ? { status: 400, message: first.message ?? '' } : sentenceOf('badRequest');
}

/** What zod/mini says where the contract gives no sentence. */
const ZOD_WITHOUT_SENTENCE = 'Invalid input';

const frameworkRefusals: Record<number, RefusalCode> = {
  400: 'badRequest',
  404: 'notFound',
  405: 'methodNotAllowed',
  408: 'requestTimeout',
  413: 'bodyTooLarge',
  414: 'urlTooLong',
  415: 'unsupportedMediaType',
  431: 'headersTooLarge',
  503: 'unavailable',
};

function sentenceOf(code: RefusalCode) {
  const [status, message] = refusals[code];
  return { status, message };
}
