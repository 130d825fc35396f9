import { join } from 'node:path';
import { createServer } from 'vite';
import type { Build, BuiltFiles, Rendering } from '#contract/rendering.ts';
import { completeEnv } from '#server/cli/env-file.ts';
import { serve } from '#server/serve.ts';
import { readConfig } from '#server/system/config.ts';

/* The service with Vite in its own process: pages are rendered from the sources, and the browser gets them as they change. */

const root = join(import.meta.dirname, '..');
const vite = await createServer({
  configFile: join(root, 'vite.config.ts'),
  // The bundled configuration would be a file for a moment, and node --watch restarts when that is gone.
  configLoader: 'native',
  server: { middlewareMode: true },
  appType: 'custom',
});

const files: BuiltFiles = {
  styles: {
    app: '@import "/styles.css";',
    visitor: '@import "/styles.css";',
    customer: '@import "/public/review.css";',
  },
  stylesheet: '/styles.css',
  font: '/fonts/goodword-voice.woff2',
  icon: '/favicon.svg',
  filesOf: (module) => [`/${module}`],
  dictionary: (_, language) => (language === 'en' ? undefined : `/dictionaries/${language}.js`),
};

const load = async () => (await vite.ssrLoadModule('/entry-server.tsx')) as Rendering;

const render: Rendering['render'] = async (...page) => {
  const { render } = await load();
  const { status, head, shared, body } = await render(...page);
  const html = await vite.transformIndexHtml('/', head + shared + body);
  return { status, head: html, shared: '', body: '' };
};

const build: Build = {
  files,
  async open(site) {
    globalThis.renderedSite = site;
    const { renderKeys } = await load();
    return { render, renderKeys };
  },
};

const config = readConfig(completeEnv(process.env, join(root, '.env'), { isOptional: true }));
await serve(config, {
  build,
  async prepare({ app }) {
    app.addHook('onRequest', (request, reply, done) => {
      // Vite's scripts and styles are inline.
      reply.removeHeader('content-security-policy');
      vite.middlewares(request.raw, reply.raw, done);
    });
  },
});
