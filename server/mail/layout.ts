import { brand } from '#contract/brand.ts';
import { type Language, languageTag } from '#contract/languages/languages.ts';
import { labeledIn } from '#contract/languages/punctuation.ts';
import type { Site } from '#contract/site.ts';
import type { Db } from '#server/db/schema.ts';
import { Html, html } from '#server/http/html.ts';
import { dark, light } from '#server/mail/palette.ts';
import { link, type MailBlock, paragraph, VOICE, withoutAutolinks } from './blocks.ts';
import type { MailContext } from './context.ts';
import { MARK_ADDRESS } from './mark.ts';
import { withoutIsolates } from './reader.ts';

export interface Mail {
  to: MailContext['to'];
  language: Language;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  /**
   * Runs in the transaction that records the mail as sent, or once its address is permanently refused. A mail that has it goes
   * to no account, so a refusal pauses none.
   */
  onEnd?: (tx: Db) => Promise<void>;
}

export interface MailDocument {
  subject: string;
  preheader: string;
  heading: string;
  /** Says at the end of the letterhead who the mail is for. */
  addressee?: string;
  /** Replaces the heading, which it contains. */
  opening?: MailBlock;
  /** A text is a paragraph. */
  blocks: (MailBlock | string | false)[];
  /** Why the mail was sent. */
  reason: string;
  /** The default leads to support. */
  links?: MailBlock[];
}

export function mailDocument(context: MailContext, mail: MailDocument): Mail {
  const { to, language, site, t } = context;
  const { reason, links = [link(t('Contact support'), `mailto:${site.supportEmail}`)] } = mail;
  const tagline = t(brand.tagline);
  const content = {
    ...mail,
    blocks: mail.blocks.flatMap((block) => (typeof block === 'string' ? paragraph(block) : block || [])),
    footer: [{ html: html`${reason}`, lines: [reason] }, ...links],
  };
  return {
    to,
    language,
    subject: withoutIsolates(mail.subject),
    text: toText(context, `${site.name} · ${tagline}`, content),
    html: `<!doctype html>\n${toHtml(context, { ...content, tagline }).markup}\n`,
  };
}

type Content = Pick<MailDocument, 'preheader' | 'heading' | 'addressee' | 'opening'> &
  Record<'blocks' | 'footer', MailBlock[]>;

function toText(
  { language }: MailContext,
  signature: string,
  { heading, opening, blocks, footer }: Content,
): string {
  const textOf = ({ lines }: MailBlock) =>
    lines.map((line) => (typeof line === 'string' ? line : labeledIn(language, ...line))).join('\n');
  const body = [opening ? textOf(opening) : heading, ...blocks.map(textOf)];
  const end = [signature, ...footer.map(textOf)];
  return `${[...body, `-- \n${end.join('\n')}`].filter(Boolean).join('\n\n')}\n`;
}

// Tables and inline styles for Outlook and Gmail.
function toHtml(
  { language, direction, site }: MailContext,
  { preheader, heading, addressee, opening, blocks, footer, tagline }: Content & { tagline: string },
): Html {
  // Repeated, because some mail programs drop the document around the body's content.
  const dir = direction === 'rtl' && html` dir="rtl"`;
  return html`<html lang="${languageTag(language)}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${heading}</title>
<style>${STYLES}</style>
</head>
<body${dir} class="paper" style="margin:0;padding:0;background:${light.paper};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${withoutIsolates(preheader)}${PREHEADER_END}</div>
<table role="presentation"${dir} class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light.paper}" style="background:${light.paper}">
<tr><td align="center" class="margin" style="padding:48px 20px">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td class="rule" style="padding:0 0 12px;border-bottom:1px solid ${light.ink};font-family:${FONTS};font-size:14px;line-height:20px">${letterhead(site, direction, addressee)}</td></tr>
<tr><td class="ink" style="padding:32px 0;font-family:${FONTS};font-size:16px;line-height:24px;color:${light.ink};word-break:break-word;overflow-wrap:anywhere">
${opening?.html ?? headline(heading, direction)}
${blocks.map((block) => html`<div style="padding-top:20px">${block.html}</div>\n`)}
</td></tr>
<tr><td class="muted line" style="padding:20px 0 0;border-top:1px solid ${light.line};font-family:${FONTS};font-size:14px;line-height:20px;color:${light.inkMuted};word-break:break-word;overflow-wrap:anywhere">
${footer.map((block) => html`<div style="padding-bottom:8px">${block.html}</div>\n`)}
<div>${site.name} &middot;&nbsp;${tagline}</div>
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>`;
}

/** The mark is ours, so an operator's own logo leaves it out. */
function letterhead({ name, logo }: Site, direction: MailContext['direction'], addressee = ''): Html {
  const end = direction === 'ltr' ? 'right' : 'left';
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td valign="bottom">${
    logo === null
      ? html`<img src="${MARK_ADDRESS}" width="32" height="32" alt="" style="display:block;border:0">`
      : siteName(name)
  }</td>
<td valign="bottom" align="${end}" style="text-align:end">${logo === null && siteName(name)}${
    addressee && html`<div class="muted" style="color:${light.inkMuted}">${withoutAutolinks(addressee)}</div>`
  }</td>
</tr></table>`;
}

function siteName(name: string): Html {
  return html`<div class="ink" style="font-weight:600;color:${light.ink}">${name}</div>`;
}

function headline(text: string, direction: MailContext['direction']): Html {
  // Spacing would tear joined letters apart.
  const spacing = direction === 'ltr' && new Html(';letter-spacing:-0.01em');
  return html`<h1 style="margin:0;font-family:${VOICE};font-size:28px;line-height:36px;font-weight:normal${spacing}">${withoutAutolinks(text)}</h1>`;
}

const FONTS = new Html("system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif");

/** Keeps the mail's first lines out of the preview. */
const PREHEADER_END = new Html('&#847;&zwnj;&nbsp;'.repeat(80));

const STYLES = new Html(`
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (max-width: 520px) {
  .margin { padding: 28px 20px 40px !important }
  .button-table { width: 100% !important }
  .button a { display: block !important }
}
@media (prefers-color-scheme: dark) {
  .paper { background: ${dark.paper} !important }
  .bar { background: ${dark.warning} !important }
  .notice { background: ${dark.sheet} !important; color: ${dark.ink} !important }
  .ink { color: ${dark.ink} !important }
  .muted { color: ${dark.inkMuted} !important }
  .rule { border-color: ${dark.ink} !important }
  .line { border-color: ${dark.line} !important }
  .accent { color: ${dark.accent} !important }
  .button { background: ${dark.accent} !important }
  .button a { color: ${dark.accentInk} !important; border-color: ${dark.accent} !important; background: ${dark.accent} !important }
}
`);
