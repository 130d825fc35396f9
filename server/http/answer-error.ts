import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { sendView } from '#server/render.ts';
import { visitorLanguage } from '#server/site/languages.ts';
import { prepareErrorReply } from './errors.ts';
import { pathOf } from './request-path.ts';

export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { status, message } = prepareErrorReply(error, request, reply);
  if (wantsPage(request)) {
    const language = visitorLanguage(request);
    return sendView(request, reply, ['failure', { status, message }], { language, status });
  }
  return reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify({ message }));
}

function wantsPage(request: FastifyRequest): boolean {
  const isPage = request.method === 'GET' && !/^\/(api|assets)(\/|$)/.test(pathOf(request));
  return isPage && (request.headers.accept ?? '').includes('text/html');
}
