import type { Sentence } from '#contract/languages/sentence.ts';
import { firstName } from '#contract/names.ts';
import type { Views } from '#contract/rendering.ts';
import { industryName } from '#web/accounts/industry-name.ts';
import { textLink } from '#web/accounts/text-link.ts';
import { blank, t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { plural } from '#web/plural.ts';
import { site } from '#web/site.ts';
import { decimal } from '#web/ui/counts.ts';
import { longDate, monthAndYear, monthRange } from '#web/ui/dates.ts';
import { ImprintNote } from '#web/ui/ImprintNote.tsx';
import { Facts, Letter } from '#web/ui/Letter.tsx';
import { LogoMark } from '#web/ui/LogoMark.tsx';
import { commaList } from '#web/ui/punctuation.ts';
import { sentenceWith } from '#web/ui/rich-text.tsx';
import { Stars } from '#web/ui/Stars.tsx';
import { EmployerPraise } from './EmployerPraise.tsx';

type Employer = Views['employer'];

/** A letter of reference: who it is about, then what customers wrote. */
export function EmployerPage({ employer, expiresAt, praise, ...about }: Employer) {
  const vouching = sentenceWith(
    'The reviews were written by customers without an account. {name} can’t write or change them.' as Sentence,
    { name: <bdi>{firstName(about.fullName)}</bdi> },
  );
  return (
    <main
      data-prints-black
      className="reference awaits-voice mx-auto flex min-h-dvh max-w-280 flex-col border border-transparent bg-sheet text-ink-muted wrap-anywhere sm:my-14 sm:min-h-0 sm:overflow-hidden sm:rounded-sheet"
    >
      <div className="px-5 pt-5 pb-8 sm:px-14 sm:pt-14">
        <div className="letterhead">
          <LogoMark className="h-8 w-auto max-w-44" />
          <div>
            <p>{t('Letter of reference')}</p>
            <p>{sentenceWith('For {employer}' as Sentence, { employer: <bdi>{employer}</bdi> })}</p>
          </div>
        </div>
        <About {...about} />
        <ul className="letters mt-5 text-ink lg:mt-0">
          {longestFirst(about.reviews).map(({ rating, comment, customerName, createdAt, place }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
            <li key={index} className="overflow-hidden">
              <Letter
                stars={<Stars rating={rating} />}
                words={comment}
                name={firstName(customerName ?? '') || t('A customer')}
                headingLevel="h2"
                facts={[place?.name, monthAndYear(createdAt, 'UTC')]}
              />
            </li>
          ))}
        </ul>
        {praise.length > 0 && (
          <>
            <p className="mt-4 mb-8 text-sm">{vouching}</p>
            <EmployerPraise praise={praise} fullName={about.fullName} />
          </>
        )}
      </div>
      <footer className="mt-auto grid gap-3 bg-hover px-5 py-5 text-sm sm:px-14 sm:py-8">
        {praise.length === 0 && <p>{vouching}</p>}
        <p>
          {sentenceWith('This page is only for you. It closes on {date} at the latest.' as Sentence, {
            date: <time dateTime={expiresAt}>{longDate(expiresAt, undefined, 'UTC')}</time>,
          })}
          {blank()}
          <a href={paths.home} className={textLink}>
            {site.name}
          </a>
        </p>
        <ImprintNote className="" />
      </footer>
    </main>
  );
}

/** It counts the reviews on this page alone. */
function About({ fullName, industry, reviews }: Pick<Employer, 'fullName' | 'industry' | 'reviews'>) {
  const places = new Set(
    reviews.flatMap(({ place }) =>
      place ? commaList([place.name, ...(place.location ? [place.location] : [])]) : [],
    ),
  );
  const average = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
  const [to = '', from = to] = [reviews[0], reviews.at(-1)].map((review) => review?.createdAt);
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-14 gap-y-5 border-b border-line pt-8 pb-8 sm:pt-14">
      <div>
        <h1 className="voice-xl mb-3 text-ink">
          <bdi>{fullName}</bdi>
        </h1>
        <p className="text-ink">{industryName(industry)}</p>
        <Facts facts={[...places].map((place) => <bdi key={place}>{place}</bdi>)} />
        <p className="text-sm first-letter:uppercase">{monthRange(from, to, 'UTC')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5">
        <p
          role="img"
          aria-label={t('{average} out of 5 on average', { average: decimal(average) })}
          className="flex items-center gap-3"
        >
          <span className="voice-l text-ink tabular-nums">{decimal(average)}</span>
          <Stars rating={average} className="h-5" />
        </p>
        <p className="text-sm">
          {plural('{count} review, chosen by {name}|{count} reviews, chosen by {name}', reviews.length, {
            name: firstName(fullName),
          })}
        </p>
      </div>
    </header>
  );
}

/** The longest introduces the others, which keep their order. */
function longestFirst(reviews: Employer['reviews']): Employer['reviews'] {
  const lengths = reviews.map(({ comment }) => comment.length);
  const longest = lengths.indexOf(Math.max(...lengths));
  return [...reviews.slice(longest, longest + 1), ...reviews.toSpliced(longest, 1)];
}
