import type { Sentence } from '#contract/languages/sentence.ts';
import { firstName } from '#contract/names.ts';
import type { Views } from '#contract/rendering.ts';
import { textLink } from '#web/accounts/text-link.ts';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { plural } from '#web/plural.ts';
import { site } from '#web/site.ts';
import { ImprintNote } from '#web/ui/ImprintNote.tsx';
import { Letter } from '#web/ui/Letter.tsx';
import { LogoMark } from '#web/ui/LogoMark.tsx';
import { richText, sentenceWith } from '#web/ui/rich-text.tsx';
import { Stars } from '#web/ui/Stars.tsx';
import { useDates } from '#web/ui/use-dates.ts';

export function EmployerPage({ fullName, employer, expiresAt, reviews }: Views['employer']) {
  const { longDate, monthAndYear } = useDates();
  const name = <bdi>{fullName}</bdi>;
  return (
    <main data-prints-black className="mx-auto max-w-170 px-5 py-10 text-ink-muted wrap-anywhere sm:py-12">
      <header>
        <p className="font-semibold text-accent">
          {sentenceWith('For {employer}' as Sentence, { employer: <bdi>{employer}</bdi> })}
        </p>
        <h1 className="voice-xl mt-3 mb-5 text-ink">{name}</h1>
        <p className="max-w-lg">
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
      <div className="mt-12 space-y-5">
        {reviews.map(({ rating, comment, customerName, createdAt }, index) => (
          <Letter
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
            key={index}
            stars={<Stars rating={rating} className="h-3.5" />}
            words={comment}
            name={firstName(customerName ?? '') || t('A customer')}
            headingLevel="h2"
            facts={[monthAndYear(createdAt)]}
          />
        ))}
      </div>
      <footer className="mt-12 grid gap-5 text-sm">
        <p>
          {sentenceWith(
            'On {site}, customers write without an account. They use a link or QR code from the person who served them.' as Sentence,
            { site: site.name },
          )}{' '}
          {sentenceWith(
            'That person can’t write or change reviews. {name} chose the reviews on this page; there may be others.' as Sentence,
            { name },
          )}
        </p>
        <p>
          {sentenceWith('This page is only for you. It closes on {date} at the latest.' as Sentence, {
            date: <time dateTime={expiresAt}>{longDate(expiresAt)}</time>,
          })}{' '}
          <a href={paths.home} className={textLink}>
            {site.logo && <LogoMark className="me-2 inline size-6" />}
            {site.name}
          </a>
        </p>
        <ImprintNote className="print:hidden" />
      </footer>
    </main>
  );
}
