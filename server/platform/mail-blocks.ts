import { Html, html } from './html.ts';

export interface MailBlock {
  html: Html;
  text: string;
}

export function paragraph(text: string): MailBlock {
  return { html: html`<p style="margin:0">${text}</p>`, text };
}

export function smallPrint(text: string): MailBlock {
  return { html: html`${text}`, text };
}

export function quote(text: string, language: string | null = null): MailBlock {
  const lines = text.split(/\r\n|\r|\n/);
  return {
    html: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="quote"${language && html` lang="${language}"`} dir="auto" bgcolor="#f8f3e9" style="padding:20px 24px;background:#f8f3e9;border-radius:12px;font-size:17px;line-height:27px;color:#19251f;text-align:start">${lines.map((line, index) => html`${index > 0 && new Html('<br>\n')}${withoutAutolinks(line)}`)}</td>
</tr></table>`,
    text,
  };
}

/** Collapsed in HTML; in plain text, pushed out of sight by blank lines. */
export function collapsible(label: string, block: MailBlock): MailBlock {
  return {
    html: html`<details><summary class="accent" style="padding:8px 0;font-weight:600;color:#0a654a;cursor:pointer">${label}</summary>
<div style="padding-top:12px">${block.html}</div></details>`,
    text: `${label}: scroll down.${'\n'.repeat(12)}${block.text}`,
  };
}

export function detailTable(rows: (readonly [label: string, value: string])[]): MailBlock {
  return {
    html: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows.map(
      ([label, value]) => html`
<tr><td class="muted" valign="top" width="112" style="padding:4px 16px 4px 0;font-size:14px;line-height:22px;color:#505b55">${label}</td>
<td valign="top" dir="auto" style="padding:4px 0;font-size:14px;line-height:22px;text-align:left">${withoutAutolinks(value)}</td></tr>`,
    )}
</table>`,
    text: rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
  };
}

export function button(label: string, url: string): MailBlock {
  return {
    html: html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" class="button-table"><tr>
<td class="button" align="center" bgcolor="#0a654a" style="border-radius:10px;background:#0a654a"><a href="${url}" target="_blank" style="display:inline-block;padding:11px 24px;border:1px solid #0a654a;border-radius:10px;background:#0a654a;font-size:16px;line-height:24px;font-weight:600;color:#ffffff;text-decoration:none">${label}</a></td>
</tr></table>`,
    text: `${label}: ${url}`,
  };
}

export function link(label: string, url: string): MailBlock {
  return {
    html: html`<a class="muted" href="${url}" target="_blank" style="color:#505b55;text-decoration:underline">${label}</a>`,
    text: `${label}: ${url.replace(/^mailto:/, '')}`,
  };
}

export function notice(title: string, text: string, action?: { label: string; url: string }): MailBlock {
  return {
    html: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="notice" bgcolor="#fcf0d6" style="padding:16px 20px;background:#fcf0d6;border:1px solid #ecd9a8;border-radius:12px;font-size:15px;line-height:23px;color:#19251f"><strong style="font-weight:600">${title}</strong><br>${text}${
      action &&
      html`<br><a class="accent" href="${action.url}" target="_blank" style="display:inline-block;padding-top:8px;font-weight:600;color:#0a654a;text-decoration:underline">${action.label}</a>`
    }</td>
</tr></table>`,
    text: [title, text, action && `${action.label}: ${action.url}`].filter(Boolean).join('\n'),
  };
}

/** Breaks up addresses with zero-width spaces, so that mail programs don't turn user text into links. */
export function withoutAutolinks(text: string): Html {
  return html`${text.replace(/(?<=[^\s.])(?=[.。．｡@＠][^\s.])|(?<=:)(?=[/\\])/gu, ZERO_WIDTH_SPACE)}`;
}

const ZERO_WIDTH_SPACE = '\u200b';
