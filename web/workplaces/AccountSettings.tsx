import { brand } from '#contract/brand.ts';
import { useAuth } from '#web/accounts/auth.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '#web/ui/Card.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent, DialogTrigger } from '#web/ui/Dialog.tsx';

export function AccountSettings() {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Account Settings</CardTitle>
      </CardHeader>
      <CardContent className="pt-1 sm:pt-1">
        <p className="text-ink-muted">More settings are coming soon.</p>
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line pt-6">
          <p id="delete-account-hint" className="max-w-prose grow basis-64 text-ink-muted">
            Until accounts can be deleted here, we do it for you: write to {brand.supportEmail}.
          </p>
          <DeleteAccount />
        </div>
      </CardContent>
    </Card>
  );
}

function DeleteAccount() {
  const { user } = useAuth();
  const request = new URLSearchParams({
    subject: `Delete my ${brand.name} account`,
    body: `Please delete my account "${user?.username ?? ''}" and everything in it.`,
  });
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="secondary" className="text-danger" aria-describedby="delete-account-hint">
          Delete Account
        </Button>
      </DialogTrigger>
      <DialogContent
        title="Delete Account"
        description={`This page cannot delete your account yet. Write to ${brand.supportEmail} from the email address of your account, and we delete it with your workplaces and reviews.`}
      >
        <DialogActions className="mt-0">
          <DialogClose asChild>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
          <Button asChild>
            {/* Mail programs show the plus signs of a form's encoding as they are. */}
            <a href={`mailto:${brand.supportEmail}?${request.toString().replaceAll('+', '%20')}`}>
              Write to support
            </a>
          </Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}
