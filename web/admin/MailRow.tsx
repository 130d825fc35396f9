import { RotateCw } from 'lucide-react';
import type { AdminMail } from '#contract/admin.ts';
import { mailKind } from '#web/admin/mail-kinds.ts';
import { useRetryMail } from '#web/admin/queries.ts';
import { failureMessage } from '#web/api/call.ts';
import { Button } from '#web/ui/Button.tsx';
import { count } from '#web/ui/counts.ts';
import { dateAndTime } from '#web/ui/dates.ts';
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
            <p>Recipient no longer exists</p>
          ) : (
            <p className="font-semibold wrap-anywhere">
              <bdi>{recipient}</bdi>
            </p>
          )}
          <p className="text-sm text-ink-muted">{mailKind(kind)}</p>
        </div>
        {state === 'failed' && <Retry mail={mail} onRetry={onRetry} />}
      </div>
      {lastError && <p className="mt-1 text-sm wrap-anywhere">{lastError}</p>}
      <p className="mt-1 text-sm text-ink-muted">
        <Status mail={mail} />
      </p>
    </li>
  );
}

function Status({ mail: { state, attempts, createdAt, nextAttemptAt, sentAt } }: { mail: AdminMail }) {
  const tries = count(attempts, 'attempt');
  if (state === 'sent') {
    return (
      <>
        Sent <Timestamp at={sentAt ?? createdAt} />
        {attempts > 1 && ` after ${tries}`}
      </>
    );
  }
  return (
    <>
      {state === 'held' ? 'Held since' : 'Queued'} <Timestamp at={createdAt} />
      {state === 'failed' && `, given up after ${tries}`}
      {state === 'queued' && attempts > 0 && `, ${tries} so far`}
      {state === 'queued' && attempts > 0 && nextAttemptAt && (
        <>
          , next <Timestamp at={nextAttemptAt} />
        </>
      )}
    </>
  );
}

function Retry({ mail, onRetry }: MailRowProps) {
  const retry = useRetryMail();

  async function sendAgain(button: HTMLElement) {
    if (retry.isPending) return;
    onRetry(button);
    try {
      await retry.mutateAsync(mail.id);
      toast({ title: 'Email queued again' });
    } catch (error) {
      toast({
        title: 'Retry failed',
        description: failureMessage(error, 'Failed to queue the email again'),
        variant: 'destructive',
      });
    }
  }

  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`Retry email to ${mail.recipient ?? 'deleted recipient'}`}
      aria-disabled={retry.isPending}
      onClick={(event) => void sendAgain(event.currentTarget)}
    >
      <RotateCw aria-hidden className={retry.isPending ? 'animate-spin' : undefined} />
      Retry
    </Button>
  );
}

function Timestamp({ at }: { at: string }) {
  return <time dateTime={at}>{dateAndTime(at)}</time>;
}
