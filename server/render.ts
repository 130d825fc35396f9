import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#contract/languages/languages.ts';
import type { Build, FormKeys, Installation, RenderedPage, ViewName, Views } from '#contract/rendering.ts';
import { translatorFor } from '#server/site/translators.ts';
import { encodingFor, HTML } from './http/pages.ts';
import { SplicedPage } from './http/spliced-page.ts';
import { visitorLanguage } from './site/languages.ts';

declare module 'fastify' {
  interface FastifyInstance {
    renderer: Renderer;
  }
}

/** Renders pages by the components that the browser then takes over. */
export interface Renderer {
  /** Hashes of inline styles, for the content security policy. */
  styleHashes: string[];
  render<Name extends ViewName>(name: Name, props: Views[Name], language: Language): Promise<RenderedPage>;
  /** For pages that depend on these props and the language alone: the latest are kept. */
  renderOnce<Name extends ViewName>(name: Name, props: Views[Name], language: Language): Promise<SplicedPage>;
  renderKeys(keys: FormKeys, hasForm: boolean): string;
}

/** They take 7 MB. */
const KEPT_PAGES = 500;

export async function openRenderer({ open, files }: Build, installation: Installation): Promise<Renderer> {
  const rendering = await open(installation.site);
  const render: Renderer['render'] = (name, props, language) =>
    rendering.render(name, props, { translator: translatorFor(language), installation, files });
  const kept = new Map<string, SplicedPage>();
  return {
    styleHashes: Object.values(files.styles).map((text) =>
      createHash('sha256').update(text).digest('base64'),
    ),
    render,
    async renderOnce(...view) {
      const key = JSON.stringify(view);
      const page = kept.get(key) ?? new SplicedPage(await render(...view));
      // The latest come last.
      kept.delete(key);
      kept.set(key, page);
      if (kept.size > KEPT_PAGES) kept.delete(kept.keys().next().value ?? '');
      return page;
    },
    renderKeys: rendering.renderKeys,
  };
}

type SmallView = Exclude<ViewName, 'screen'>;

interface Options {
  language: Language;
  status?: number;
  /** The page has a form that works without scripts. */
  postsForm?: boolean;
  keys?: FormKeys | undefined;
  isKept?: boolean;
}

export async function sendView<Name extends SmallView>(
  request: FastifyRequest,
  reply: FastifyReply,
  [name, props]: [Name, Views[Name]],
  { language, status, postsForm = false, keys, isKept = false }: Options,
) {
  const { renderer } = reply.server;
  const page = isKept
    ? await renderer.renderOnce(name, props, language)
    : new SplicedPage(await renderer.render(name, props, language));
  // Browsers send `Origin: null` under no-referrer, which the CSRF check refuses.
  if (postsForm) reply.header('referrer-policy', 'same-origin');
  return sendPage(
    request,
    reply.code(status ?? page.status),
    page,
    keys && renderer.renderKeys(keys, postsForm),
  );
}

export function sendFailurePage(
  request: FastifyRequest,
  reply: FastifyReply,
  failure: { status: number; message: string },
) {
  const { status } = failure;
  return sendView(request, reply, ['failure', failure], { language: visitorLanguage(request), status });
}

export function sendRendered(request: FastifyRequest, reply: FastifyReply, page: RenderedPage) {
  return sendPage(request, reply.code(page.status), new SplicedPage(page));
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: SplicedPage, end = '') {
  // Pages with a secret in their URL have already set no-store.
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  reply.header('content-type', HTML);
  if (encodingFor(request, ['gzip']) === null) return reply.send(page.plain(end));
  return reply.header('content-encoding', 'gzip').send(page.gzip(end));
}
