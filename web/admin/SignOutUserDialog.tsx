import type { AdminUser } from '#contract/admin.ts';
import { useSignOutUser } from '#web/admin/queries.ts';
import { failureMessage } from '#web/api/call.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent } from '#web/ui/Dialog.tsx';
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
      toast({ title: 'User signed out', description: "They'll need to sign in again in every browser." });
      onClose();
    } catch (error) {
      toast({
        title: 'Sign out failed',
        description: failureMessage(error, 'Failed to sign out user'),
        variant: 'destructive',
      });
    }
  }

  return (
    <Dialog open onOpenChange={signOut.isPending ? undefined : onClose}>
      <DialogContent
        role="alertdialog"
        title="Sign Out User"
        description={
          <span className="wrap-anywhere">
            Sign <bdi className="font-semibold text-ink">{user.fullName}</bdi> (<bdi>{user.username}</bdi>)
            out in every browser? Their account and password stay the same.
          </span>
        }
        onCloseAutoFocus={onCloseAutoFocus}
      >
        <DialogActions>
          <DialogClose asChild>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <Button aria-disabled={signOut.isPending} onClick={() => void confirm()}>
            Sign Out User
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}
