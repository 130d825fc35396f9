import type { ReactNode } from 'react';
import { annualSaving, type Checkout, freePlan, prices, type SubscriptionType } from '#contract/plans.ts';
import { planNames } from '#web/plans/plan-names.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { buttonVariants } from '#web/ui/variants.ts';

export interface Plan {
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

interface PlanCardsProps {
  current?: SubscriptionType | null;
  renderAction: (plan: Plan, buttonClass: string) => ReactNode;
}

export function PlanCards({ current, renderAction }: PlanCardsProps) {
  return (
    <div className="mt-10 grid gap-5 lg:mt-14 lg:grid-cols-3 lg:grid-rows-[auto_auto_1fr]">
      {[free, monthly, annual].map((plan) => (
        <PlanCard
          key={plan.type}
          plan={plan}
          isPopular={plan.type === 'annual'}
          isCurrent={plan.type === current}
          action={renderAction(plan, buttonClass(plan))}
        />
      ))}
    </div>
  );
}

function buttonClass({ type }: Plan): string {
  return buttonVariants({
    variant: type === 'annual' ? 'primary' : 'secondary',
    size: 'lg',
    className: 'w-full px-4!',
  });
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
