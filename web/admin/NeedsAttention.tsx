import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { translateProblem } from '#contract/service-problems.ts';
import { serviceStatusQuery } from '#web/admin/queries.ts';
import { currentTranslator, t } from '#web/language.ts';
import { Card, CardContent, CardHeader, CardTitle } from '#web/ui/Card.tsx';
import { useDates } from '#web/ui/use-dates.ts';

/** Takes no room while all is well. */
export function NeedsAttention() {
  const { data } = useQuery(serviceStatusQuery);
  const titleId = useId();
  const { dateAndTime } = useDates();
  if (!data?.problems.length) return null;
  const problems = data.problems.map((problem) => translateProblem(currentTranslator(), problem));
  return (
    <Card role="region" aria-labelledby={titleId} className="mb-5">
      <CardHeader>
        <CardTitle id={titleId}>{t('Needs attention')}</CardTitle>
      </CardHeader>
      <CardContent>
        <ul className="grid gap-3">
          {problems.map(({ kind, title, advice, since }) => (
            <li key={kind} className="flex gap-3 rounded-control bg-warning-soft p-4">
              <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-warning" />
              <div className="min-w-0 max-w-prose">
                <p className="font-semibold">{title}</p>
                <p className="mt-1 wrap-anywhere">{advice}</p>
                {since !== null && (
                  <p className="mt-1 text-sm text-ink-muted">
                    {t('Since {time}', { time: dateAndTime(since) })}
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      </CardContent>
    </Card>
  );
}
