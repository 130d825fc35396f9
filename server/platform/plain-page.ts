import { brand } from '#contract/brand.ts';
import { type Language, textDirection } from '#contract/languages/languages.ts';
import { type Html, html } from './html.ts';
import type { App } from './http.ts';

export function plainPage({
  title,
  content,
  status = 200,
  language = 'en',
}: {
  title: string;
  content: Html;
  status?: number;
  language?: Language;
}) {
  const document = html`<html lang="${language}"${textDirection(language) === 'rtl' && html` dir="rtl"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} - ${brand.name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/plain.css">
</head>
<body>
<main>
<h1>${title}</h1>
${content}
<p><a href="/">${brand.name}</a></p>
</main>
</body>
</html>`;
  return { html: `<!doctype html>\n${document.markup}\n`, status, postsForm: true };
}

/** Everything these routes need is in the URL. */
export function discardFormBodies(scope: App): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume();
    payload.on('end', () => done(null, undefined));
  });
}
