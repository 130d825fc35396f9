import { useEffect } from 'react';
import type { Article, Section } from '#contract/articles.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import { t } from '#web/language.ts';
import { Indexed, IndexLinks } from '#web/ui/Indexed.tsx';
import { ChevronDown } from '#web/ui/icons.tsx';
import { Prose } from '#web/ui/Prose.tsx';
import { LanguageNote, languageOf } from './article-language.tsx';
import { MarketingPage } from './MarketingPage.tsx';

export function ArticlePage({ article }: { article: Article }) {
  useOpenLinkedAnswer();
  const { title, html, chapters, language } = article;
  const indexLabel = language === 'en' ? ('On this page' as Sentence) : t('On this page');
  return (
    <MarketingPage>
      <LanguageNote article={article} />
      <div {...languageOf(article)} className="page-width pt-8 pb-20 sm:pt-14 lg:pb-28">
        <header className="max-w-[36rem]">
          <h1 className="voice-xl">{title}</h1>
          <Prose html={html} className="text-ink-muted" />
        </header>
        <Indexed index={<IndexLinks label={indexLabel} places={chapters} />} className="mt-8 sm:mt-12">
          {chapters.map(({ id, title, html, questions }) => (
            <section key={id} aria-labelledby={id} className="mt-12 max-w-[36rem] lg:first:mt-0">
              <h2 id={id} className="scroll-mt-8 voice-l">
                {title}
              </h2>
              <Prose html={html} />
              {questions.map((question) => (
                <Question key={question.id} {...question} />
              ))}
            </section>
          ))}
        </Indexed>
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

function Question({ id, title, html }: Section) {
  return (
    <details id={id} className="group scroll-mt-4 border-b border-line last:border-b-0">
      <summary className="flex cursor-pointer list-none items-start justify-between gap-4 rounded-sm py-4 font-semibold hover:text-accent [&::-webkit-details-marker]:hidden">
        <span>{title}</span>
        <ChevronDown
          aria-hidden
          className="mt-1 size-5 shrink-0 text-ink-muted transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <Prose html={html} className="pb-6 [&>:first-child]:mt-0" />
    </details>
  );
}
