import type { ComponentProps } from 'react';
import { type PaidPlan, prices } from '#contract/plans.ts';
import type { Views } from '#contract/rendering.ts';
import { textLink } from '#web/accounts/text-link.ts';
import { t } from '#web/language.ts';
import { site } from '#web/site.ts';
import { price } from '#web/ui/counts.ts';
import { FormError } from '#web/ui/FormError.tsx';
import { useDates } from '#web/ui/use-dates.ts';
import { buttonVariants } from '#web/ui/variants.ts';

/* These pages replace a payment provider's where none is set up. */

export function TestPayment({ sessionId, plan, isDeclined }: Views['testPayment']) {
  const action = (name: string) => `/test-payment/${sessionId}/${name}`;
  return (
    <>
      <Ordered plan={plan} />
      <FormError message={isDeclined ? t('The card was declined. Nothing was charged.') : undefined} />
      <form method="post" action={action('pay')} className={choices}>
        <Choice isFirst>{t('Pay')}</Choice>
        <Choice formAction={action('cancel')}>{t('Cancel')}</Choice>
        <Choice formAction={action('decline')}>{t('Try a declined card')}</Choice>
      </form>
      <NoMoney />
    </>
  );
}

export function TestBilling({ id, plan, cancels, isOver, end }: Views['testBilling']) {
  const { longDate } = useDates();
  const date = longDate(end, '');
  return (
    <>
      <Ordered plan={plan} />
      <p>
        {isOver
          ? t('This subscription has ended.')
          : cancels
            ? t('Your subscription is canceled. Your plan stays active until {date}.', { date })
            : t('Renews on {date}.', { date })}
      </p>
      {!isOver && (
        <form
          method="post"
          action={`/test-billing/${id}/${cancels ? 'resume' : 'cancel'}`}
          className={choices}
        >
          <Choice isFirst={cancels}>{cancels ? t('Keep subscription') : t('Cancel subscription')}</Choice>
        </form>
      )}
      <p>
        <a href="/settings#billing" className={textLink}>
          {t('Back to Settings')}
        </a>
      </p>
      <NoMoney />
    </>
  );
}

const choices = 'mx-auto grid w-full max-w-80 gap-3 py-3';

function Choice({ isFirst, ...props }: ComponentProps<'button'> & { isFirst?: boolean }) {
  const variant = isFirst ? 'primary' : 'secondary';
  return <button type="submit" className={buttonVariants({ variant, size: 'lg' })} {...props} />;
}

function Ordered({ plan }: { plan: PaidPlan }) {
  const values = { price: price(prices[plan]) };
  return (
    <dl className="pt-3">
      <dt>{t(plan === 'monthly' ? '{site} Monthly' : '{site} Annual', { site: site.name })}</dt>
      <dd className="figure text-ink">
        {t(plan === 'monthly' ? '{price} per month' : '{price} per year', values)}
      </dd>
    </dl>
  );
}

function NoMoney() {
  return (
    <p className="text-sm">
      {t("This test page replaces a payment provider. You don't need a card, and nothing is charged.")}
    </p>
  );
}
