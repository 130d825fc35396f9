import type { AdminUser } from '#contract/admin.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import { useDeleteUser } from '#web/admin/queries.ts';
import { failureMessage } from '#web/api/call.ts';
import { t } from '#web/language.ts';
import { plural } from '#web/plural.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent } from '#web/ui/Dialog.tsx';
import { sentenceWith } from '#web/ui/rich-text.tsx';
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
      toast({ title: t('User deleted'), description: t('User and all associated data have been removed.') });
      onDeleted();
    } catch (error) {
      toast({
        title: t('Delete failed'),
        description: failureMessage(error, t('Failed to delete user')),
        variant: 'destructive',
      });
    }
  }

  return (
    <Dialog open onOpenChange={remove.isPending ? undefined : onClose}>
      <DialogContent
        role="alertdialog"
        title={t('Delete User')}
        description={<DeletionSummary user={user} />}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        <DialogActions>
          <DialogClose asChild>
            <Button variant="secondary">{t('Cancel')}</Button>
          </DialogClose>
          <Button variant="destructive" aria-disabled={remove.isPending} onClick={() => void confirm()}>
            {t('Delete User')}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}

function DeletionSummary({ user }: { user: AdminUser }) {
  return (
    <span className="wrap-anywhere">
      {sentenceWith(
        "Delete {name} ({username})? This also deletes {reviews}, {workplaces} and all unsent emails. Their review link and printed codes will stop working. This can't be undone." as Sentence,
        {
          name: <bdi className="font-semibold text-ink">{user.fullName}</bdi>,
          username: <bdi>{user.username}</bdi>,
          reviews: plural('{count} review|{count} reviews', user.reviewCount),
          workplaces: plural('{count} workplace|{count} workplaces', user.workplaceCount),
        },
      )}
    </span>
  );
}
