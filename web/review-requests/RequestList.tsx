import { useQuery } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import type { Sentence } from '#contract/languages/sentence.ts';
import { REMINDER_DAYS, type ReviewRequest } from '#contract/review-requests.ts';
import { ConfirmButton, useRowButton } from '#web/accounts/ConfirmButton.tsx';
import { t } from '#web/language.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '#web/ui/Card.tsx';
import { Dialog, DialogContent, DialogTrigger } from '#web/ui/Dialog.tsx';
import { DAY_MS } from '#web/ui/day-ms.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Facts } from '#web/ui/Letter.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useDates } from '#web/ui/use-dates.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { MessageForm } from './MessageForm.tsx';
import { REMINDER } from './message.ts';
import { reviewRequestsQuery, useMarkReminded, useRemoveReviewRequest } from './queries.ts';

/** While the account is full, no one is asked again: guests would find its page closed. */
export function RequestList({ isPaused }: { isPaused: boolean }) {
  const { data: requests, isError, refetch } = useQuery(reviewRequestsQuery);
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Card>
      <CardHeader>
        <CardTitle ref={title} tabIndex={-1}>
          {t('Asked')}
        </CardTitle>
      </CardHeader>
      <CardContent>
        {!requests && isError ? (
          <ErrorState message={t("Couldn't load your requests.")} onRetry={refetch} className="py-4" />
        ) : !requests ? (
          <div data-placeholder>
            <Skeleton className="my-2 w-40" />
            <Skeleton className="my-4 w-56 max-w-full" />
          </div>
        ) : requests.length === 0 ? (
          <EmptyState
            title={t('No one asked yet')}
            text={t("You'll see here who has opened their link, and who has answered.")}
            className="py-6"
          />
        ) : (
          <ul className="-my-4">
            {requests.map((request) => (
              <RequestRow key={request.id} {...{ request, title, isPaused }} />
            ))}
          </ul>
        )}
      </CardContent>
    </Card>
  );
}

interface RequestProps {
  request: ReviewRequest;
  title: RefObject<HTMLElement | null>;
}

function RequestRow({ request, title, isPaused }: RequestProps & { isPaused: boolean }) {
  const { name, state, createdAt, remindedAt } = request;
  const { longDate } = useDates();
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 border-line py-4 not-first:border-t">
      <div className="min-w-0 grow basis-48 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-3 font-semibold">
          <bdi>{name}</bdi>
          <Badge variant={state === 'answered' ? 'accent' : 'neutral'}>{t(stateNames[state])}</Badge>
        </p>
        <Facts
          facts={[
            longDate(createdAt),
            remindedAt && t('Asked again on {date}', { date: longDate(remindedAt) }),
          ]}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        {!isPaused && <Remind request={request} title={title} />}
        <Remove request={request} title={title} />
      </div>
    </li>
  );
}

const stateNames = {
  notOpened: 'Not opened yet' as Sentence,
  opened: 'Opened' as Sentence,
  answered: 'Answered' as Sentence,
} satisfies Record<ReviewRequest['state'], Sentence>;

function Remind({ request: { id, name, url, language, ...request }, title }: RequestProps) {
  const remind = useMarkReminded();
  const { button, onCloseAutoFocus } = useRowButton(title);
  // The server has another clock.
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const dueAt = Date.parse(request.createdAt) + REMINDER_DAYS * DAY_MS;
  const isDue = request.state !== 'answered' && request.remindedAt === null && Date.now() >= dueAt;
  if (!isOpen && !(isHydrated && isDue)) return null;
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button ref={button} variant="secondary" size="sm" aria-label={t('Ask once more: {name}', { name })}>
          {t('Ask once more')}
        </Button>
      </DialogTrigger>
      <DialogContent
        title={t('Ask once more: {name}', { name })}
        description={t('You can do this once.')}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        <MessageForm
          asking={{ name, workplaceId: null, language }}
          sentence={REMINDER}
          link={url}
          prepare={
            request.remindedAt || remind.isSuccess ? null : () => remind.mutateAsync(id).then(() => url)
          }
        />
      </DialogContent>
    </Dialog>
  );
}

function Remove({ request: { id, name }, title }: RequestProps) {
  const remove = useRemoveReviewRequest();
  return (
    <ConfirmButton
      name={t('Remove {name}', { name })}
      heading={title}
      title={t('Remove {name}', { name })}
      description={t('The link then opens your ordinary page, without the name.')}
      save={() => remove.mutateAsync(id)}
      failed={t('Failed to remove the request')}
      done={{ title: t('Removed') }}
      submitLabel={t('Remove')}
    >
      {t('Remove')}
    </ConfirmButton>
  );
}
