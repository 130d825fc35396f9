import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#contract/languages/languages.ts';
import type { Build, Installation, RenderedPage, ViewName, Views } from '#contract/rendering.ts';
import { translatorFor } from '#locales/catalogue.ts';
import { encodingFor, HTML } from './http/pages.ts';
import { Shared, splicedGzip } from './spliced-gzip.ts';

declare module 'fastify' {
  interface FastifyInstance {
    renderer: Renderer;
  }
}

/** Renders pages by the components that the browser then takes over. */
export interface Renderer {
  /** Of inline styles, for the content security policy. */
  styleHashes: string[];
  render<Name extends ViewName>(name: Name, props: Views[Name], language: Language): Promise<RenderedPage>;
}

export async function openRenderer({ open, files }: Build, installation: Installation): Promise<Renderer> {
  const render = await open(installation.site);
  return {
    styleHashes: Object.values(files.styles).map((text) =>
      createHash('sha256').update(text).digest('base64'),
    ),
    render: (name, props, language) =>
      render(name, props, { translator: translatorFor(language), installation, files }),
  };
}

type SmallView = Exclude<ViewName, 'screen'>;

interface Options {
  language: Language;
  status?: number;
  /** The page has a form that works without scripts. */
  postsForm?: boolean;
}

/** Renders a page and sends it. */
export async function sendView<Name extends SmallView>(
  request: FastifyRequest,
  reply: FastifyReply,
  [name, props]: [Name, Views[Name]],
  { language, status, postsForm = false }: Options,
) {
  const page = await reply.server.renderer.render(name, props, language);
  // With no-referrer, browsers send `Origin: null`, which the CSRF check refuses.
  if (postsForm) reply.header('referrer-policy', 'same-origin');
  return sendRendered(request, reply, status === undefined ? page : { ...page, status });
}

export function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, head, shared, body }: RenderedPage,
) {
  // Pages with a secret in their URL have already set no-store.
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
  reply.code(status).header('content-type', HTML);
  if (encodingFor(request, ['gzip']) === null) return reply.send(head + shared + body);
  return reply.header('content-encoding', 'gzip').send(splicedGzip([head, compressedOnce(shared), body]));
}

/** By text: a few for each language. */
const compressed = new Map<string, Shared>();

function compressedOnce(text: string): Shared {
  const shared = compressed.get(text) ?? new Shared(text);
  compressed.set(text, shared);
  return shared;
}
