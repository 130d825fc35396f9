import type { ComponentType } from 'react';
import { Link } from 'wouter';
import type { Article } from '#contract/articles.ts';
import { languages } from '#contract/languages/languages.ts';
import { freePlan } from '#contract/plans.ts';
import { site } from '#web/site.ts';
import { whole } from '#web/ui/counts.ts';
import { Prose } from '#web/ui/Prose.tsx';
import { buttonVariants } from '#web/ui/variants.ts';
import { LanguageNote, languageOf } from './article-language.tsx';
import { Downloads } from './Downloads.tsx';
import { MarketingPage } from './MarketingPage.tsx';

export function MediaPage({ article }: { article: Article }) {
  return (
    <MarketingPage>
      <LanguageNote article={article} />
      <div {...languageOf(article)} className="pb-6 lg:pb-8">
        <Opening article={article} />
        {article.chapters.map((chapter) => (
          <Chapter key={chapter.id} {...chapter} />
        ))}
      </div>
    </MarketingPage>
  );
}

function Opening({ article: { title, html } }: { article: Article }) {
  return (
    <section className="page-width pt-8 pb-16 sm:pt-14 lg:pb-20">
      <h1 className="voice-xl">{title}</h1>
      <Prose html={html} className="max-w-[34rem] text-ink-muted [&>:first-child]:mt-5" />
      <div className="mt-8 flex flex-wrap gap-3">
        <a href="#downloads" className={buttonVariants({ size: 'lg', className: 'max-sm:w-full' })}>
          Logos and pictures
        </a>
        <Link
          to="#contacts"
          className={buttonVariants({ variant: 'secondary', size: 'lg', className: 'max-sm:w-full' })}
        >
          Ask us a question
        </Link>
      </div>
    </section>
  );
}

/** What the text can't hold, by the anchor of its chapter. */
const additions = new Map<string, ComponentType>([
  ['figures', Figures],
  ['downloads', Downloads],
]);

function Chapter({ id, title, html, questions: parts }: Article['chapters'][number]) {
  const Addition = additions.get(id);
  return (
    <section aria-labelledby={id} className="page-width py-14 lg:py-20">
      <h2 id={id} className="scroll-mt-8 voice-l">
        {title}
      </h2>
      <Prose
        html={html}
        className="max-w-[34rem] [&_blockquote]:mt-10 [&_blockquote]:voice-l [&_blockquote]:text-balance"
      />
      {Addition && <Addition />}
      {parts.length > 0 && (
        <ul className="mt-10 grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {parts.map(({ id, title, html }) => (
            <li key={id}>
              <h3 className="title">{title}</h3>
              <Prose html={html} className="text-ink-muted [&>:first-child]:mt-1" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** True of the software, so that they are true on every installation. */
const figures = [
  { figure: 30, label: 'seconds per review' },
  { figure: 4, label: 'taps from scanning to sending' },
  { figure: Object.keys(languages).length, label: 'languages' },
  ...(site.hasPlans ? [{ figure: freePlan.reviews, label: 'free reviews' }] : []),
  { figure: 1, label: 'person reads each review' },
];

function Figures() {
  return (
    <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-8 border-y border-line py-8 sm:grid-cols-3 lg:grid-cols-5">
      {figures.map(({ figure, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end max-sm:last:odd:col-span-2">
          <dt className="text-sm text-ink-muted">{label}</dt>
          <dd className="figure">
            <bdi>{whole(figure)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
