import { Plus } from 'lucide-react';
import { useCreateTrackedCode } from '#web/cards/queries.ts';
import { TrackedCodeDialog } from '#web/cards/TrackedCodeDialog.tsx';
import { TrackedCodesTable } from '#web/cards/TrackedCodesTable.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card, CardContent } from '#web/ui/Card.tsx';
import { toast } from '#web/ui/toast.ts';

export function TrackedCodesPage() {
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="grow basis-72">
          <h1 className="voice-l">Tracked codes</h1>
          <p className="mt-2 max-w-2xl text-ink-muted">
            Give each table, flyer or profile its own code. See which one brings reviews, and change where it
            points without reprinting.
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
    <TrackedCodeDialog
      title="Create tracked code"
      description="Its short link never changes, so you only print it once."
      submitLabel="Create tracked code"
      failure="Failed to create tracked code"
      onSubmit={async ({ name, workplaceId }) => {
        await create.mutateAsync({ name, workplaceId });
        toast({ title: 'Tracked code created' });
      }}
    >
      <Button>
        <Plus aria-hidden />
        Create tracked code
      </Button>
    </TrackedCodeDialog>
  );
}
