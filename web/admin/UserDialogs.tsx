import { type ReactNode, type RefObject, useCallback, useRef, useState } from 'react';
import type { AdminUser } from '#contract/admin.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import { toastError } from '#web/accounts/show-failure.ts';
import { EditSubscriptionDialog, type UserDialogProps } from '#web/admin/EditSubscriptionDialog.tsx';
import { useDeleteUser, useSignOutUser } from '#web/admin/queries.ts';
import { type UserRowProps, userLabel } from '#web/admin/UsersTable.tsx';
import { t } from '#web/language.ts';
import { plural } from '#web/plural.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent } from '#web/ui/Dialog.tsx';
import { sentenceWith } from '#web/ui/rich-text.tsx';
import { toast } from '#web/ui/toast.ts';

interface Task {
  kind: Parameters<UserRowProps['onChoose']>[0];
  user: AdminUser;
  /** Gets focus when the user's row is gone. */
  neighbor: HTMLElement | null;
}

/** What a row's menu opens. Focus returns to the row, or else goes to the title. */
export function useUserDialogs(title: RefObject<HTMLElement | null>) {
  const [task, setTask] = useState<Task | null>(null);
  const focusAfter = useRef<HTMLElement>(null);
  // Memoized, so that opening a dialog doesn't render every row again.
  const begin = useCallback<UserRowProps['onChoose']>((kind, user, opener) => {
    focusAfter.current = opener;
    setTask({ kind, user, neighbor: findNeighbor(opener) });
  }, []);
  const props = {
    onClose: () => setTask(null),
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      const next = focusAfter.current;
      (next?.isConnected ? next : title.current)?.focus({ preventScroll: true });
    },
  };
  function onDeleted() {
    focusAfter.current = task?.neighbor ?? null;
    setTask(null);
  }
  const dialog = task && (
    <>
      {task.kind === 'edit' && <EditSubscriptionDialog user={task.user} {...props} />}
      {task.kind === 'sign out' && <SignOutUserDialog user={task.user} {...props} />}
      {task.kind === 'delete' && <DeleteUserDialog user={task.user} {...props} onDeleted={onDeleted} />}
    </>
  );
  return { begin, dialog };
}

/** The menu button of the next row, or else the previous one. */
function findNeighbor(opener: HTMLElement): HTMLElement | null {
  const row = opener.closest('tr');
  const neighbor = row?.nextElementSibling ?? row?.previousElementSibling;
  return neighbor?.querySelector('button') ?? null;
}

function SignOutUserDialog({ user, ...props }: UserDialogProps) {
  const signOut = useSignOutUser();
  async function confirm() {
    try {
      await signOut.mutateAsync(user.id);
      toast({
        title: t('User signed out'),
        description: t("They'll need to sign in again in every browser."),
      });
      props.onClose();
    } catch (error) {
      toastError(t('Sign out failed'), error, t('Failed to sign out user'));
    }
  }
  return (
    <ConfirmDialog
      {...props}
      title={t('Sign Out User')}
      description={sentenceWith(
        'Sign {name} ({username}) out in every browser? Their account and password stay the same.' as Sentence,
        namesOf(user),
      )}
      isPending={signOut.isPending}
      onConfirm={confirm}
    />
  );
}

function DeleteUserDialog({ user, onDeleted, ...props }: UserDialogProps & { onDeleted: () => void }) {
  const remove = useDeleteUser();
  async function confirm() {
    try {
      await remove.mutateAsync(user.id);
      toast({ title: t('User deleted'), description: t('User and all associated data have been removed.') });
      onDeleted();
    } catch (error) {
      toastError(t('Delete failed'), error, t('Failed to delete user'));
    }
  }
  return (
    <ConfirmDialog
      {...props}
      title={t('Delete User')}
      description={sentenceWith(
        "Delete {name} ({username})? This also deletes {reviews}, {workplaces} and all unsent emails. Their review link and printed codes will stop working. This can't be undone." as Sentence,
        {
          ...namesOf(user),
          reviews: plural('{count} review|{count} reviews', user.reviewCount),
          workplaces: plural('{count} workplace|{count} workplaces', user.workplaceCount),
        },
      )}
      variant="destructive"
      isPending={remove.isPending}
      onConfirm={confirm}
    />
  );
}

function namesOf(user: AdminUser) {
  return {
    name: <bdi className="font-semibold text-ink">{userLabel(user)}</bdi>,
    username: <bdi>{user.username || user.id}</bdi>,
  };
}

interface ConfirmDialogProps extends Omit<UserDialogProps, 'user'> {
  /** Also of the button. */
  title: string;
  description: ReactNode;
  variant?: 'destructive';
  isPending: boolean;
  onConfirm: () => Promise<void>;
}

function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, variant, isPending, onConfirm, onClose, onCloseAutoFocus } = props;
  return (
    <Dialog open onOpenChange={isPending ? undefined : onClose}>
      <DialogContent
        role="alertdialog"
        title={title}
        description={<span className="wrap-anywhere">{description}</span>}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        <DialogActions>
          <DialogClose asChild>
            <Button variant="secondary">{t('Cancel')}</Button>
          </DialogClose>
          <Button
            variant={variant}
            aria-disabled={isPending}
            onClick={isPending ? undefined : () => void onConfirm()}
          >
            {title}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}
