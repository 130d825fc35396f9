import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'wouter';
import { annualSaving, type Checkout, checkout, freePlan, type PaidPlan, prices } from '#contract/plans.ts';
import { textLink } from '#web/accounts/text-link.ts';
import { blank, t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { PaymentButton } from '#web/plans/PaymentButton.tsx';
import { PaymentFailedNote } from '#web/plans/PaymentFailedNote.tsx';
import { activePlans, planNames } from '#web/plans/plan-names.ts';
import { subscriptionStatusQuery, useCheckout, useCurrentPlan } from '#web/plans/queries.ts';
import { Card, CardContent } from '#web/ui/Card.tsx';
import { price } from '#web/ui/counts.ts';
import { FormError } from '#web/ui/FormError.tsx';
import { Info, Lock } from '#web/ui/later-icons.tsx';
import { richText } from '#web/ui/rich-text.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { useForm } from '#web/ui/use-form.ts';
import { buttonVariants } from '#web/ui/variants.ts';

export function SubscribePage() {
  const plan = useCurrentPlan();
  const { data: status } = useQuery(subscriptionStatusQuery);
  const [query] = useSearchParams();
  return (
    <div className="mx-auto max-w-lg">
      <h1 className="voice-l">{t('Upgrade Your Account')}</h1>
      {query.has('canceled') && (
        <p role="status" className="my-4 flex gap-3 rounded-control bg-hover p-4">
          <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-muted" />
          {t('Payment canceled. Nothing was charged.')}
        </p>
      )}
      {plan && status?.paymentFailed && <PaymentFailedNote plan={plan} className="my-4" />}
      {plan === 'monthly' || plan === 'annual' ? <AlreadyUpgraded plan={plan} /> : <ChooseAndSubscribe />}
      <p className="mt-5 text-center leading-11">
        <Link to={paths.pricing} className={textLink}>
          {t('Compare all plans')}
        </Link>
      </p>
    </div>
  );
}

function toastPaymentError() {
  const description = t('Unable to process payment. Please try again.');
  toast({ title: t('Payment Error'), description, variant: 'destructive' });
}

function ChooseAndSubscribe() {
  const { open, pending, failure } = useCheckout(toastPaymentError);
  const { props } = useForm(checkout, ({ plan }) => open(plan));

  return (
    <>
      <ReviewsUsed />
      <Card className="mt-6">
        <CardContent>
          <form {...props} className="grid gap-5">
            <FormError message={failure} />
            <PlanChoice />
            <PaymentButton type="submit" size="lg" className="w-full" isPending={pending !== null}>
              {t('Subscribe')}
            </PaymentButton>
          </form>
          <p className="mt-4 flex gap-3 text-sm text-ink-muted">
            <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
            {t('Secure payment by a card payment provider. We never see your card. Cancel anytime.')}
          </p>
        </CardContent>
      </Card>
    </>
  );
}

/** All of them, if the server doesn't say how many: that is when people come here. */
function ReviewsUsed() {
  const { data: status, isPending } = useQuery(subscriptionStatusQuery);
  if (isPending) return <Skeleton className="mt-3 max-w-80" />;
  const limit = freePlan.reviews;
  return (
    <p className="mt-2 text-ink-muted">
      {!status || status.totalReviews >= limit
        ? t(
            "You've used all {limit} free reviews. Upgrade to open your page again for everyone who wants to thank you.",
            { limit },
          )
        : t(
            "You've used {used} of your {limit} free reviews. Upgrade so no one who wants to thank you is turned away.",
            { used: status.totalReviews, limit },
          )}
    </p>
  );
}

function PlanChoice() {
  const choices: { value: Checkout['plan']; name: string; text: string; saving?: string }[] = [
    {
      value: 'monthly',
      name: t(planNames.monthly),
      text: t('<price>{price}</price> per month', { price: price(prices.monthly) }),
    },
    {
      value: 'yearly',
      name: t('Yearly'),
      text: t('<price>{price}</price> per year', { price: price(prices.annual) }),
      saving: t('Save {amount}', { amount: price(annualSaving) }),
    },
  ];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-4 title">{t('Pay monthly or yearly?')}</legend>
      <div className="grid gap-3">
        {choices.map(({ value, name, text, saving }) => (
          <label
            key={value}
            className="flex min-h-16 cursor-pointer items-center gap-4 rounded-control border border-edge px-4 py-3 transition-colors hover:bg-hover has-checked:border-accent has-checked:bg-tint has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="plan"
              value={value}
              defaultChecked={value === 'yearly'}
              className="size-5 shrink-0 cursor-pointer accent-accent outline-none"
            />
            <span className="grow">
              <span className="block font-semibold">{name}</span>
              {blank()}
              {/* Pricing shows the amount larger. */}
              <span className="text-ink-muted">{richText(text, { price: (amount) => amount })}</span>
            </span>
            {blank()}
            <span className="text-sm font-semibold text-accent empty:hidden">{saving}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function AlreadyUpgraded({ plan }: { plan: PaidPlan }) {
  return (
    <>
      <Card className="mt-6">
        <CardContent>
          <h2 className="title">{t(activePlans[plan])}</h2>
          <p className="mt-2 text-ink-muted">
            <span>{t('You have unlimited reviews, multiple workplaces and priority support.')}</span>
            {blank()}
            {plan === 'annual' && <span>{t("You're all set.")}</span>}
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <Link to={paths.dashboard} className={buttonVariants()}>
              {t('Go to Dashboard')}
            </Link>
            <Link to={`${paths.settings}#billing`} className={buttonVariants({ variant: 'secondary' })}>
              {t('Manage billing')}
            </Link>
          </div>
        </CardContent>
      </Card>
      {plan === 'monthly' && <SwitchToAnnual />}
    </>
  );
}

function SwitchToAnnual() {
  const { data: status } = useQuery(subscriptionStatusQuery);
  const { open, pending, failure } = useCheckout(toastPaymentError);
  return (
    <Card className="mt-6">
      <CardContent>
        <FormError message={failure} />
        <h2 className="title">{t('Save {amount} a year', { amount: price(annualSaving) })}</h2>
        <p className="mt-2 text-ink-muted">
          <span>
            {t('The Annual plan costs {price} per year instead of {before}.', {
              price: price(prices.annual),
              before: price(12 * prices.monthly),
            })}
          </span>
          {blank()}
          {status?.renewsAt && (
            <span>{t("It starts right away, and we'll credit the unused time toward your next bills.")}</span>
          )}
        </p>
        <PaymentButton
          variant="secondary"
          className="mt-4"
          isPending={pending !== null}
          onClick={() => void open('yearly')}
        >
          {t('Switch to {plan}', { plan: t(planNames.annual) })}
        </PaymentButton>
      </CardContent>
    </Card>
  );
}
