import { brand } from '#contract/brand.ts';
import { Html, html } from './html.ts';
import { type MailBlock, withoutAutolinks } from './mail-blocks.ts';

export interface MailContent {
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

interface MailDocument {
  preheader: string;
  heading: string;
  overline?: MailBlock;
  blocks: MailBlock[];
  footer: MailBlock[];
}

export function mailDocument(mail: MailDocument): Pick<MailContent, 'text' | 'html'> {
  return { text: toText(mail), html: `<!doctype html>\n${toHtml(mail).markup}\n` };
}

function toText({ heading, overline, blocks, footer }: MailDocument): string {
  const body = [overline?.text, heading, ...blocks.map((block) => block.text)];
  const signature = [`${brand.name} · ${brand.tagline}`, ...footer.map((block) => block.text)];
  return `${[...body, `-- \n${signature.join('\n')}`].filter(Boolean).join('\n\n')}\n`;
}

// Tables and inline styles for Outlook and Gmail.
function toHtml({ preheader, heading, overline, blocks, footer }: MailDocument): Html {
  return html`<html lang="en" dir="ltr" xmlns:v="urn:schemas-microsoft-com:vml">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${heading}</title>
<style>${STYLES}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f8f3e9;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preheader}${PREHEADER_END}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f8f3e9" style="background:#f8f3e9">
<tr><td align="center" class="margin" style="padding:40px 16px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td class="accent" style="padding:0 8px 20px;font-family:${FONTS};font-size:20px;line-height:24px;font-weight:600;letter-spacing:-0.02em;color:#0a654a">${brand.name}</td></tr>
<tr><td class="card" bgcolor="#ffffff" style="padding:40px;background:#ffffff;border:1px solid #ded9ce;border-radius:16px;font-family:${FONTS};font-size:16px;line-height:24px;color:#19251f;word-break:break-word;overflow-wrap:anywhere">
${overline && html`<div style="padding-bottom:12px">${overline.html}</div>`}
<h1 class="heading" style="margin:0;font-size:24px;line-height:32px;font-weight:600;letter-spacing:-0.01em">${withoutAutolinks(heading)}</h1>
${blocks.map((block) => html`<div style="padding-top:24px">${block.html}</div>\n`)}
</td></tr>
<tr><td class="muted" style="padding:24px 8px 0;font-family:${FONTS};font-size:13px;line-height:20px;color:#505b55;word-break:break-word;overflow-wrap:anywhere">
${footer.map((block) => html`<div style="padding-bottom:8px">${block.html}</div>\n`)}
<div>${brand.name} &middot; ${brand.tagline}</div>
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>`;
}

const FONTS = new Html("system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif");

/** Keeps the mail's first lines out of the preview. */
const PREHEADER_END = new Html('&#847;&zwnj;&nbsp;'.repeat(80));

const STYLES = new Html(`
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (max-width: 520px) {
  .margin { padding: 24px 12px !important }
  .card { padding: 28px 20px !important }
  .button-table { width: 100% !important }
  .button a { display: block !important }
}
@media (prefers-color-scheme: dark) {
  .ground { background: #101714 !important }
  .card { background: #1a231f !important; border-color: #2f3834 !important; color: #efebe2 !important }
  .heading { color: #efebe2 !important }
  .muted { color: #adb3ab !important }
  .accent { color: #79dbb2 !important }
  .quote { background: #101714 !important; border-color: #79dbb2 !important; color: #efebe2 !important }
  .notice { background: #382e15 !important; border-color: #6b5a26 !important; color: #efebe2 !important }
  .button { background: #79dbb2 !important }
  .button a { color: #002619 !important; border-color: #79dbb2 !important; background: #79dbb2 !important }
  .star { color: #f2b33d !important }
  .star-empty { color: #4d5750 !important }
}
`);
