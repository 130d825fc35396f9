import type { AdminUser } from '#contract/admin.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import { useSignOutUser } from '#web/admin/queries.ts';
import { failureMessage } from '#web/api/call.ts';
import { t } from '#web/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent } from '#web/ui/Dialog.tsx';
import { sentenceWith } from '#web/ui/rich-text.tsx';
import { toast } from '#web/ui/toast.ts';

interface SignOutUserDialogProps {
  user: AdminUser;
  onClose: () => void;
  onCloseAutoFocus: (event: Event) => void;
}

export function SignOutUserDialog({ user, onClose, onCloseAutoFocus }: SignOutUserDialogProps) {
  const signOut = useSignOutUser();

  async function confirm() {
    if (signOut.isPending) return;
    try {
      await signOut.mutateAsync(user.id);
      toast({
        title: t('User signed out'),
        description: t("They'll need to sign in again in every browser."),
      });
      onClose();
    } catch (error) {
      toast({
        title: t('Sign out failed'),
        description: failureMessage(error, t('Failed to sign out user')),
        variant: 'destructive',
      });
    }
  }

  return (
    <Dialog open onOpenChange={signOut.isPending ? undefined : onClose}>
      <DialogContent
        role="alertdialog"
        title={t('Sign Out User')}
        description={
          <span className="wrap-anywhere">
            {sentenceWith(
              'Sign {name} ({username}) out in every browser? Their account and password stay the same.' as Sentence,
              {
                name: <bdi className="font-semibold text-ink">{user.fullName}</bdi>,
                username: <bdi>{user.username}</bdi>,
              },
            )}
          </span>
        }
        onCloseAutoFocus={onCloseAutoFocus}
      >
        <DialogActions>
          <DialogClose asChild>
            <Button variant="secondary">{t('Cancel')}</Button>
          </DialogClose>
          <Button aria-disabled={signOut.isPending} onClick={() => void confirm()}>
            {t('Sign Out User')}
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}
