import type { ReactNode } from 'react';
import { languageTag, textDirection } from '#contract/languages/languages.ts';
import type { Context, Installation, RenderedPage, Styles } from '#contract/rendering.ts';
import { defaultSite } from '#contract/site.ts';
import { t } from '#web/language.ts';

const APP = 'entry-client.tsx';
const CUSTOMER = 'public/review-main.tsx';

/** A page that is about to be rendered. */
export interface View {
  title: string;
  element: ReactNode;
  styles: Styles;
  /** The module that takes the page over; null if it has no scripts. */
  script: typeof APP | typeof CUSTOMER | null;
  /** Further elements of the head, as markup. */
  head?: readonly string[];
  /** Markup around the root. */
  before?: string;
  after?: string;
  /** Attributes of the root, as markup. */
  root?: string;
  /** Links to the app's styles instead of containing them. */
  linksStyles?: boolean;
  /** It says so to a browser that is too old. */
  needsScript?: boolean;
  /** The draft that this phone no longer needs, by its name in the storage. */
  forgets?: string;
  status?: number;
}

export function documentOf(view: View, markup: string, context: Context): RenderedPage {
  const { translator } = context;
  const {
    title,
    styles,
    head = [],
    before = '',
    after = '',
    root = '',
    status = 200,
    needsScript = false,
    forgets,
  } = view;
  const [note, check] = needsScript ? [tooOldNote(), classicScript(context, 'too-old.ts')] : ['', ''];
  const forget = forgets ? classicScript(context, 'public/forget-draft.ts', ` data-draft="${forgets}"`) : '';
  const direction = textDirection(translator.language) === 'rtl' ? ' dir="rtl"' : '';
  const viewport = `width=device-width, initial-scale=1${styles !== 'customer' ? ', viewport-fit=cover' : ''}`;
  return {
    status,
    head: [
      `<!doctype html><html lang="${languageTag(translator.language)}"${direction}><head><meta charset="utf-8">`,
      `<meta name="viewport" content="${viewport}">`,
      `<title>${escapeHtml(title)}</title>`,
      ...head,
    ].join(''),
    shared: sharedHead(view, context),
    body: `${note}${before}<div id="root"${root}>${markup}</div>${check}${forget}${after}`,
  };
}

const sharedHeads = new WeakMap<Installation, Map<string, string>>();

/** What is the same in all documents of this kind, so that the server compresses it once. */
function sharedHead(view: View, context: Context): string {
  const kinds = sharedHeads.get(context.installation) ?? new Map<string, string>();
  sharedHeads.set(context.installation, kinds);
  const kind = [context.translator.language, view.styles, view.script, view.linksStyles].join();
  const shared = kinds.get(kind) ?? renderSharedHead(view, context);
  kinds.set(kind, shared);
  return shared;
}

function renderSharedHead({ styles, script, linksStyles = false }: View, context: Context): string {
  const { files, installation, translator } = context;
  return [
    '<meta name="color-scheme" content="light dark">',
    // Phones would wrap what they take for an address or a date in links of their own.
    '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">',
    '<meta name="theme-color" content="#f8f3e9" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#101714" media="(prefers-color-scheme: dark)">',
    ...(script === APP ? appLinks(context) : ['<meta name="robots" content="noindex">']),
    ...(styles !== 'customer'
      ? [`<link rel="preload" href="${files.font}" as="font" type="font/woff2" crossorigin>`]
      : []),
    ...previewPicture(installation),
    icon(installation, styles === 'customer' ? files.icon : '/favicon.svg'),
    linksStyles
      ? `<link rel="stylesheet" crossorigin href="${files.stylesheet}">`
      : `<style${styles === 'visitor' ? ` data-app-styles="${files.stylesheet}"` : ''}>${files.styles[styles]}</style>`,
    script === null ? '' : config(context, script),
    ...(script === null ? [] : scripts(files.filesOf(script))),
    script === null ? '' : dictionary(files.dictionary(script, translator.language)),
    '</head><body>',
  ].join('');
}

function appLinks({ installation: { site }, translator: { language } }: Context): string[] {
  const query = language === 'en' ? '' : `?lang=${language}`;
  const touchIcon = site.logo?.path ?? '/icons/apple-touch-icon.png';
  return [
    ...(touchIcon.endsWith('.png') ? [`<link rel="apple-touch-icon" href="${touchIcon}">`] : []),
    `<link rel="manifest" href="/manifest.webmanifest${query}">`,
    '<meta name="mobile-web-app-capable" content="yes">',
  ];
}

function icon({ site }: Installation, own: string): string {
  return site.logo
    ? `<link rel="icon" href="${site.logo.path}">`
    : `<link rel="icon" href="${own}" type="image/svg+xml">`;
}

/** Each byte counts on customers' pages, which have none if they are ours. */
function config(
  { installation: { site, ...addresses }, translator: { language } }: Context,
  script: View['script'],
): string {
  const imprint = site.imprint && { [language]: site.imprint[language] };
  if (script === APP) return jsonScript('config', { site: { ...site, imprint }, ...addresses });
  const { name, logo } = site;
  const isOurs = name === defaultSite.name && !logo && !imprint;
  return isOurs ? '' : jsonScript('config', { site: { name, logo, imprint }, ...addresses });
}

/** The entry waits for it, so that hydration finds the same texts. */
function dictionary(address: string | undefined): string {
  return address ? `<link id="dictionary" rel="modulepreload" crossorigin href="${address}">` : '';
}

/** Runs each imported file when it arrives. Running all at the end would block a phone's input half as long again. */
function scripts(files: string[]): string[] {
  const entry = files.at(-1);
  return files.map(
    (file) => `<script type="module"${file === entry ? '' : ' async'} crossorigin src="${file}"></script>`,
  );
}

/** `too-old.ts` shows it. */
function tooOldNote(): string {
  const text = t('Your browser is too old for this page. Please update it or use another one.');
  return `<p id="too-old" role="alert" hidden class="notice border-danger text-danger">${escapeHtml(text)}</p>`;
}

/** It delays no painting, since it comes after the content, and runs before the page's own script. */
function classicScript({ files }: Context, module: string, attributes = ''): string {
  return files
    .filesOf(module)
    .map((file) => `<script src="${file}"${attributes}></script>`)
    .join('');
}

/** Links to the code that a page needs besides what all pages of its kind load. */
export function preloads({ files }: Context, script: string, modules: readonly string[]): string[] {
  const known = new Set(files.filesOf(script));
  const addresses = new Set(modules.flatMap((module) => files.filesOf(module)));
  return [...addresses.difference(known)].map(
    (address) => `<link rel="modulepreload" crossorigin href="${address}">`,
  );
}

/** What link previews and search engines read. */
export function describe(
  { appUrl }: Installation,
  { title, description, path }: { title: string; description?: string | undefined; path: string },
): string[] {
  return metaProperties({ 'og:title': title, 'og:description': description, 'og:url': `${appUrl}${path}` });
}

/** One picture for all link previews. */
function previewPicture({ appUrl, site }: Installation): string[] {
  return [
    ...metaProperties({
      'og:image': `${appUrl}/link-preview.png`,
      'og:image:alt': 'Five empty stars: How did it go?',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:type': 'website',
      'og:site_name': site.name,
    }),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

function metaProperties(properties: Record<string, string | undefined>): string[] {
  return Object.entries(properties).flatMap(([name, content]) =>
    content ? [`<meta property="${name}" content="${escapeHtml(content)}">`] : [],
  );
}

export function jsonScript(id: string, data: unknown): string {
  // A closing tag inside the data would end the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
