import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import MarkdownIt, { type Token } from 'markdown-it';
import { type Article, type ArticleName, articleNames, type Section } from '#contract/articles.ts';
import { type Language, languages } from '#contract/languages/languages.ts';
import type { Imprint, Site } from '#contract/site.ts';
import { ConfigError } from '#server/system/config.ts';
import { fillIn } from './fill-in.ts';

const OURS = join(import.meta.dirname, '../../content');
const IMPRINT = 'imprint.md';

/** An article in a language, or else in English. */
export type Content = (name: ArticleName, language: Language) => Article;

/**
 * The prose of an installation. A file in the operator's folder takes the place of ours of the same name.
 * @throws ConfigError if a file of the operator can't be shown
 */
export function openContent(folder: string, site: Site): Content {
  const kept = new Map<string, Article>();
  const read = (file: string): Article => {
    const article = kept.get(file) ?? readArticle(folder, file, site);
    kept.set(file, article);
    return article;
  };
  for (const file of operatorsFiles(folder)) if (file !== IMPRINT) read(file);
  return (name, language) => {
    const names = [`${name}/${language}.md`, `${name}.md`];
    return read(existingFile(folder, names) ?? existingFile(OURS, names) ?? `${name}/en.md`);
  };
}

/** What some countries require on every page. @throws ConfigError */
export function readImprint(folder: string): Imprint | null {
  if (!existsSync(join(folder, IMPRINT))) return null;
  const { title, html } = parse(folder, IMPRINT, (text) => text);
  return { title, html };
}

function operatorsFiles(folder: string): string[] {
  const languageCodes = Object.keys(languages).join();
  const known = [IMPRINT, `{${articleNames}}.md`, `{${articleNames}}/{${languageCodes}}.md`];
  const files = globSync(known, { cwd: folder });
  const [unknown] = globSync('**/*.md', { cwd: folder, exclude: files });
  if (unknown)
    throw new ConfigError(`${join(folder, unknown)} is not shown anywhere; known are ${known.join(' · ')}`);
  return files;
}

function existingFile(folder: string, names: string[]): string | undefined {
  return names.find((name) => existsSync(join(folder, name)));
}

function readArticle(folder: string, file: string, site: Site): Article {
  const [, ofFile] = /\/(\w+)\.md$/.exec(file) ?? [];
  const isOurs = !existsSync(join(folder, file));
  const language = (ofFile ?? (isOurs ? 'en' : null)) as Language | null;
  return { ...parse(folder, file, (text) => fillIn(text, site, language ?? 'en')), language };
}

function parse(folder: string, file: string, edit: (text: string) => string): Omit<Article, 'language'> {
  const path = existsSync(join(folder, file)) ? join(folder, file) : join(OURS, file);
  try {
    const article = parseArticle(edit(readFileSync(path, 'utf8')));
    if (article.title === '') throw new ConfigError('it must begin with a heading, "# …"');
    return article;
  } catch (error) {
    throw error instanceof ConfigError ? new ConfigError(`${path}: ${error.message}`) : error;
  }
}

/** HTML in a text is shown as text. */
const markdown = new MarkdownIt();

/**
 * Headings divide a text: `#` is its title, each `##` a chapter, and each `###` a question in it. A heading may end with its
 * anchor, as in `## Plans {#plans}`.
 */
function parseArticle(source: string): Omit<Article, 'language'> {
  const [title = { title: '', html: '' }, ...sections] = divide(markdown.parse(source, {}));
  const chapters: Article['chapters'] = [];
  for (const { level, ...section } of sections) {
    if (level === 3) chapters.at(-1)?.questions.push(section);
    else chapters.push({ ...section, questions: [] });
  }
  return { title: title.title, html: title.html, chapters };
}

/** What is above the first heading is dropped. */
function divide(tokens: Token[]): (Section & { level: number })[] {
  const starts = tokens.flatMap(({ type, tag }, index) =>
    type === 'heading_open' && ['h1', 'h2', 'h3'].includes(tag) ? [index] : [],
  );
  return starts.map((start, index) => {
    const heading = tokens[start + 1]?.children?.map(({ content }) => content).join('') ?? '';
    const [, title = '', anchor] = /^(.*?)(?: \{#([\w-]+)\})?$/s.exec(heading) ?? [];
    return {
      level: Number(tokens[start]?.tag.slice(1)),
      id: anchor ?? anchorOf(title),
      title,
      html: markdown.renderer.render(tokens.slice(start + 3, starts[index + 1]), markdown.options, {}),
    };
  });
}

function anchorOf(title: string): string {
  return (title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join('-');
}
