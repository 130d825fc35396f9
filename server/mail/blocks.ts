import { letterSize } from '#contract/letter-size.ts';
import { Html, html } from '#server/http/html.ts';
import { light, STAR } from '#server/mail/palette.ts';
import type { MailContext } from './context.ts';

export const VOICE = new Html("Georgia,'Noto Serif',serif");

export interface MailBlock {
  html: Html;
  /** Of the text part: lines, or labels with their values. */
  lines: readonly (string | LabeledValue)[];
}

type LabeledValue = readonly [label: string, value: string];

export function paragraph(text: string): MailBlock {
  return { html: html`<p style="margin:0">${text}</p>`, lines: [text] };
}

interface Letter {
  direction: MailContext['direction'];
  stars: number;
  starsLabel: string;
  words: string;
  language?: string | null | undefined;
  /** Hides the words under this label until they are asked for. */
  foldedUnder: string | null;
  /** The name of the writer, under the words. */
  name: Html;
  /** Lines of their own, so that none begins or ends with a dot. */
  meta: string[];
}

const sizes = {
  l: new Html('font-size:28px;line-height:35px'),
  m: new Html('font-size:22px;line-height:31px'),
  s: new Html('font-size:18px;line-height:29px'),
};

/** What a person wrote, in the light theme's colors in either theme. Outlook draws its corners square. */
export function letter({ direction, words, language, foldedUnder, name, meta, ...rating }: Letter): Html {
  const corners = direction === 'ltr' ? '24px 24px 24px 6px' : '24px 24px 6px 24px';
  const written = html`<div${language && html` lang="${language}"`} dir="auto" style="font-family:${VOICE};${sizes[letterSize(words)]};text-align:start">${lines(words)}</div>`;
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td bgcolor="${light.note}" style="padding:24px 22px;background:${light.note};border-radius:${corners};color:${light.ink}">
${
  foldedUnder
    ? html`<details><summary style="padding:4px 0;font-weight:600;color:${light.accent};cursor:pointer">${foldedUnder}</summary>
<div style="padding-top:12px">${written}</div></details>`
    : written
}
<div style="padding-top:14px">${starRow(rating)}</div>
<div style="padding-top:2px;font-weight:600">${name}</div>
${meta.map((line) => html`<div style="font-size:14px;line-height:20px;color:${light.inkMuted}"><bdi>${withoutAutolinks(line)}</bdi></div>`)}
</td></tr></table>`;
}

function starRow({ stars, starsLabel }: Pick<Letter, 'stars' | 'starsLabel'>): Html {
  return html`<span role="img" aria-label="${starsLabel}" style="font-size:18px;line-height:24px;letter-spacing:2px"><span style="color:${STAR}">${'★'.repeat(stars)}</span><span style="color:${light.starEmpty}">${'☆'.repeat(5 - stars)}</span></span>`;
}

function lines(text: string): Html[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line, index) => html`${index > 0 && new Html('<br>\n')}${withoutAutolinks(line)}`);
}

export function detailTable({ direction }: MailContext, rows: LabeledValue[]): MailBlock {
  const [start, padding] = direction === 'ltr' ? ['left', '8px 16px 8px 0'] : ['right', '8px 0 8px 16px'];
  return {
    html: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows.map(
      ([label, value]) => html`
<tr><td class="muted line" valign="top" width="112" style="padding:${padding};border-bottom:1px solid ${light.line};color:${light.inkMuted}">${label}</td>
<td class="line" valign="top" dir="auto" style="padding:8px 0;border-bottom:1px solid ${light.line};text-align:${start}">${withoutAutolinks(value)}</td></tr>`,
    )}
</table>`,
    lines: rows,
  };
}

export function button(label: string, url: string): MailBlock {
  return {
    html: html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" class="button-table"><tr>
<td class="button" align="center" bgcolor="${light.accent}" style="border-radius:16px;background:${light.accent}"><a href="${url}" target="_blank" style="display:inline-block;padding:13px 24px;border:1px solid ${light.accent};border-radius:16px;background:${light.accent};font-size:16px;line-height:24px;font-weight:600;color:${light.accentInk};text-decoration:none">${label}</a></td>
</tr></table>`,
    lines: [[label, url]],
  };
}

export function link(label: string, url: string): MailBlock {
  return {
    html: html`<a class="muted" href="${url}" target="_blank" style="color:${light.inkMuted};text-decoration:underline">${label}</a>`,
    lines: [[label, url.replace(/^mailto:/, '')]],
  };
}

export function notice(title: string, text: string, action?: { label: string; url: string }): MailBlock {
  return {
    html: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="bar" width="4" bgcolor="${light.warning}" style="width:4px;background:${light.warning}"></td>
<td class="notice" bgcolor="${light.sheet}" style="padding:18px 22px;background:${light.sheet};color:${light.ink}"><strong style="font-weight:600">${title}</strong><br>${text}${
      action &&
      html`<br><a class="accent" href="${action.url}" target="_blank" style="display:inline-block;padding-top:8px;font-weight:600;color:${light.accent};text-decoration:underline">${action.label}</a>`
    }</td>
</tr></table>`,
    lines: [title, text, ...(action ? [[action.label, action.url] as const] : [])],
  };
}

/** Breaks up addresses with zero-width spaces, so that mail programs don't turn user text into links. */
export function withoutAutolinks(text: string): Html {
  return html`${text.replace(/(?<=[^\s.])(?=[.。．｡@＠][^\s.])|(?<=:)(?=[/\\])/gu, ZERO_WIDTH_SPACE)}`;
}

const ZERO_WIDTH_SPACE = '\u200b';
