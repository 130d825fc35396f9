import { type ComponentType, lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { freePlan } from '#contract/plans.ts';
import { useAuth } from '#web/accounts/auth.tsx';
import { textLink } from '#web/accounts/text-link.ts';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { planNames } from '#web/plans/plan-names.ts';
import { site } from '#web/site.ts';
import { richText } from '#web/ui/rich-text.tsx';
import { MarketingPage } from './MarketingPage.tsx';
import { PlanCards } from './PlanCards.tsx';
import { WhyUpgrade } from './WhyUpgrade.tsx';

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

/** Screen readers read out what the card already shows. */
const readOnly = { more: (text: string) => <span className="sr-only">{text}</span> };

/** Visitors don't load what asks the server about a plan. */
const LazyPlans = lazy(async () => ({ default: (await import('./SignedInPlans.tsx')).SignedInPlans }));

function Plans({ SignedInPlans }: { SignedInPlans: ComponentType }) {
  const { user } = useAuth();
  if (!user) {
    return (
      <PlanCards
        renderAction={({ type }, buttonClass) =>
          site.registration === 'open' ? (
            <Link to={paths.register} className={buttonClass}>
              {richText(t('Get Started<more> with {plan}</more>', { plan: t(planNames[type]) }), readOnly)}
            </Link>
          ) : (
            <Link to={paths.login} state={{ from: paths.pricing }} className={buttonClass}>
              {richText(t('Sign in<more> to choose {plan}</more>', { plan: t(planNames[type]) }), readOnly)}
            </Link>
          )
        }
      />
    );
  }
  return (
    <Suspense fallback={<PlanCards renderAction={() => null} />}>
      <SignedInPlans />
    </Suspense>
  );
}
