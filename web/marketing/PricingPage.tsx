import { type ComponentType, lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { STAR_PATH } from '#contract/drawings.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import { freePlan } from '#contract/plans.ts';
import { useAuth } from '#web/accounts/auth.tsx';
import { textLink } from '#web/accounts/text-link.ts';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { planNames } from '#web/plans/plan-names.ts';
import { site } from '#web/site.ts';
import { richText } from '#web/ui/rich-text.tsx';
import { buttonVariants } from '#web/ui/variants.ts';
import { MarketingPage } from './MarketingPage.tsx';
import { PlanCards } from './PlanCards.tsx';
import { SectionTitle } from './SectionTitle.tsx';

interface PricingPageProps {
  /** Where it is loaded already. */
  SignedInPlans: ComponentType | undefined;
}

export function PricingPage({ SignedInPlans = LazyPlans }: PricingPageProps) {
  return (
    <MarketingPage>
      <div className="page-width pt-8 pb-20 sm:pt-14 lg:pb-28">
        <h1 className="max-w-[16ch] voice-xl">{t('Pricing as simple as a thank you')}</h1>
        <p className="mt-5 max-w-[30rem] text-ink-muted">
          {t(
            'Your first {limit} reviews are free, no card needed. Upgrade when more people want to thank you, and cancel anytime.',
            { limit: freePlan.reviews },
          )}
        </p>
        <Plans SignedInPlans={SignedInPlans} />
        <p className="mt-8 text-ink-muted">
          {richText(
            t('Questions about the plans? Write to <address>{address}</address>.', {
              address: site.supportEmail,
            }),
            {
              address: () => (
                <a href={`mailto:${site.supportEmail}`} className={`${textLink} wrap-anywhere`}>
                  {site.supportEmail}
                </a>
              ),
            },
          )}
        </p>
      </div>
      <WhyUpgrade />
    </MarketingPage>
  );
}

/** Visitors don't load what asks the server about a plan. */
const LazyPlans = lazy(async () => ({ default: (await import('./SignedInPlans.tsx')).SignedInPlans }));

function Plans({ SignedInPlans }: { SignedInPlans: ComponentType }) {
  const { user } = useAuth();
  if (!user) {
    const isOpen = site.registration === 'open';
    return (
      <PlanCards
        renderAction={({ type }, look) => (
          <Link
            to={isOpen ? paths.register : paths.login}
            state={isOpen ? undefined : { from: paths.pricing }}
            className={buttonVariants(look)}
          >
            {t('Choose {plan}', { plan: t(planNames[type]) })}
          </Link>
        )}
      />
    );
  }
  return (
    <Suspense fallback={<PlanCards renderAction={() => null} />}>
      <SignedInPlans />
    </Suspense>
  );
}

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

function WhyUpgrade() {
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
    <span className={`${slipShape} border-transparent lit`}>
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 fill-star stroke-star-edge">
        <path d={STAR_PATH} />
      </svg>
    </span>
  );
}
