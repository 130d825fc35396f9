import type { ReactNode } from 'react';
import type { Sentence } from '#contract/languages/sentence.ts';
import { currentLanguage, t } from '#web/language.ts';
import { site } from '#web/site.ts';
import { MarketingPage, pageWidth } from './MarketingPage.tsx';

export interface Chapter {
  /** The anchor, without the `#`. */
  id: string;
  title: string;
  body: ReactNode;
}

interface ArticleProps {
  title: string;
  intro: string;
  /** Of a legal page, which is in English only; as in 2026-11-21. */
  updated?: string;
  chapters: readonly Chapter[];
}

export function Article({ title, intro, updated, chapters }: ArticleProps) {
  const english = updated && ({ lang: 'en', dir: 'ltr' } as const);
  return (
    <MarketingPage>
      {english && currentLanguage() !== 'en' && (
        <p className={`${pageWidth} pt-4 font-semibold`}>{t('This page is in English only.')}</p>
      )}
      <div {...english} className={`${pageWidth} pt-8 pb-20 sm:pt-14 lg:pb-28`}>
        <header className="max-w-[36rem]">
          <h1 className="voice-xl">{title}</h1>
          <p className="mt-4 text-ink-muted">{intro}</p>
          {updated && (
            <p className="mt-4 text-sm text-ink-muted">
              Last updated <time dateTime={updated}>{LONG_DATE.format(new Date(updated))}</time>
            </p>
          )}
        </header>
        <div className="mt-8 grid-cols-[minmax(0,36rem)_18rem] justify-between gap-x-16 sm:mt-12 lg:grid">
          <Contents title={english ? ('On this page' as Sentence) : t('On this page')} chapters={chapters} />
          <div className="lg:col-start-1 lg:row-start-1">
            {chapters.map(({ id, title, body }) => (
              <section key={id} aria-labelledby={id} className="mt-12 lg:first:mt-0">
                <h2 id={id} className="scroll-mt-8 voice-l">
                  {title}
                </h2>
                <div className={longForm}>{body}</div>
              </section>
            ))}
          </div>
        </div>
      </div>
    </MarketingPage>
  );
}

const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const longForm = [
  '[&_p]:mt-4 [&_ul]:mt-4 [&_ul]:list-disc [&_ul]:ps-5 [&_li]:mt-2 [&_li]:ps-1 [&_li]:marker:text-accent',
  '[&_a]:rounded-sm [&_a]:text-accent [&_a]:underline [&_a]:decoration-1 [&_a]:underline-offset-4 [&_a]:wrap-anywhere [&_a:hover]:decoration-2',
].join(' ');

function Contents({ title, chapters }: { title: string; chapters: readonly Chapter[] }) {
  return (
    <nav
      aria-label={title}
      className="self-start rounded-sheet border border-transparent bg-sheet p-4 sm:p-6 lg:sticky lg:top-8 lg:col-start-2 lg:row-start-1"
    >
      <p className="text-sm font-semibold">{title}</p>
      <ul className="mt-2 gap-x-8 max-lg:sm:columns-2">
        {chapters.map(({ id, title }) => (
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

export function SupportLink() {
  return <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>;
}

/** As in: "we" means … */
export function Operator() {
  if (!site.operator)
    return `the people who run it at this address.${site.isPublic ? " They haven't given their name." : ''}`;
  const { name, address } = site.operator;
  return `its operator at this address: ${name}${address ? `, ${address}` : ''}.`;
}
