import { useQuery } from '@tanstack/react-query';
import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { brand } from '#contract/brand.ts';
import { annualSaving, type Checkout, freePlan, prices, type SubscriptionType } from '#contract/plans.ts';
import { textLink } from '#web/accounts/text-link.ts';
import { failureMessage } from '#web/api/call.ts';
import { paths } from '#web/paths.ts';
import { PaymentFailedNote } from '#web/plans/PaymentFailedNote.tsx';
import { planNames } from '#web/plans/plan-names.ts';
import { subscriptionStatusQuery, useCheckout, useCurrentPlan } from '#web/plans/queries.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { FormError } from '#web/ui/FormError.tsx';
import { toast } from '#web/ui/toast.ts';
import { buttonVariants } from '#web/ui/variants.ts';
import { MarketingPage, pageWidth } from './MarketingPage.tsx';
import { WhyUpgrade } from './WhyUpgrade.tsx';

export function PricingPage() {
  return (
    <MarketingPage>
      <div className={`${pageWidth} pt-8 pb-20 sm:pt-14 lg:pb-28`}>
        <h1 className="max-w-[16ch] voice-xl">Pricing as simple as a thank you</h1>
        <p className="mt-5 max-w-[30rem] text-ink-muted">
          Your first {freePlan.reviews} reviews are free, no card needed. Upgrade when more people want to
          thank you, and cancel anytime.
        </p>
        <Plans />
        <p className="mt-8 text-ink-muted">
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
  const { open, pending, failure } = useCheckout((error) =>
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
      {failure && (
        <div className="mt-10 max-w-[36rem]">
          <FormError message={failure} />
        </div>
      )}
      <div className="mt-10 grid gap-5 lg:mt-14 lg:grid-cols-3 lg:grid-rows-[auto_auto_1fr]">
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
        <p className="mt-8">
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
      className={`grid gap-y-6 rounded-sheet border border-transparent p-6 sm:p-8 lg:row-span-3 lg:grid-rows-subgrid ${
        isPopular ? 'bg-tint' : 'bg-sheet'
      }`}
    >
      <div>
        <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h2 id={`${type}-plan`} className="title">
            {planNames[type]}
          </h2>
          {isPopular && <p className="text-sm font-semibold text-accent">Most Popular</p>}
          {isCurrent && <Badge>Current plan</Badge>}
        </div>
        <p className="mt-5">
          <span className="figure">${price}</span> <span className="text-ink-muted">{period}</span>
        </p>
        <p className="mt-1 text-ink-muted">{note}</p>
      </div>
      <div>{action}</div>
      <ul className={`divide-y ${isPopular ? 'divide-accent/20' : 'divide-line'}`}>
        {features.map((feature) => (
          <li key={feature} className="py-2.5">
            {feature}
          </li>
        ))}
      </ul>
    </article>
  );
}
