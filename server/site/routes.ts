import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageTag, textDirection } from '#contract/languages/languages.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import type { Site } from '#contract/site.ts';
import { WEB_ROOT } from '#server/http/built-files.ts';
import type { App } from '#server/http/server.ts';
import { translatorFor } from '#server/site/translators.ts';
import { queriedLanguage } from './languages.ts';
import type { Logo } from './logo.ts';

/** An SVG may contain scripts, which must not run when it is opened as a page. */
const LOGO_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export function siteRoutes(app: App, site: Site, logo: Logo | null, description: Sentence): void {
  if (logo)
    app.get(logo.path, async (_request, reply) =>
      reply
        .header('content-security-policy', LOGO_POLICY)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type(logo.type)
        .send(logo.bytes),
    );

  const built = JSON.parse(readFileSync(join(WEB_ROOT, 'manifest.webmanifest'), 'utf8'));
  const icons = logo && iconsOf(logo);
  // Browsers ask for it without cookies, so a document names its language.
  app.get('/manifest.webmanifest', async (request, reply) => {
    const { language, t, translateMessage } = translatorFor(queriedLanguage(request) ?? 'en');
    const manifest = {
      ...built,
      ...icons,
      name: site.name,
      short_name: site.name,
      description: t(description),
      lang: languageTag(language),
      dir: textDirection(language),
      shortcuts: built.shortcuts.map((shortcut: { name: Sentence }) => ({
        ...shortcut,
        ...icons,
        name: translateMessage(shortcut.name),
      })),
    };
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifest));
  });
}

function iconsOf({ path, type, width, height }: Logo) {
  return { icons: [{ src: path, sizes: type === 'image/png' ? `${width}x${height}` : 'any', type }] };
}
