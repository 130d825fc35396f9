import { Fragment } from 'react';
import type { Sentence } from '#contract/languages/sentence.ts';
import { firstName } from '#contract/names.ts';
import type { Views } from '#contract/rendering.ts';
import { industryName } from '#web/accounts/industry-name.ts';
import { textLink } from '#web/accounts/text-link.ts';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { plural } from '#web/plural.ts';
import { site } from '#web/site.ts';
import { decimal } from '#web/ui/counts.ts';
import { ImprintNote } from '#web/ui/ImprintNote.tsx';
import { Letter } from '#web/ui/Letter.tsx';
import { LogoMark } from '#web/ui/LogoMark.tsx';
import { richText, sentenceWith } from '#web/ui/rich-text.tsx';
import { Stars } from '#web/ui/Stars.tsx';
import { useDates } from '#web/ui/use-dates.ts';
import { workplaceLabel } from '#web/workplaces/workplace-label.ts';

/** A letter of reference: who it is about, then what customers wrote. */
export function EmployerPage({ expiresAt, reviews, ...head }: Views['employer']) {
  const { longDate, monthAndYear } = useDates();
  return (
    <main
      data-prints-black
      className="awaits-voice mx-auto max-w-170 px-5 py-10 text-ink-muted wrap-anywhere sm:py-12"
    >
      <Head {...head} reviews={reviews} />
      <ul className="letters mt-7 text-ink">
        {reviews.map(({ rating, comment, customerName, createdAt, place }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
          <li key={index}>
            <Letter
              stars={<Stars rating={rating} />}
              words={comment}
              name={firstName(customerName ?? '') || t('A customer')}
              headingLevel="h2"
              facts={[place?.name, monthAndYear(createdAt)]}
            />
          </li>
        ))}
      </ul>
      <footer className="mt-12 grid gap-5 text-sm">
        <p>
          {sentenceWith(
            'On {site}, customers write without an account. They use a link or QR code from the person who served them.' as Sentence,
            { site: site.name },
          )}{' '}
          {sentenceWith(
            'That person can’t write or change reviews. {name} chose the reviews on this page; there may be others.' as Sentence,
            { name: <bdi>{head.fullName}</bdi> },
          )}
        </p>
        <p>
          {sentenceWith('This page is only for you. It closes on {date} at the latest.' as Sentence, {
            date: <time dateTime={expiresAt}>{longDate(expiresAt)}</time>,
          })}{' '}
          <a href={paths.home} className={textLink}>
            {site.logo && <LogoMark className="me-2 inline size-6" />}
            <span>{site.name}</span>
          </a>
        </p>
        <ImprintNote className="" />
      </footer>
    </main>
  );
}

function Head({ fullName, industry, employer, reviews }: Omit<Views['employer'], 'expiresAt'>) {
  const name = <bdi>{fullName}</bdi>;
  return (
    <header className="border-b border-line pb-7">
      <p className="font-semibold text-accent">
        {sentenceWith('For {employer}' as Sentence, { employer: <bdi>{employer}</bdi> })}
      </p>
      <h1 className="voice-xl mt-3 mb-3 text-ink">{name}</h1>
      <Summary industry={industry} reviews={reviews} />
      <p className="mt-5 max-w-lg">
        {richText(
          plural(
            'A review by a customer who agreed to let {name} show it to you.|{count} reviews by customers who agreed to let {name} show them to you.',
            reviews.length,
            { name: '<name></name>' },
          ),
          { name: () => name },
        )}
      </p>
    </header>
  );
}

/** Counts the reviews on this page alone. */
function Summary({ industry, reviews }: Pick<Views['employer'], 'industry' | 'reviews'>) {
  const { monthAndYear } = useDates();
  const places = [...new Set(reviews.flatMap(({ place }) => (place ? workplaceLabel(place) : [])))];
  const average = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
  const [to, from] = [reviews[0], reviews.at(-1)].map((review) => monthAndYear(review?.createdAt ?? ''));
  return (
    <>
      <p className="text-ink">
        {[industryName(industry), ...places].map((fact, index) => (
          <Fragment key={fact}>
            {index > 0 && <span> · </span>}
            <bdi>{fact}</bdi>
          </Fragment>
        ))}
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3">
        <span aria-hidden>
          <Stars rating={average} className="h-4" />
        </span>
        <span>{t('{average} out of 5 on average', { average: decimal(average) })}</span>
        {from && to && <span>{from === to ? from : t('{from} to {to}', { from, to })}</span>}
      </p>
    </>
  );
}
