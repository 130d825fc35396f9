import { textDirection } from '../contract/languages/languages.ts';
import type { Translator } from '../contract/languages/translator.ts';
import { Html, html, richHtml } from '../server/platform/html.ts';

interface Parts {
  policy: string;
  css: string;
  script: string;
}

/** With placeholders that the server fills in. */
export function verifyDocument(translator: Translator, { policy, css, script }: Parts): string {
  const { language, texts, t } = translator;
  const page = html`<html lang="${language}"${textDirection(language) === 'rtl' && html` dir="rtl"`}>
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta http-equiv="Content-Security-Policy" content="${new Html(policy)}" />
<title>${t('Check a reputation')} - %SITE_NAME%</title>
<meta name="description" content="${t(
    'Check a file of reviews: who they are about, how many there are, and that nothing was changed or left out.',
  )}" />
<meta name="color-scheme" content="light dark" />
<meta name="referrer" content="no-referrer" />
<link rel="icon" href="${new Html(ICON)}" />
<style>${new Html(css)}</style>
</head>
<body>
<header>
<svg aria-hidden="true" viewBox="0 0 32 32"><path class="ring" d="M24.2 8.2A11 11 0 1 0 27 16.5h-8.5" /><path d="M6 20c.6 3.6-.6 6.6-2.6 8.4-.6.6-.2 1.6.7 1.6 3.9 0 7.1-1.3 9.4-3.6Z" /></svg>
%SITE_NAME%
</header>
<main>
<h1>${t('Is this reputation genuine?')}</h1>
<p class="lead">${t(
    'Someone gave you a file with their reviews. Choose it to see who it is about, and whether anything was changed, added or left out.',
  )}</p>
<div class="choice">
<label for="file">${t('Reputation file')}</label>
<input id="file" type="file" accept=".json,application/json" aria-describedby="file-note" disabled />
<p id="file-note" class="muted">${t(
    'Or drop it anywhere on this page. It stays on this device; nothing is sent.',
  )}</p>
</div>
<noscript><p class="warning">${t(
    'This page checks the file in your browser, using JavaScript. Please turn it on.',
  )}</p></noscript>
<p id="progress" role="status"></p>
<section id="verdict" aria-label="${t('Result')}"></section>
<p id="copy" class="warning" hidden></p>
<details>
<summary>${t('How the check works')}</summary>
<p>${t(
    "Each review is signed when it arrives, and the count and average are signed for the whole period. Names and text can be hidden; stars, count and average can't. Changing a letter or leaving out a review breaks a signature.",
  )}</p>
<p>${t(
    "A signature proves that the service received a review, and when. It can't prove who the customer is, since customers have no account. The person chose the period, so their all-time figures are shown too.",
  )}</p>
<section id="trust" aria-labelledby="keys">
<h2 id="keys">${t('Whose signatures this page accepts')}</h2>
</section>
</details>
<p id="keep">${richHtml(t('<link>Save this page</link> to check files offline, in any browser.'), {
    link: (text) =>
      html`<a href="/verify?download&lang=${language}" download="goodword-verify.html">${text}</a>`,
  })}</p>
</main>
<!--trusted-keys-->
${texts && html`<script type="application/json" id="texts">${new Html(JSON.stringify(texts).replaceAll('<', '\\u003c'))}</script>`}
<script>${new Html(script)}</script>
</body>
</html>`;
  return `<!doctype html>\n${page.markup}\n`;
}

const ICON =
  "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%2048%2048'%3E%3Crect%20width='48'%20height='48'%20rx='11'%20fill='%230a654a'/%3E%3Cg%20transform='translate(7.6%207.2)%20scale(1.02)'%20fill='%23fff'%3E%3Cpath%20d='M24.2%208.2A11%2011%200%201%200%2027%2016.5h-8.5'%20fill='none'%20stroke='%23fff'%20stroke-width='5'%20stroke-linecap='round'%20stroke-linejoin='round'/%3E%3Cpath%20d='M6%2020c.6%203.6-.6%206.6-2.6%208.4-.6.6-.2%201.6.7%201.6%203.9%200%207.1-1.3%209.4-3.6Z'/%3E%3C/g%3E%3C/svg%3E";
