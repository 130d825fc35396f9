import type { PlatformInsights } from '#contract/admin.ts';
import { t } from '#web/language.ts';
import { plural } from '#web/plural.ts';
import { site } from '#web/site.ts';
import { MonthColumns } from '#web/ui/charts/MonthColumns.tsx';
import { compact, compactDollars, dollars, whole } from '#web/ui/counts.ts';

export interface PlatformChartsProps {
  months: PlatformInsights['months'];
  asTables: boolean;
}

export function PlatformCharts({ months, asTables }: PlatformChartsProps) {
  return (
    <>
      <MonthColumns
        title={t('Sign-ups per month')}
        months={months}
        heightOf={({ signUps }) => signUps}
        minScale={4}
        format={whole}
        formatShort={compact}
        columns={[t('Sign-ups')]}
        cellsOf={({ signUps }) => [whole(signUps)]}
        figuresOf={({ signUps }) => [plural('{count} sign-up|{count} sign-ups', signUps)]}
        emptyText={t('No sign-ups in the last 12 months.')}
        asTable={asTables}
      />
      <MonthColumns
        title={t('Reviews per month')}
        months={months}
        heightOf={({ reviews }) => reviews}
        minScale={4}
        format={whole}
        formatShort={compact}
        columns={[t('Reviews')]}
        cellsOf={({ reviews }) => [whole(reviews)]}
        figuresOf={({ reviews }) => [plural('{count} review|{count} reviews', reviews)]}
        emptyText={t('No reviews in the last 12 months.')}
        asTable={asTables}
      />
      {site.hasPlans && (
        <MonthColumns
          title={t('Revenue per month')}
          period={t('Payments in the last 12 months, without plans you set yourself')}
          months={months}
          heightOf={({ revenue }) => revenue}
          minScale={28}
          format={dollars}
          formatShort={compactDollars}
          columns={[t('Revenue')]}
          cellsOf={({ revenue }) => [dollars(revenue)]}
          figuresOf={({ revenue }) => [dollars(revenue)]}
          emptyText={t('No revenue in the last 12 months.')}
          asTable={asTables}
        />
      )}
    </>
  );
}
