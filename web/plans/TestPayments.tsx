import { type PaidPlan, prices } from '#contract/plans.ts';
import type { Views } from '#contract/rendering.ts';
import { textLink } from '#web/accounts/text-link.ts';
import { t } from '#web/language.ts';
import { site } from '#web/site.ts';
import { price } from '#web/ui/counts.ts';
import { FormError } from '#web/ui/FormError.tsx';
import { useDates } from '#web/ui/use-dates.ts';
import { buttonVariants } from '#web/ui/variants.ts';

/* The pages that stand in for a payment provider's. */

export function TestPayment({ sessionId, plan, isDeclined }: Views['testPayment']) {
  const action = (name: string) => `/test-payment/${sessionId}/${name}`;
  return (
    <>
      <Ordered plan={plan} />
      <FormError message={isDeclined ? t('The card was declined. Nothing was charged.') : undefined} />
      <form method="post" action={action('pay')} className={choices}>
        <button type="submit" className={primary}>
          {t('Pay')}
        </button>
        <button type="submit" formAction={action('cancel')} className={secondary}>
          {t('Cancel')}
        </button>
        <button type="submit" formAction={action('decline')} className={secondary}>
          {t('Try a declined card')}
        </button>
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
      {isOver ? (
        <p>{t('This subscription has ended.')}</p>
      ) : cancels ? (
        <>
          <p>{t('Your subscription is canceled. Your plan stays active until {date}.', { date })}</p>
          <form method="post" action={`/test-billing/${id}/resume`} className={choices}>
            <button type="submit" className={primary}>
              {t('Keep subscription')}
            </button>
          </form>
        </>
      ) : (
        <>
          <p>{t('Renews on {date}.', { date })}</p>
          <form method="post" action={`/test-billing/${id}/cancel`} className={choices}>
            <button type="submit" className={secondary}>
              {t('Cancel subscription')}
            </button>
          </form>
        </>
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
const primary = buttonVariants({ size: 'lg' });
const secondary = buttonVariants({ variant: 'secondary', size: 'lg' });

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
      {t('This is a test page instead of a payment provider. It needs no card, and no money moves.')}
    </p>
  );
}
