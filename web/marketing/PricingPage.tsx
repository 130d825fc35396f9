import { useQuery } from '@tanstack/react-query';
import { Check, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { brand } from '#contract/brand.ts';
import { annualSaving, type Checkout, freePlan, prices, type SubscriptionType } from '#contract/plans.ts';
import { textLink } from '#web/accounts/text-link.ts';
import { failureMessage } from '#web/api/call.ts';
import { paths } from '#web/paths.ts';
import { PaymentFailedNote } from '#web/plans/PaymentFailedNote.tsx';
import { planNames } from '#web/plans/plan-names.ts';
import { subscriptionStatusQuery, useCheckout, useCurrentPlan } from '#web/plans/queries.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { toast } from '#web/ui/toast.ts';
import { buttonVariants } from '#web/ui/variants.ts';
import { MarketingPage, pageWidth } from './MarketingPage.tsx';
import { WhyUpgrade } from './WhyUpgrade.tsx';

export function PricingPage() {
  return (
    <MarketingPage>
      <div className={`${pageWidth} pt-8 pb-20 sm:pt-14 lg:pb-28`}>
        <div className="grid items-end gap-6 lg:grid-cols-[3fr_2fr] lg:gap-12">
          <h1 className="text-[2.625rem] leading-[1.08] tracking-[-0.03em] sm:text-6xl">
            Pricing as simple as a thank you
          </h1>
          <p className="max-w-[36rem] text-lg leading-8 text-ink-muted">
            Your first {freePlan.reviews} reviews are free, no card needed. Upgrade when more people want to
            thank you, and cancel anytime.
          </p>
        </div>
        <Plans />
        <p className="mt-8 text-ink-muted sm:text-center">
          Questions about the plans? Write to{' '}
          <a href={`mailto:${brand.supportEmail}`} className={textLink}>
            {brand.supportEmail}
          </a>
          .
        </p>
      </div>
      <WhyUpgrade />
    </MarketingPage>
  );
}

interface Plan {
  type: SubscriptionType;
  price: number;
  period: string;
  note: string;
  features: string[];
  checkout: Checkout['plan'] | null;
}

const free: Plan = {
  type: 'free',
  price: 0,
  period: 'to start with',
  note: 'Free for as long as you like',
  features: [
    `${freePlan.reviews} reviews total`,
    'Basic QR codes',
    'Email notifications',
    'Single workplace',
  ],
  checkout: null,
};

const monthly: Plan = {
  type: 'monthly',
  price: prices.monthly,
  period: 'per month',
  note: 'Stay a month or stay for years',
  features: ['Unlimited reviews', 'Multiple workplaces', 'Priority support'],
  checkout: 'monthly',
};

const annual: Plan = {
  type: 'annual',
  price: prices.annual,
  period: 'per year',
  note: `Just $${(prices.annual / 12).toFixed(2)} a month`,
  features: [
    ...monthly.features,
    `Saving $${annualSaving} per year`,
    `${Math.floor(annualSaving / prices.monthly)}+ months free`,
  ],
  checkout: 'yearly',
};

function Plans() {
  const current = useCurrentPlan();
  const { data: status } = useQuery({ ...subscriptionStatusQuery, enabled: current !== null });
  const { open, pending } = useCheckout((error) =>
    toast({
      title: 'Checkout failed',
      description: failureMessage(error, 'Please try again later'),
      variant: 'destructive',
    }),
  );

  function renderAction({ type, checkout }: Plan): ReactNode {
    const buttonClass = buttonVariants({
      variant: type === 'annual' ? 'primary' : 'secondary',
      size: 'lg',
      className: 'w-full px-4!',
    });
    if (current === null) {
      return (
        <Link to={paths.register} className={buttonClass}>
          Get Started<span className="sr-only"> with {planNames[type]}</span>
        </Link>
      );
    }
    if (checkout === null || type === current) {
      return (
        <Link to={paths.dashboard} className={buttonClass}>
          Go to Dashboard
        </Link>
      );
    }
    return (
      <button
        type="button"
        className={buttonClass}
        aria-disabled={pending !== null}
        aria-busy={pending === checkout}
        onClick={() => void open(checkout)}
      >
        {pending === checkout && <LoaderCircle aria-hidden className="animate-spin" />}
        {current === 'annual' ? 'Switch' : 'Upgrade'} to {planNames[type]}
      </button>
    );
  }

  return (
    <>
      {current && status?.paymentFailed && (
        <PaymentFailedNote plan={current} className="mx-auto mt-12 max-w-[36rem]" />
      )}
      <div className="mt-12 grid gap-6 lg:mt-16 lg:grid-cols-3 lg:grid-rows-[auto_auto_1fr]">
        {[free, monthly, annual].map((plan) => (
          <PlanCard
            key={plan.type}
            plan={plan}
            isPopular={plan.type === 'annual'}
            isCurrent={plan.type === current}
            action={renderAction(plan)}
          />
        ))}
      </div>
      {status?.renewsAt && (
        <p className="mt-8 sm:text-center">
          When you switch, the new plan starts right away. We credit what you haven't used to your next bills.
        </p>
      )}
    </>
  );
}

interface PlanCardProps {
  plan: Plan;
  isPopular: boolean;
  isCurrent: boolean;
  action: ReactNode;
}

/** Shares its three rows with the other cards, so that prices, buttons and lists line up. */
function PlanCard({ plan, isPopular, isCurrent, action }: PlanCardProps) {
  const { type, price, period, note, features } = plan;
  return (
    <article
      aria-labelledby={`${type}-plan`}
      className={`relative grid gap-y-6 rounded-sheet border bg-sheet p-6 sm:p-8 lg:row-span-3 lg:grid-rows-subgrid ${
        isPopular ? 'border-accent shadow-raised ring-1 ring-accent' : 'border-line'
      }`}
    >
      <div>
        {isPopular && (
          <p className="absolute -top-3.5 rounded-full bg-accent px-3 py-1 text-sm leading-5 font-semibold text-accent-ink">
            Most Popular
          </p>
        )}
        <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h2 id={`${type}-plan`} className="text-xl leading-7">
            {planNames[type]}
          </h2>
          {isCurrent && <Badge>Current plan</Badge>}
        </div>
        <p className="mt-6">
          <span className="mr-1 text-5xl leading-none font-semibold tracking-[-0.03em]">${price}</span>{' '}
          <span className="text-ink-muted">{period}</span>
        </p>
        <p className="mt-3 text-ink-muted">{note}</p>
      </div>
      <div>{action}</div>
      <ul className="space-y-3 border-t border-line pt-6">
        {features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
            {feature}
          </li>
        ))}
      </ul>
    </article>
  );
}
