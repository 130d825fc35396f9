import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import MarkdownIt, { type Token } from 'markdown-it';
import { type Article, type ArticleName, articleNames, type Section } from '#contract/articles.ts';
import { MAX_PRAISE } from '#contract/earlier-praise.ts';
import { MAX_EMPLOYER_LINK_DAYS } from '#contract/employer-links.ts';
import { type Language, languages } from '#contract/languages/languages.ts';
import { priceIn } from '#contract/languages/price.ts';
import { annualSaving, freePlan, prices } from '#contract/plans.ts';
import { REVIEW_LINK_DAYS } from '#contract/review-links.ts';
import { REQUEST_DAYS } from '#contract/review-requests.ts';
import type { Imprint, Site } from '#contract/site.ts';
import { OperatorError, requireFile } from '#server/basics/operator-error.ts';

const OURS = join(import.meta.dirname, '../../content');
const IMPRINT = 'imprint';

/** An article in a language, or else in English. */
export type Content = (name: ArticleName, language: Language) => Article;

/**
 * The prose of an installation. A file in the operator's folder takes the place of ours of the same name.
 * @throws OperatorError if a file of the operator can't be shown.
 */
export function openContent(folder: string, site: Site): Content {
  const kept = new Map<string, Article>();
  const read = (file: string): Article => {
    const article = kept.get(file) ?? readArticle(folder, file, site);
    kept.set(file, article);
    return article;
  };
  for (const file of operatorsFiles(folder)) if (!isImprint(file)) read(file);
  return (name, language) => {
    const names = [`${name}/${language}.md`, `${name}.md`];
    return read(existingFile(folder, names) ?? existingFile(OURS, names) ?? `${name}/en.md`);
  };
}

/**
 * What some countries require on every page: as a whole, and in every language, even if it is written in one.
 * @throws OperatorError
 */
export function readImprint(folder: string, site: Site): Site['imprint'] {
  const files = operatorsFiles(folder).filter(isImprint);
  if (files.length === 0) return null;
  const imprints = new Map(files.map((file) => [file, parse(folder, file, site, parseImprint)]));
  return Object.fromEntries(
    Object.keys(languages).map((language) => {
      const names = [`${IMPRINT}/${language}.md`, `${IMPRINT}.md`, `${IMPRINT}/en.md`, ...files];
      return [language, imprints.get(names.find((name) => imprints.has(name)) ?? '')];
    }),
  );
}

function isImprint(file: string): boolean {
  return file.startsWith(IMPRINT);
}

/** @throws Error if a folder can't be read: its files would be missing without a word */
function operatorsFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = [IMPRINT, ...articleNames];
  const codes = Object.keys(languages);
  const known = names.flatMap((name) => [`${name}.md`, ...codes.map((code) => `${name}/${code}.md`)]);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // Hidden files belong to other programs.
    .filter((file) => /\.md$/i.test(file) && !/(^|\/)\./.test(file));
  const unknown = files.find((file) => !known.includes(file));
  if (unknown === undefined) return files;
  const all = `{${names}}.md · {${names}}/{${codes}}.md`;
  throw new OperatorError(`${join(folder, unknown)} is not shown anywhere; known are ${all}`);
}

function existingFile(folder: string, names: string[]): string | undefined {
  return names.find((name) => existsSync(join(folder, name)));
}

function readArticle(folder: string, file: string, site: Site): Article {
  const isOurs = !existsSync(join(folder, file));
  const language = languageOf(file) ?? (isOurs ? 'en' : null);
  return { ...parse(folder, file, site, parseArticle), language };
}

function languageOf(file: string): Language | undefined {
  return /\/(\w+)\.md$/.exec(file)?.[1] as Language | undefined;
}

function parse<Parsed extends Imprint>(
  folder: string,
  file: string,
  site: Site,
  read: (source: string) => Parsed,
): Parsed {
  const path = existsSync(join(folder, file)) ? join(folder, file) : join(OURS, file);
  requireFile(path);
  try {
    // Some editors begin a file with a byte order mark.
    const text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
    const parsed = read(fillIn(text, site, languageOf(file) ?? 'en'));
    if (parsed.title === '') throw new OperatorError('it must begin with a heading, "# …"');
    return parsed;
  } catch (error) {
    throw error instanceof OperatorError ? new OperatorError(`${path}: ${error.message}`) : error;
  }
}

/** HTML in a text is shown as text. */
const markdown = new MarkdownIt();

