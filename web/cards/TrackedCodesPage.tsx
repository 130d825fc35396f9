import { Plus } from 'lucide-react';
import { ReadTags } from '#web/cards/NfcTags.tsx';
import { useCreateTrackedCode } from '#web/cards/queries.ts';
import { TrackedCodeForm } from '#web/cards/TrackedCodeForm.tsx';
import { TrackedCodesTable } from '#web/cards/TrackedCodesTable.tsx';
import { t } from '#web/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card, CardContent } from '#web/ui/Card.tsx';
import { FormDialog } from '#web/ui/DialogForm.tsx';

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
        <div className="flex flex-wrap gap-3">
          <ReadTags />
          <CreateTrackedCode />
        </div>
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
