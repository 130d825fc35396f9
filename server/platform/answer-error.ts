import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { loadTranslator } from '#contract/languages/load-translator.ts';
import type { Translator } from '#contract/languages/translator.ts';
import { prepareErrorReply } from './errors.ts';
import { html } from './html.ts';
import { visitorLanguage } from './languages.ts';
import { sendPage } from './pages.ts';
import { plainPage } from './plain-page.ts';
import { pathOf } from './request-path.ts';

export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { status, message } = prepareErrorReply(error, request, reply);
  if (wantsPage(request)) {
    return loadTranslator(visitorLanguage(request), ['common', 'customer', 'pages', 'messages']).then(
      (translator) => sendPage(reply, failurePage(translator, status, message)),
    );
  }
  return reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify({ message }));
}

function wantsPage(request: FastifyRequest): boolean {
  const isPage = request.method === 'GET' && !/^\/(api|assets)(\/|$)/.test(pathOf(request));
  return isPage && (request.headers.accept ?? '').includes('text/html');
}

function failurePage({ language, t, translateMessage }: Translator, status: number, message: string) {
  if (status < 500)
    return plainPage({
      language,
      title: t("This page can't be opened"),
      content: html`<p>${t('{message}.', { message: translateMessage(message) })}</p>`,
      status,
    });
  return plainPage({
    language,
    title: t('Please try again in a moment'),
    content: html`<p>${t("Something isn't working on our side right now. Nothing is lost.")}</p>
<p><a href="">${t('Try again')}</a></p>`,
    status,
  });
}
