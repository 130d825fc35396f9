import { CreditCard } from 'lucide-react';
import { type RefObject, useId, useRef, useState } from 'react';
import type { AdminUser } from '#contract/admin.ts';
import { expiryAfter, type SubscriptionType } from '#contract/plans.ts';
import { useUpdateUser } from '#web/admin/queries.ts';
import { failureMessage } from '#web/api/call.ts';
import { planNames } from '#web/plans/plan-names.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent } from '#web/ui/Dialog.tsx';
import { FormError } from '#web/ui/FormError.tsx';
import { longDate } from '#web/ui/long-date.ts';
import { toast } from '#web/ui/toast.ts';

interface EditSubscriptionDialogProps {
  user: AdminUser;
  onClose: () => void;
  onCloseAutoFocus: (event: Event) => void;
}

export function EditSubscriptionDialog({ user, onClose, onCloseAutoFocus }: EditSubscriptionDialogProps) {
  const update = useUpdateUser();
  const chosen = useRef<HTMLInputElement>(null);

  async function save(plan: SubscriptionType) {
    if (update.isPending) return;
    try {
      await update.mutateAsync({
        id: user.id,
        subscriptionType: plan,
        subscriptionExpiresAt: expiryAfter(plan, new Date()),
      });
      toast({ title: 'User updated' });
      onClose();
    } catch (error) {
      toast({ title: 'Update failed', description: updateFailure(error), variant: 'destructive' });
    }
  }

  return (
    <Dialog open onOpenChange={update.isPending ? undefined : onClose}>
      <DialogContent
        title="Edit Subscription"
        description={<Now user={user} />}
        onOpenAutoFocus={(event) => {
          if (!chosen.current) return;
          event.preventDefault();
          chosen.current.focus();
        }}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        <PlanForm
          planInForce={user.subscriptionType}
          chosen={chosen}
          error={update.error ? updateFailure(update.error) : undefined}
          busy={update.isPending}
          onSave={save}
        />
      </DialogContent>
    </Dialog>
  );
}

function updateFailure(error: unknown): string {
  return failureMessage(error, 'Failed to update user');
}

function Now({
  user: { fullName, subscriptionType: plan, subscriptionExpiresAt: end, renews },
}: {
  user: AdminUser;
}) {
  return (
    <span className="wrap-anywhere">
      <bdi>{fullName}</bdi> has the {plan} plan
      {plan !== 'free' && (end ? ` until ${longDate(end)}` : ', without an end')}.
      {renews && (
        <span className="mt-4 flex gap-3 rounded-md bg-warning-soft p-3 text-warning">
          <CreditCard aria-hidden className="mt-0.5 size-5 shrink-0" />
          <span className="min-w-0">
            <bdi>{fullName}</bdi> pays by subscription. A change here does not stop the payments.
          </span>
        </span>
      )}
    </span>
  );
}

interface PlanFormProps {
  planInForce: SubscriptionType;
  /** The radio button of the plan in force: where the dialog begins. */
  chosen: RefObject<HTMLInputElement | null>;
  error: string | undefined;
  busy: boolean;
  onSave: (plan: SubscriptionType) => Promise<void>;
}

function PlanForm({ planInForce, chosen, error, busy, onSave }: PlanFormProps) {
  const [plan, setPlan] = useState(planInForce);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSave(plan);
      }}
    >
      <FormError message={error} />
      <fieldset className="mt-4 grid min-w-0 gap-2 first:mt-0">
        <legend className="mb-2 font-semibold">New plan</legend>
        {(['free', 'monthly', 'annual'] as const).map((each) => (
          <PlanChoice
            key={each}
            plan={each}
            isChosen={plan === each}
            onChoose={() => setPlan(each)}
            inputRef={each === planInForce ? chosen : undefined}
          />
        ))}
      </fieldset>
      <DialogActions>
        <DialogClose asChild>
          <Button variant="secondary">Cancel</Button>
        </DialogClose>
        <Button type="submit" aria-disabled={busy}>
          Save Changes
        </Button>
      </DialogActions>
    </form>
  );
}

interface PlanChoiceProps {
  plan: SubscriptionType;
  isChosen: boolean;
  onChoose: () => void;
  inputRef: RefObject<HTMLInputElement | null> | undefined;
}

function PlanChoice({ plan, isChosen, onChoose, inputRef }: PlanChoiceProps) {
  const id = useId();
  const [opened] = useState(() => new Date());
  const end = expiryAfter(plan, opened);
  return (
    <label className="flex cursor-pointer items-start gap-3 rounded-md border border-line-strong p-3 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      {/* The whole choice can be pressed; its name is the plan alone. */}
      <input
        ref={inputRef}
        type="radio"
        name="plan"
        checked={isChosen}
        onChange={onChoose}
        aria-labelledby={`${id}name`}
        aria-describedby={`${id}end`}
        className="mt-0.5 size-5 shrink-0 accent-accent outline-none"
      />
      <span className="min-w-0">
        <span id={`${id}name`} className="block font-semibold">
          {planNames[plan]}
        </span>
        <span id={`${id}end`} className="block text-sm text-ink-muted">
          {end ? `Until ${longDate(end)}` : 'Does not end'}
        </span>
      </span>
    </label>
  );
}
