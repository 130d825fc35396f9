import { useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import type { MailHealth as Health } from '#contract/admin.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import { toastError } from '#web/accounts/show-failure.ts';
import { mailHealthQuery, useRetryMails } from '#web/admin/queries.ts';
import { Totals } from '#web/admin/Totals.tsx';
import { t } from '#web/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '#web/ui/Card.tsx';
import { whole } from '#web/ui/counts.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { RotateCw } from '#web/ui/later-icons.tsx';
import { sentenceWith } from '#web/ui/rich-text.tsx';
import { toast } from '#web/ui/toast.ts';
import { useDates } from '#web/ui/use-dates.ts';

export function MailHealth() {
  const { data: health, isLoadingError, refetch } = useQuery(mailHealthQuery);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  return (
    <Card role="region" id="email-delivery" aria-labelledby={titleId}>
      <CardHeader>
        <CardTitle id={titleId} ref={title} tabIndex={-1}>
          {t('Email delivery')}
        </CardTitle>
        {/* The button leaves once nothing has failed. */}
        {health && health.failed > 0 && <RetryAll onRetried={() => title.current?.focus()} />}
      </CardHeader>
      <CardContent>
        {isLoadingError ? (
          <ErrorState message={t("Couldn't load the emails.")} onRetry={() => void refetch()} />
        ) : (
          <Counts health={health ?? undefined} />
        )}
      </CardContent>
    </Card>
  );
}

function Counts({ health }: { health: Health | undefined }) {
  const { lastError } = health ?? {};
  const { dateAndTime } = useDates();
  return (
    <>
      <Totals
        className="max-w-lg"
        totals={[
          { label: t('On hold#emails'), value: health && whole(health.held) },
          { label: t('Queued'), value: health && whole(health.queued) },
          { label: t('Failed'), value: health && whole(health.failed), isBad: Boolean(health?.failed) },
        ]}
      />
      {lastError && (
        <p className="mt-3 wrap-anywhere">
          {sentenceWith('Last error, {time}: {error}' as Sentence, {
            time: <time dateTime={lastError.at}>{dateAndTime(lastError.at)}</time>,
            error: <bdi>{lastError.error}</bdi>,
          })}
        </p>
      )}
      <p className="mt-3 text-sm text-ink-muted">
        {t(
          'Emails on hold wait until the address is confirmed or accepts mail again. Failed emails are kept for a month.',
        )}
      </p>
    </>
  );
}

function RetryAll({ onRetried }: { onRetried: () => void }) {
  const retry = useRetryMails();

  async function retryAll() {
    if (retry.isPending) return;
    try {
      await retry.mutateAsync();
      onRetried();
      toast({ title: t('Emails queued again') });
    } catch (error) {
      toastError(t('Retry failed'), error, t('Failed to queue the emails again'));
    }
  }

  return (
    <Button variant="secondary" size="sm" aria-disabled={retry.isPending} onClick={() => void retryAll()}>
      <RotateCw aria-hidden className={retry.isPending ? 'animate-spin' : undefined} />
      {t('Retry all failed')}
    </Button>
  );
}
