import { ChevronDown } from 'lucide-react';
import { useEffect } from 'react';
import type { Article, Section } from '#contract/articles.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import { t } from '#web/language.ts';
import { Prose } from '#web/ui/Prose.tsx';
import { LanguageNote, languageOf } from './article-language.tsx';
import { MarketingPage, pageWidth } from './MarketingPage.tsx';

export function ArticlePage({ article }: { article: Article }) {
  useOpenLinkedAnswer();
  const { title, html, chapters } = article;
  return (
    <MarketingPage>
      <LanguageNote article={article} />
      <div {...languageOf(article)} className={`${pageWidth} pt-8 pb-20 sm:pt-14 lg:pb-28`}>
        <header className="max-w-[36rem]">
          <h1 className="voice-xl">{title}</h1>
          <Prose html={html} className="text-ink-muted" />
        </header>
        <div className="mt-8 grid-cols-[minmax(0,36rem)_18rem] justify-between gap-x-16 sm:mt-12 lg:grid">
          <Contents article={article} />
          <div className="lg:col-start-1 lg:row-start-1">
            {chapters.map(({ id, title, html, questions }) => (
              <section key={id} aria-labelledby={id} className="mt-12 lg:first:mt-0">
                <h2 id={id} className="scroll-mt-8 voice-l">
                  {title}
                </h2>
                <Prose html={html} />
                {questions.map((question) => (
                  <Question key={question.id} {...question} />
                ))}
              </section>
            ))}
          </div>
        </div>
      </div>
    </MarketingPage>
  );
}

function useOpenLinkedAnswer() {
  useEffect(() => {
    const open = () => {
      const answer = document.getElementById(location.hash.slice(1));
      if (!(answer instanceof HTMLDetailsElement)) return;
      answer.open = true;
      answer.scrollIntoView();
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);
}

function Contents({ article }: { article: Article }) {
  const title = article.language === 'en' ? ('On this page' as Sentence) : t('On this page');
  return (
    <nav
      aria-label={title}
      className="self-start rounded-sheet border border-transparent bg-sheet p-4 sm:p-6 lg:sticky lg:top-8 lg:col-start-2 lg:row-start-1"
    >
      <p className="text-sm font-semibold">{title}</p>
      <ul className="mt-2 gap-x-8 max-lg:sm:columns-2">
        {article.chapters.map(({ id, title }) => (
          <li key={id} className="break-inside-avoid">
            <a
              href={`#${id}`}
              className="inline-block rounded-sm py-1.5 leading-5 text-ink-muted underline-offset-4 hover:text-ink hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Question({ id, title, html }: Section) {
  return (
    <details id={id} className="group scroll-mt-4 border-b border-line last:border-b-0">
      <summary className="flex cursor-pointer list-none items-start justify-between gap-4 rounded-sm py-4 font-semibold hover:text-accent [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          aria-hidden
          className="mt-1 size-5 shrink-0 text-ink-muted transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <Prose html={html} className="pb-6 [&>:first-child]:mt-0" />
    </details>
  );
}
