import type { ReactNode } from 'react';
import { annualSaving, type Checkout, freePlan, prices, type SubscriptionType } from '#contract/plans.ts';
import { t } from '#web/language.ts';
import { planNames } from '#web/plans/plan-names.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { price } from '#web/ui/counts.ts';
import { richText } from '#web/ui/rich-text.tsx';
import type { ButtonVariants } from '#web/ui/variants.ts';

export interface Plan {
  type: SubscriptionType;
  /** Has the amount in `<price>`. */
  price: string;
  note: string;
  features: string[];
  checkout: Checkout['plan'] | null;
}

function plans(): Plan[] {
  return [
    {
      type: 'free',
      price: t('<price>{price}</price> to start with', { price: price(0) }),
      note: t('Free for as long as you like'),
      features: [
        t('{limit} reviews total', { limit: freePlan.reviews }),
        t('Basic QR codes'),
        t('Email notifications'),
        t('Single workplace'),
      ],
      checkout: null,
    },
    {
      type: 'monthly',
      price: t('<price>{price}</price> per month', { price: price(prices.monthly) }),
      note: t('Stay a month or stay for years'),
      features: [t('Unlimited reviews'), t('Multiple workplaces'), t('Priority support')],
      checkout: 'monthly',
    },
    {
      type: 'annual',
      price: t('<price>{price}</price> per year', { price: price(prices.annual) }),
      note: t('Just {price} a month', { price: price(prices.annual / 12) }),
      features: [
        t('Everything in Monthly'),
        t('Saving {amount} per year', { amount: price(annualSaving) }),
        t('{months}+ months free', { months: Math.floor(annualSaving / prices.monthly) }),
      ],
      checkout: 'yearly',
    },
  ];
}

interface PlanCardsProps {
  current?: SubscriptionType | null;
  renderAction: (plan: Plan, look: ButtonVariants) => ReactNode;
}

export function PlanCards({ current, renderAction }: PlanCardsProps) {
  return (
    // Where they lie one below the other, the recommended plan comes first.
    <div className="mt-10 flex flex-col-reverse gap-5 lg:mt-14 lg:grid lg:grid-cols-3 lg:grid-rows-[auto_auto_1fr]">
      {plans().map((plan) => (
        <PlanCard
          key={plan.type}
          plan={plan}
          isCurrent={plan.type === current}
          action={renderAction(plan, {
            variant: isPopular(plan) ? 'primary' : 'secondary',
            size: 'lg',
            className: 'w-full px-4!',
          })}
        />
      ))}
    </div>
  );
}

function isPopular({ type }: Plan): boolean {
  return type === 'annual';
}

interface PlanCardProps {
  plan: Plan;
  isCurrent: boolean;
  action: ReactNode;
}

/** Shares its three rows with the other cards, so that prices, buttons and lists line up. */
function PlanCard({ plan, isCurrent, action }: PlanCardProps) {
  const { type, price, note, features } = plan;
  return (
    <article
      aria-labelledby={`${type}-plan`}
      className={`grid gap-y-6 rounded-sheet border border-transparent p-6 sm:p-8 lg:row-span-3 lg:grid-rows-subgrid ${
        isPopular(plan) ? 'bg-tint' : 'bg-sheet'
      }`}
    >
      <div>
        <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h2 id={`${type}-plan`} className="title">
            {t(planNames[type])}
          </h2>
          {isPopular(plan) && <p className="text-sm font-semibold text-accent">{t('Most Popular')}</p>}
          {isCurrent && <Badge>{t('Current plan')}</Badge>}
        </div>
        <p className="mt-5 text-ink-muted">
          {richText(price, { price: (text) => <span className="figure text-ink">{text}</span> })}
        </p>
        <p className="mt-1 text-ink-muted">{note}</p>
      </div>
      <div>{action}</div>
      <ul className={`divide-y ${isPopular(plan) ? 'divide-accent/20' : 'divide-line'}`}>
        {features.map((feature) => (
          <li key={feature} className="py-2.5">
            {feature}
          </li>
        ))}
      </ul>
    </article>
  );
}
