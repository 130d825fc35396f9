import type { ComponentType } from 'react';
import { type Article, type ArticleName, articleAddress } from '#contract/articles.ts';
import { documentLanguage } from '#web/language.ts';

type ArticlePage = ComponentType<{ article: Article }>;

/** The server renders each page for many languages. */
let rendered: Article | null = null;

/** The server calls it right before each synchronous render. */
export function setRenderedArticle(next: Article | null): void {
  rendered = next;
}

export async function loadArticle(
  name: ArticleName,
  loadPage: () => Promise<ArticlePage>,
): Promise<ComponentType> {
  const [Page, loaded] = await Promise.all([loadPage(), import.meta.env.SSR ? null : fetchArticle(name)]);
  return () => {
    const article = loaded ?? rendered;
    return article && <Page article={article} />;
  };
}

async function fetchArticle(name: ArticleName): Promise<Article> {
  // Not the dictionary's, which is loaded beside it.
  const response = await fetch(articleAddress(name, documentLanguage()));
  if (!response.ok) throw new Error(`The text of /${name} could not be loaded: ${response.status}`);
  // The same server's and the same build's.
  return response.json();
}
