import type { AdminUser } from '#contract/admin.ts';
import { useDeleteUser } from '#web/admin/queries.ts';
import { failureMessage } from '#web/api/call.ts';
import { Button } from '#web/ui/Button.tsx';
import { count } from '#web/ui/counts.ts';
import { Dialog, DialogActions, DialogClose, DialogContent } from '#web/ui/Dialog.tsx';
import { toast } from '#web/ui/toast.ts';

interface DeleteUserDialogProps {
  user: AdminUser;
  onClose: () => void;
  /** Called instead of `onClose`. */
  onDeleted: () => void;
  onCloseAutoFocus: (event: Event) => void;
}

export function DeleteUserDialog({ user, onClose, onDeleted, onCloseAutoFocus }: DeleteUserDialogProps) {
  const remove = useDeleteUser();

  async function confirm() {
    if (remove.isPending) return;
    try {
      await remove.mutateAsync(user.id);
      toast({ title: 'User deleted', description: 'User and all associated data have been removed.' });
      onDeleted();
    } catch (error) {
      toast({
        title: 'Delete failed',
        description: failureMessage(error, 'Failed to delete user'),
        variant: 'destructive',
      });
    }
  }

  return (
    <Dialog open onOpenChange={remove.isPending ? undefined : onClose}>
      <DialogContent
        role="alertdialog"
        title="Delete User"
        description={<DeletionSummary user={user} />}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        <DialogActions>
          <DialogClose asChild>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <Button variant="destructive" aria-disabled={remove.isPending} onClick={() => void confirm()}>
            Delete User
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}

function DeletionSummary({ user }: { user: AdminUser }) {
  return (
    <span className="wrap-anywhere">
      Delete <bdi className="font-semibold text-ink">{user.fullName}</bdi> (<bdi>{user.username}</bdi>)? This
      also deletes {count(user.reviewCount, 'review')}, {count(user.workplaceCount, 'workplace')} and all
      unsent emails. Their review link and printed codes will stop working. This can't be undone.
    </span>
  );
}
