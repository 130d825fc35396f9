import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { formatCode, type TrackedCode } from '#contract/tracked-codes.ts';
import { trackedCodesQuery, useCreateTrackedCode, useUpdateTrackedCode } from '#web/cards/queries.ts';
import { TrackedCodeForm } from '#web/cards/TrackedCodeForm.tsx';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card, CardContent } from '#web/ui/Card.tsx';
import { copyLink } from '#web/ui/copy-link.ts';
import { whole } from '#web/ui/counts.ts';
import { FormDialog } from '#web/ui/DialogForm.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Plus } from '#web/ui/later-icons.tsx';
import { richText } from '#web/ui/rich-text.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { buttonVariants } from '#web/ui/variants.ts';
import { workplacesQuery } from '#web/workplaces/queries.ts';
import { workplaceLabel } from '#web/workplaces/workplace-label.ts';

export function TrackedCodesPage() {
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="grow basis-72">
          <h1 className="voice-l">{t('Tracked codes')}</h1>
          <p className="mt-2 max-w-2xl text-ink-muted">
            {t(
              'Give each table, flyer or profile its own code. See which one brings reviews, and change where it points without reprinting.',
            )}
          </p>
        </div>
        <CreateTrackedCode />
      </div>
      <Card>
        <CardContent className="py-2 sm:py-2">
          <TrackedCodesTable />
        </CardContent>
      </Card>
    </>
  );
}

function CreateTrackedCode() {
  const create = useCreateTrackedCode();
  return (
    <FormDialog
      title={t('Create tracked code')}
      description={t('Its short link never changes, so you only print it once.')}
      trigger={
        <Button>
          <Plus aria-hidden />
          {t('Create tracked code')}
        </Button>
      }
    >
      {(close) => (
        <TrackedCodeForm
          submitLabel={t('Create tracked code')}
          save={({ name, workplaceId }) => create.mutateAsync({ name, workplaceId })}
          failed={t('Failed to create tracked code')}
          done={{ title: t('Tracked code created') }}
          onDone={close}
        />
      )}
    </FormDialog>
  );
}

function TrackedCodesTable() {
  const { data: trackedCodes, isError, refetch } = useQuery(trackedCodesQuery);
  if (!trackedCodes) {
    return isError ? (
      <ErrorState message={t("Couldn't load your tracked codes.")} onRetry={() => void refetch()} />
    ) : (
      <PlaceholderRows />
    );
  }
  if (trackedCodes.length === 0) {
    return (
      <EmptyState
        title={t('Find out which table brings reviews')}
        text={t(
          'Give the table by the window one code and the takeaway flyer another. You see how often each is scanned and how many reviews it brings.',
        )}
      />
    );
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {trackedCodes.map((trackedCode) => (
          <TrackedCodeRow key={trackedCode.id} trackedCode={trackedCode} />
        ))}
      </ul>
      <p className="border-t border-line py-4 text-sm text-ink-muted">
        {t('To put a code on an NFC tag, copy its link and write it with an app like NFC Tools.')}
      </p>
    </>
  );
}

function TrackedCodeRow({ trackedCode }: { trackedCode: TrackedCode }) {
  const { id, name, code, scans, reviews, offAt } = trackedCode;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 grow basis-60">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="min-w-0 font-semibold wrap-anywhere">{name}</bdi>
          {offAt && <Badge variant="warning">{t('Off')}</Badge>}
        </p>
        <p className="mt-1 text-sm wrap-anywhere text-ink-muted">
          {richText(
            trackedCode.workplaceId === null
              ? t('{code} opens your general page', { code: '<code></code>' })
              : t('{code} opens {workplace}', { code: '<code></code>', workplace: '<place></place>' }),
            {
              code: () => (
                <code className="me-1 font-mono whitespace-nowrap text-ink">
                  <bdi dir="ltr">{formatCode(code)}</bdi>
                </code>
              ),
              place: () => <Destination workplaceId={trackedCode.workplaceId} />,
            },
          )}
        </p>
      </div>
      <dl className="flex gap-6">
        <Figure label={t('Scans')} value={scans} />
        <Figure label={t('Reviews')} value={reviews} />
      </dl>
      <div className="-mx-4 flex flex-wrap">
        <EditTrackedCode trackedCode={trackedCode} />
        <CopyLink trackedCode={trackedCode} />
        <Link
          to={`${paths.print}?trackedCode=${id}`}
          aria-label={t('Print {name}', { name })}
          className={buttonVariants({ variant: 'ghost', size: 'sm' })}
        >
          {t('Print')}
        </Link>
      </div>
    </li>
  );
}

/** A placeholder while workplaces load, so that it never names the wrong page. */
function Destination({ workplaceId }: { workplaceId: number | null }) {
  const { data: workplaces } = useQuery(workplacesQuery);
  const workplace = workplaces?.find(({ id }) => id === workplaceId);
  return <bdi>{workplace ? workplaceLabel(workplace) : '…'}</bdi>;
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-row-reverse items-baseline gap-1.5 sm:w-16 sm:flex-col sm:items-end sm:gap-0">
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd className="title tabular-nums">{whole(value)}</dd>
    </div>
  );
}

function EditTrackedCode({ trackedCode }: { trackedCode: TrackedCode }) {
  const update = useUpdateTrackedCode();
  return (
    <FormDialog
      title={t('Edit tracked code')}
      description={t('Its code stays {code}, so printed copies keep working.', {
        code: formatCode(trackedCode.code),
      })}
      trigger={
        <Button variant="ghost" size="sm" aria-label={t('Edit {name}', { name: trackedCode.name })}>
          {t('Edit')}
        </Button>
      }
    >
      {(close) => (
        <TrackedCodeForm
          submitLabel={t('Save Changes')}
          trackedCode={trackedCode}
          save={(change) => update.mutateAsync({ id: trackedCode.id, ...change })}
          failed={t('Failed to update tracked code')}
          done={{ title: t('Tracked code updated') }}
          onDone={close}
        />
      )}
    </FormDialog>
  );
}

function CopyLink({ trackedCode: { name, url } }: { trackedCode: TrackedCode }) {
  async function copy() {
    const title = (await copyLink(url))
      ? t('Link copied to clipboard: {url}', { url })
      : t('Copy this link to share: {url}', { url });
    toast({ title });
  }

  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={t('Copy link of {name}', { name })}
      onClick={() => void copy()}
    >
      {t('Copy link')}
    </Button>
  );
}

function PlaceholderRows() {
  return ['w-40', 'w-32'].map((width) => (
    <div key={width} data-placeholder className="py-4">
      <Skeleton className={`my-1 ${width} max-w-full`} />
      <Skeleton className="my-2 h-3 w-64 max-w-full" />
    </div>
  ));
}
