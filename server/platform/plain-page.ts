import { type Language, textDirection } from '#contract/languages/languages.ts';
import type { Site } from '#contract/site.ts';
import { type Html, html } from './html.ts';
import type { App } from './http.ts';

/** The operator’s; there is none of ours beside the name. */
export function logoOf({ logo }: Site): Html | null {
  return logo && html`<img src="${logo.path}" alt="" width="24" height="24"> `;
}

/** For `sendPage`, which knows the site. */
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
  const render = (site: Site) => html`<!doctype html>
<html lang="${language}"${textDirection(language) === 'rtl' && html` dir="rtl"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} - ${site.name}</title>
<link rel="icon" href="${site.logo?.path ?? '/favicon.svg'}">
<link rel="stylesheet" href="/plain.css">
</head>
<body>
<main>
<h1>${title}</h1>
${content}
<p><a href="/">${logoOf(site)}${site.name}</a></p>
</main>
</body>
</html>
`;
  return { html: render, status, postsForm: true };
}

/** Everything these routes need is in the URL. */
export function discardFormBodies(scope: App): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
    payload.resume();
    payload.on('end', () => done(null, undefined));
  });
}
