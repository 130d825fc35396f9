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
          <h1 className="text-2xl leading-8">Your Cards</h1>
          <p className="mt-1 max-w-2xl text-ink-muted">
            Each card or channel has a code of its own. See what it brings, and lead it elsewhere without
            printing it again.
          </p>
        </div>
        <AddTrackedCode />
      </div>
      <Card>
        <CardContent className="py-2 sm:py-2">
          <TrackedCodesTable />
        </CardContent>
      </Card>
    </>
  );
}

function AddTrackedCode() {
  const create = useCreateTrackedCode();
  return (
    <TrackedCodeDialog
      title="Add Card"
      description="It gets a short code, which stays the same whatever you change later."
      submitLabel="Add Card"
      failure="Failed to add card"
      onSubmit={async ({ name, workplaceId }) => {
        await create.mutateAsync({ name, workplaceId });
        toast({ title: 'Card added successfully' });
      }}
    >
      <Button>
        <Plus aria-hidden />
        Add Card
      </Button>
    </TrackedCodeDialog>
  );
}