/** `#` is the title, each `##` a chapter, and each `###` a question. A heading may have its anchor: `## Plans {#plans}`. */
function parseArticle(source: string): Omit<Article, 'language'> {
  const [title = { title: '', html: '' }, ...sections] = divide(markdown.parse(source, {}));
  const chapters: Article['chapters'] = [];
  for (const { level, ...section } of sections) {
    const chapter = chapters.at(-1);
    if (level === 3 && chapter) chapter.questions.push(section);
    else chapters.push({ ...section, questions: [] });
  }
  return { title: title.title, html: title.html, chapters };
}

/** What is above the first heading comes below it. */
function divide(tokens: Token[]): (Section & { level: number })[] {
  const starts = tokens.flatMap(({ type, tag }, index) =>
    type === 'heading_open' && ['h1', 'h2', 'h3'].includes(tag) ? [index] : [],
  );
  return starts.map((start, index) => {
    const heading = tokens[start + 1]?.children?.map(({ content }) => content).join('') ?? '';
    const [, title = '', anchor] = /^(.*?)(?: \{#([\w-]+)\})?$/s.exec(heading) ?? [];
    const above = index === 0 ? tokens.slice(0, start) : [];
    return {
      level: Number(tokens[start]?.tag.slice(1)),
      id: anchor ?? anchorOf(title),
      title,
      html: render([...above, ...tokens.slice(start + 3, starts[index + 1])]),
    };
  });
}

/** The title, and the text as a whole: below the title of a page, headings begin with the second level and skip none. */
function parseImprint(source: string): Imprint {
  const tokens = markdown.parse(source.replace(/^(#.*) \{#[\w-]+\}$/gm, '$1'), {});
  const [{ title } = { title: '' }] = divide(tokens);
  const start = tokens.findIndex(({ type }) => type === 'heading_open');
  tokens.splice(start, 3);
  let level = 1;
  for (const token of tokens) {
    if (token.type === 'heading_open') level = Math.min(Math.max(Number(token.tag.slice(1)), 2), level + 1);
    if (token.type.startsWith('heading_')) token.tag = `h${level}`;
  }
  return { title, html: render(tokens) };
}

function render(tokens: Token[]): string {
  return markdown.renderer.render(tokens, markdown.options, {});
}

function anchorOf(title: string): string {
  return (title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join('-');
}

/**
 * Puts what differs between installations into a text: `{support}`, and blocks like
 *
 *     ::: with plans
 *     Shown where plans are sold.
 *     :::
 *
 * @throws OperatorError for a placeholder or a block that we don't know
 */
function fillIn(text: string, site: Site, language: Language): string {
  const conditions = conditionsOf(site);
  const values = valuesOf(site, language);
  return text
    .replace(/^::: ?(.+)\n([\s\S]*?)^:::(?:\n|$)/gm, (_, name: string, block: string) =>
      find(conditions, name.trim(), `::: ${name}`) ? block : '',
    )
    .replace(/\{(\w+)\}/g, (placeholder, name: string) =>
      escapeMarkdown(String(find(values, name, placeholder))),
    );
}

function conditionsOf({ hasPlans, operator, isPublic, registration }: Site): Record<string, boolean> {
  return {
    'with plans': hasPlans,
    'without plans': !hasPlans,
    'with operator': operator !== null,
    'without operator': operator === null,
    'with registration': registration === 'open',
    'without registration': registration !== 'open',
    'public, without operator': isPublic && operator === null,
  };
}

function valuesOf(
  { name, supportEmail, operator }: Site,
  language: Language,
): Record<string, string | number> {
  return {
    name,
    support: supportEmail,
    operator: operator ? [operator.name, operator.address].filter(Boolean).join(', ') : '',
    limit: freePlan.reviews,
    monthly: priceIn(language, prices.monthly),
    annual: priceIn(language, prices.annual),
    saving: priceIn(language, annualSaving),
    days: REVIEW_LINK_DAYS,
    employerDays: MAX_EMPLOYER_LINK_DAYS,
    requestDays: REQUEST_DAYS,
    praise: MAX_PRAISE,
  };
}

function find<Value>(known: Record<string, Value>, name: string, shown: string): Value {
  if (Object.hasOwn(known, name)) return known[name] as Value;
  throw new OperatorError(`"${shown}" is unknown; known are ${Object.keys(known).join(' · ')}`);
}

function escapeMarkdown(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, '\\$&');
}
