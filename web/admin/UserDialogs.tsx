import { type ComponentProps, type ReactNode, type RefObject, useCallback, useRef, useState } from 'react';
import { z } from 'zod/mini';
import type { AdminUser } from '#contract/admin.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import { SavingForm } from '#web/accounts/SavingDialog.tsx';
import { toastError } from '#web/accounts/show-failure.ts';
import { EditSubscriptionDialog, type UserDialogProps } from '#web/admin/EditSubscriptionDialog.tsx';
import { useDeleteUser, useSignOutUser } from '#web/admin/queries.ts';
import { type UserRowProps, userLabel } from '#web/admin/UsersTable.tsx';
import { t } from '#web/language.ts';
import { plural } from '#web/plural.ts';
import { Dialog, DialogContent } from '#web/ui/Dialog.tsx';
import { sentenceWith } from '#web/ui/rich-text.tsx';

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
  const close = () => setTask(null);
  const onCloseAutoFocus = (event: Event) => {
    event.preventDefault();
    const next = focusAfter.current;
    (next?.isConnected ? next : title.current)?.focus({ preventScroll: true });
  };
  function onDeleted() {
    focusAfter.current = task?.neighbor ?? null;
    close();
  }
  const props = task && { user: task.user, onClose: close, onCloseAutoFocus };
  const dialog = props && (
    <>
      {task.kind === 'edit' && <EditSubscriptionDialog {...props} />}
      {task.kind === 'sign out' && <SignOutUserDialog {...props} />}
      {task.kind === 'delete' && <DeleteUserDialog {...props} onDeleted={onDeleted} />}
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

function SignOutUserDialog(props: UserDialogProps) {
  return (
    <ConfirmDialog
      {...props}
      title={t('Sign Out User')}
      description={sentenceWith(
        'Sign {name} ({username}) out in every browser? Their account and password stay the same.' as Sentence,
        namesOf(props.user),
      )}
      change={useSignOutUser()}
      done={{
        title: t('User signed out'),
        description: t("They'll need to sign in again in every browser."),
      }}
      failure={[t('Sign out failed'), t('Failed to sign out user')]}
      onDone={props.onClose}
    />
  );
}

function DeleteUserDialog({ onDeleted, ...props }: UserDialogProps & { onDeleted: () => void }) {
  const { reviewCount, workplaceCount } = props.user;
  return (
    <ConfirmDialog
      {...props}
      title={t('Delete User')}
      description={sentenceWith(
        "Delete {name} ({username})? This also deletes {reviews}, {workplaces} and all unsent emails. Their review link and printed codes will stop working. This can't be undone." as Sentence,
        {
          ...namesOf(props.user),
          reviews: plural('{count} review|{count} reviews', reviewCount),
          workplaces: plural('{count} workplace|{count} workplaces', workplaceCount),
        },
      )}
      variant="destructive"
      change={useDeleteUser()}
      done={{ title: t('User deleted'), description: t('User and all associated data have been removed.') }}
      failure={[t('Delete failed'), t('Failed to delete user')]}
      onDone={onDeleted}
    />
  );
}

function namesOf(user: AdminUser) {
  return {
    name: <bdi className="font-semibold text-ink">{userLabel(user)}</bdi>,
    username: <bdi>{user.username || user.id}</bdi>,
  };
}

interface ConfirmDialogProps
  extends UserDialogProps,
    Pick<ComponentProps<typeof SavingForm>, 'done' | 'onDone' | 'variant'> {
  /** Also of the button. */
  title: string;
  description: ReactNode;
  change: { isPending: boolean; mutateAsync: (id: number) => Promise<unknown> };
  failure: [title: string, fallback: string];
}

function ConfirmDialog(props: ConfirmDialogProps) {
  const { user, title, description, change, failure, onClose, onCloseAutoFocus, ...form } = props;
  const [failed, fallback] = failure;
  return (
    <Dialog open onOpenChange={change.isPending ? undefined : onClose}>
      <DialogContent
        role="alertdialog"
        title={title}
        description={<span className="wrap-anywhere">{description}</span>}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        <SavingForm
          schema={z.object({})}
          save={() => change.mutateAsync(user.id)}
          failed={(error) => toastError(failed, error, fallback)}
          submitLabel={title}
          {...form}
        />
      </DialogContent>
    </Dialog>
  );
}
