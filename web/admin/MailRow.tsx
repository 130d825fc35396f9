import { RotateCw } from 'lucide-react';
import type { AdminMail } from '#contract/admin.ts';
import { mailKind } from '#web/admin/mail-kinds.ts';
import { useRetryMail } from '#web/admin/queries.ts';
import { failureMessage } from '#web/api/call.ts';
import { t } from '#web/language.ts';
import { plural } from '#web/plural.ts';
import { Button } from '#web/ui/Button.tsx';
import { dateAndTime } from '#web/ui/dates.ts';
import { sentenceWith } from '#web/ui/rich-text.tsx';
import { toast } from '#web/ui/toast.ts';

interface MailRowProps {
  mail: AdminMail;
  /** Gets the button, which is about to leave the list. */
  onRetry: (button: HTMLElement) => void;
}

export function MailRow({ mail, onRetry }: MailRowProps) {
  const { recipient, kind, state, lastError } = mail;
  return (
    <li className="py-4 last:pb-0">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          {recipient === null ? (
            <p>{t('Recipient no longer exists')}</p>
          ) : (
            <p className="font-semibold wrap-anywhere">
              <bdi>{recipient}</bdi>
            </p>
          )}
          <p className="text-sm text-ink-muted">{mailKind(kind)}</p>
        </div>
        {state === 'failed' && <Retry mail={mail} onRetry={onRetry} />}
      </div>
      {lastError && (
        <p className="mt-1 text-sm wrap-anywhere">
          <bdi>{lastError}</bdi>
        </p>
      )}
      <p className="mt-1 text-sm text-ink-muted">
        <Status mail={mail} />
      </p>
    </li>
  );
}

function Status({ mail: { state, attempts, createdAt, nextAttemptAt, sentAt } }: { mail: AdminMail }) {
  const time = <Timestamp at={sentAt ?? createdAt} />;
  const tries = plural('{count} attempt|{count} attempts', attempts);
  if (state === 'held') return sentenceWith('Held since {time}', { time });
  if (state === 'failed') return sentenceWith('Queued {time}, given up after {tries}', { time, tries });
  if (state === 'sent') {
    return attempts > 1
      ? sentenceWith('Sent {time} after {tries}', { time, tries })
      : sentenceWith('Sent {time}', { time });
  }
  if (attempts === 0 || !nextAttemptAt) return sentenceWith('Queued {time}', { time });
  const next = <Timestamp at={nextAttemptAt} />;
  return sentenceWith('Queued {time}, {tries} so far, next {next}', { time, tries, next });
}

function Retry({ mail, onRetry }: MailRowProps) {
  const retry = useRetryMail();

  async function sendAgain(button: HTMLElement) {
    if (retry.isPending) return;
    onRetry(button);
    try {
      await retry.mutateAsync(mail.id);
      toast({ title: t('Email queued again') });
    } catch (error) {
      toast({
        title: t('Retry failed'),
        description: failureMessage(error, t('Failed to queue the email again')),
        variant: 'destructive',
      });
    }
  }

  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={
        mail.recipient === null
          ? t('Retry email to deleted recipient')
          : t('Retry email to {recipient}', { recipient: mail.recipient })
      }
      aria-disabled={retry.isPending}
      onClick={(event) => void sendAgain(event.currentTarget)}
    >
      <RotateCw aria-hidden className={retry.isPending ? 'animate-spin' : undefined} />
      {t('Retry')}
    </Button>
  );
}

function Timestamp({ at }: { at: string }) {
  return <time dateTime={at}>{dateAndTime(at)}</time>;
}
