import { STAR_PATH } from '#contract/drawings.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import { freePlan } from '#contract/plans.ts';
import { t } from '#web/language.ts';
import { planNames } from '#web/plans/plan-names.ts';
import { SectionTitle } from './SectionTitle.tsx';

const reasons = [
  {
    title: 'Your page stays open' as Sentence,
    text: 'The free plan stops at {limit} reviews. With a paid plan, no one who wants to thank you is turned away.' as Sentence,
  },
  {
    title: 'A code for every workplace' as Sentence,
    text: 'Add every place you work. Each gets its own link and QR code, so you see where your reviews come from.' as Sentence,
  },
  {
    title: 'First in line' as Sentence,
    text: 'Your questions go to the top of the pile, and a real person answers them.' as Sentence,
  },
  {
    title: 'Nothing to lose' as Sentence,
    text: 'Cancel anytime. You go back to the free plan and keep every review and workplace.' as Sentence,
  },
] satisfies { title: Sentence; text: Sentence }[];

const limit = freePlan.reviews;

export function WhyUpgrade() {
  return (
    <section
      aria-labelledby="why-upgrade"
      className="page-width grid gap-12 pb-20 lg:grid-cols-[5fr_8fr] lg:gap-16 lg:pb-28"
    >
      <div>
        <SectionTitle id="why-upgrade" title={t('Why Upgrade')}>
          {t('Good work earns more than {limit} thank yous.', { limit })}
        </SectionTitle>
        <LimitPicture />
      </div>
      <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
        {reasons.map(({ title, text }) => (
          <li key={title}>
            <h3 className="title">{t(title)}</h3>
            <p className="mt-1 text-ink-muted">{t(text, { limit })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LimitPicture() {
  return (
    <div
      role="img"
      aria-label={t('The free plan stops after {limit} reviews. Paid plans keep going.', { limit })}
      className="mt-8 max-w-96 text-sm leading-5 select-none"
    >
      <p className="text-ink-muted">{t(planNames.free)}</p>
      <div className="mt-2 flex gap-2">
        {slips.slice(0, limit).map((slip) => (
          <Slip key={slip} />
        ))}
        <span className={`${slipShape} border-dashed border-edge`} />
      </div>
      <p className="mt-6 font-semibold text-accent">{t('Monthly and Annual')}</p>
      <div className="mt-2 flex gap-2 overflow-hidden ltr:mask-r-from-70% rtl:mask-l-from-70%">
        {slips.map((slip) => (
          <Slip key={slip} />
        ))}
      </div>
    </div>
  );
}

/** Eight per row. */
const slipShape =
  'flex h-12 shrink-0 basis-[calc((100%-3.5rem)/8)] items-center justify-center rounded-control rounded-es-sm border';

const slips = [1, 2, 3, 4, 5, 6, 7, 8];

function Slip() {
  return (
    <span className={`${slipShape} border-transparent bg-note`}>
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 fill-star stroke-star-edge">
        <path d={STAR_PATH} />
      </svg>
    </span>
  );
}
