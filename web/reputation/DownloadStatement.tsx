import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { downloadStatement, type StatementChoice } from '#contract/reputation.ts';
import { toastFailure } from '#web/accounts/show-failure.ts';
import { callFile } from '#web/api/call-file.ts';
import { currentLocale, t } from '#web/language.ts';
import { plural } from '#web/plural.ts';
import { CheckField } from '#web/reputation/CheckField.tsx';
import { HowTheCheckWorks } from '#web/reputation/HowTheCheckWorks.tsx';
import { summaryQuery } from '#web/reputation/queries.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '#web/ui/Card.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Stars } from '#web/ui/Stars.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { toast } from '#web/ui/toast.ts';

const statement = { method: 'GET', url: '/reputation/statement.pdf' } as const;

export function DownloadStatement({ since }: { since: string }) {
  const [choice, setChoice] = useState<StatementChoice>(() => ({
    from: since,
    to: new Date().toISOString().slice(0, 10),
    names: 'hidden',
    texts: 'shown',
  }));
  const { data: summary } = useQuery(summaryQuery({ from: choice.from, to: choice.to }));
  const isReversed = choice.from !== '' && choice.to !== '' && choice.to < choice.from;
  const isEmpty = isReversed || choice.from === '' || choice.to === '' || summary?.count === 0;
  const change = (changed: Partial<StatementChoice>) => setChoice({ ...choice, ...changed });

  return (
    <Card>
      <CardHeader>
        <div>
          <CardTitle>{t('Reference (PDF)')}</CardTitle>
          <p className="mt-1 text-ink-muted">{t('For job applications, or just to keep.')}</p>
        </div>
      </CardHeader>
      <CardContent className="grid grid-cols-1 gap-4">
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <Field label={t('From')} error={isReversed ? t('The period ends before it begins') : undefined}>
            {(control) => (
              <Input
                {...control}
                type="date"
                required
                value={choice.from}
                onChange={(event) => change({ from: event.target.value })}
              />
            )}
          </Field>
          <Field label={t('To')}>
            {(control) => (
              <Input
                {...control}
                type="date"
                required
                value={choice.to}
                onChange={(event) => change({ to: event.target.value })}
              />
            )}
          </Field>
        </div>
        <div>
          <CheckField
            checked={choice.names === 'shown'}
            onChange={(isShown) => change({ names: isShown ? 'shown' : 'hidden' })}
            hint={t(
              "Your customers shared their names with you. Only include them if they'd be fine with it.",
            )}
          >
            {t("Include customers' names and locations")}
          </CheckField>
          <CheckField
            checked={choice.texts === 'shown'}
            onChange={(isShown) => change({ texts: isShown ? 'shown' : 'hidden' })}
          >
            {t('Include what they wrote')}
          </CheckField>
        </div>

        <Summary period={{ from: choice.from, to: choice.to }} isReversed={isReversed} isEmpty={isEmpty} />
        <SaveButton address={statement} choice={choice} disabled={isEmpty} variant="primary">
          {t('Download PDF')}
        </SaveButton>
        <HowTheCheckWorks>
          <SaveButton address={downloadStatement} choice={choice} disabled={isEmpty} variant="secondary">
            {t('Download signed file')}
          </SaveButton>
        </HowTheCheckWorks>
      </CardContent>
    </Card>
  );
}

interface SaveButtonProps {
  address: Parameters<typeof callFile>[0];
  choice: StatementChoice;
  disabled: boolean;
  variant: 'primary' | 'secondary';
  children: ReactNode;
}

function SaveButton({ address, choice, disabled, variant, children }: SaveButtonProps) {
  const [busy, setBusy] = useState(false);

  async function save() {
    if (busy) return;
    setBusy(true);
    try {
      const file = await callFile(address, { query: choice });
      saveFile(file);
      toast({ title: t('{file} downloaded', { file: file.name }) });
    } catch (error) {
      toastFailure(error, t('Failed to create the file'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      size="lg"
      variant={variant}
      disabled={disabled}
      aria-disabled={busy || undefined}
      onClick={() => void save()}
    >
      {children}
    </Button>
  );
}

interface SummaryProps {
  period: { from: string; to: string };
  isReversed: boolean;
  isEmpty: boolean;
}

function Summary({ period, isReversed, isEmpty }: SummaryProps) {
  const { data, isLoadingError, refetch } = useQuery(summaryQuery(period));
  return (
    <div aria-live="polite" className="border-t border-line pt-5">
      {isLoadingError && !isReversed ? (
        <ErrorState
          message={t("Couldn't load the numbers.")}
          onRetry={() => void refetch()}
          className="py-2"
        />
      ) : isEmpty ? (
        <p className="text-ink-muted">{t('There are no reviews in this period.')}</p>
      ) : data ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong className="figure">{plural('{count} review|{count} reviews', data.count)}</strong>
          <Stars rating={data.average} />
          <span className="text-ink-muted">
            {t('{average} on average', { average: formatAverage(data.average) })}
          </span>
        </p>
      ) : (
        <Skeleton className="my-2 w-56 max-w-full" />
      )}
    </div>
  );
}

/** As in the file, where it always has two decimals. */
function formatAverage(average: number): string {
  return average.toLocaleString(currentLocale(), { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
