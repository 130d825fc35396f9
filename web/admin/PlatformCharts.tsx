import type { PlatformInsights } from '#contract/admin.ts';
import { site } from '#web/site.ts';
import { MonthColumns } from '#web/ui/charts/MonthColumns.tsx';
import { compact, compactDollars, count, dollars, whole } from '#web/ui/counts.ts';

export interface PlatformChartsProps {
  months: PlatformInsights['months'];
  asTables: boolean;
}

export function PlatformCharts({ months, asTables }: PlatformChartsProps) {
  return (
    <>
      <MonthColumns
        title="Sign-ups per month"
        months={months}
        heightOf={({ signUps }) => signUps}
        minScale={4}
        format={whole}
        formatShort={compact}
        columns={['Sign-ups']}
        cellsOf={({ signUps }) => [whole(signUps)]}
        figuresOf={({ signUps }) => [count(signUps, 'sign-up')]}
        emptyText="No sign-ups in the last 12 months."
        asTable={asTables}
      />
      <MonthColumns
        title="Reviews per month"
        months={months}
        heightOf={({ reviews }) => reviews}
        minScale={4}
        format={whole}
        formatShort={compact}
        columns={['Reviews']}
        cellsOf={({ reviews }) => [whole(reviews)]}
        figuresOf={({ reviews }) => [count(reviews, 'review')]}
        emptyText="No reviews in the last 12 months."
        asTable={asTables}
      />
      {site.hasPlans && (
        <MonthColumns
          title="Revenue per month"
          months={months}
          heightOf={({ revenue }) => revenue}
          minScale={28}
          format={dollars}
          formatShort={compactDollars}
          columns={['Revenue']}
          cellsOf={({ revenue }) => [dollars(revenue)]}
          figuresOf={({ revenue }) => [dollars(revenue)]}
          emptyText="No revenue in the last 12 months."
          asTable={asTables}
        />
      )}
    </>
  );
}
