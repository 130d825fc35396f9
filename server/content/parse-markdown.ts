import MarkdownIt, { type Token } from 'markdown-it';
import type { Article, Section } from '#contract/articles.ts';

/** HTML in a text is shown as text. */
const markdown = new MarkdownIt();

/**
 * Headings divide a text: `#` is its title, each `##` a chapter, and each `###` a question in it. A heading may end with its
 * anchor, as in `## Plans {#plans}`.
 */
export function parseArticle(source: string): Omit<Article, 'language'> {
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
