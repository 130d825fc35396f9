import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type RefusalCode, refusals } from '#contract/errors.ts';
import type { Speech } from '#contract/languages/say.ts';
import { speak } from '#contract/languages/speak.ts';
import { isUnavailable } from '#server/db/dialect.ts';
import { html } from './html.ts';
import { languageOf } from './languages.ts';
import { sendPage } from './pages.ts';
import { plainPage } from './plain-page.ts';
import { pathOf } from './request-path.ts';

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

/** What every error is answered with, unless a page of its own says it. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { status, message } = beginRefusal(error, request, reply);
  if (isForPerson(request)) {
    return speak(languageOf(request)).then((speech) => sendPage(reply, failurePage(speech, status, message)));
  }
  return reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify({ message }));
}

/** The only place where an error becomes the head of a reply: its status, that it is not stored, and when to ask again; tells what to say. */
export function beginRefusal(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
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

/** Whether it is a page that somebody looks at, and not a call of a script or a program. */
function isForPerson(request: FastifyRequest): boolean {
  const isPage = request.method === 'GET' && !/^\/(api|assets)(\/|$)/.test(pathOf(request));
  return isPage && (request.headers.accept ?? '').includes('text/html');
}

function failurePage({ language, say }: Speech, status: number, message: string) {
  if (status < 500)
    return plainPage({ title: 'This page cannot be opened', content: html`<p>${message}.</p>`, status });
  return plainPage({
    language,
    title: say('Please try again in a moment'),
    content: html`<p>${say('Something on our side is not working right now. Nothing of yours is lost.')}</p>
<p><a href="">${say('Try again')}</a></p>`,
    status,
  });
}

/** The status and the sentence that leave for any error: ours, the contract's, the framework's, the database's. */
export function describe(error: FastifyError): { status: number; message: string } {
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
