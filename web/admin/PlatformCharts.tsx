import type { PlatformInsights } from '#contract/admin.ts';
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
        lowestScale={4}
        format={whole}
        formatShort={compact}
        columns={['Sign-ups']}
        cellsOf={({ signUps }) => [whole(signUps)]}
        figuresOf={({ signUps }) => [count(signUps, 'sign-up')]}
        nothing="No sign-ups in the last 12 months."
        asTable={asTables}
      />
      <MonthColumns
        title="Reviews per month"
        months={months}
        heightOf={({ reviews }) => reviews}
        lowestScale={4}
        format={whole}
        formatShort={compact}
        columns={['Reviews']}
        cellsOf={({ reviews }) => [whole(reviews)]}
        figuresOf={({ reviews }) => [count(reviews, 'review')]}
        nothing="No reviews in the last 12 months."
        asTable={asTables}
      />
      <MonthColumns
        title="Revenue per month"
        months={months}
        heightOf={({ revenue }) => revenue}
        lowestScale={28}
        format={dollars}
        formatShort={compactDollars}
        columns={['Revenue']}
        cellsOf={({ revenue }) => [dollars(revenue)]}
        figuresOf={({ revenue }) => [dollars(revenue)]}
        nothing="No revenue in the last 12 months."
        asTable={asTables}
      />
    </>
  );
}
