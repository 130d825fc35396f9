import { useId, useState } from 'react';
import { z } from 'zod/mini';
import type { AdminUser } from '#contract/admin.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import { expiryAfter, type SubscriptionType } from '#contract/plans.ts';
import { SavingForm } from '#web/accounts/SavingDialog.tsx';
import { lastingFailure, toastError } from '#web/accounts/show-failure.ts';
import { useUpdateUser } from '#web/admin/queries.ts';
import { userLabel } from '#web/admin/UsersTable.tsx';
import { t } from '#web/language.ts';
import { planNames } from '#web/plans/plan-names.ts';
import { Dialog, DialogContent } from '#web/ui/Dialog.tsx';
import { sentenceWith } from '#web/ui/rich-text.tsx';
import { useDates } from '#web/ui/use-dates.ts';

export interface UserDialogProps {
  user: AdminUser;
  onClose: () => void;
  onCloseAutoFocus: (event: Event) => void;
}

const plans = ['free', 'monthly', 'annual'] as const;
const planForm = z.object({ plan: z.enum(plans) });

export function EditSubscriptionDialog({ user, onClose, onCloseAutoFocus }: UserDialogProps) {
  const update = useUpdateUser();
  return (
    <Dialog open onOpenChange={update.isPending ? undefined : onClose}>
      <DialogContent
        title={t('Edit Subscription')}
        description={<CurrentPlan user={user} />}
        onOpenAutoFocus={focusChosenPlan}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        <SavingForm
          schema={planForm}
          save={({ plan }) =>
            update.mutateAsync({
              id: user.id,
              subscriptionType: plan,
              subscriptionExpiresAt: expiryAfter(plan, new Date()),
            })
          }
          failed={(error, fail) => {
            toastError(t('Update failed'), error, t('Failed to update user'));
            fail({ root: lastingFailure(error) });
          }}
          done={{ title: t('User updated') }}
          onDone={onClose}
          submitLabel={t('Save Changes')}
        >
          {() => (
            <fieldset className="grid min-w-0 gap-2">
              <legend className="mb-2 font-semibold">{t('New plan')}</legend>
              {plans.map((plan) => (
                <PlanChoice key={plan} plan={plan} isCurrent={plan === user.subscriptionType} />
              ))}
            </fieldset>
          )}
        </SavingForm>
      </DialogContent>
    </Dialog>
  );
}

/** Radix would focus the first radio button, where arrow keys would start from. */
function focusChosenPlan(event: Event) {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement)
    event.currentTarget.querySelector<HTMLElement>('input:checked')?.focus();
}

function CurrentPlan({ user }: { user: AdminUser }) {
  const { subscriptionType: plan, subscriptionExpiresAt: end, renews } = user;
  const { longDate } = useDates();
  const name = <bdi>{userLabel(user)}</bdi>;
  return (
    <span className="wrap-anywhere">
      {sentenceWith(currentPlans[plan][end ? 'ending' : 'endless'], { name, date: longDate(end) })}
      {renews && (
        <span className="notice mt-4 block border-warning text-ink">
          {sentenceWith(
            "{name} has a paid subscription. Changing the plan here doesn't stop the payments." as Sentence,
            { name },
          )}
        </span>
      )}
    </span>
  );
}

const currentPlans = {
  free: {
    ending: '{name} is on the free plan.' as Sentence,
    endless: '{name} is on the free plan.' as Sentence,
  },
  monthly: {
    ending: '{name} is on the monthly plan until {date}.' as Sentence,
    endless: '{name} is on the monthly plan, with no end date.' as Sentence,
  },
  annual: {
    ending: '{name} is on the annual plan until {date}.' as Sentence,
    endless: '{name} is on the annual plan, with no end date.' as Sentence,
  },
} satisfies Record<SubscriptionType, Record<'ending' | 'endless', Sentence>>;

function PlanChoice({ plan, isCurrent }: { plan: SubscriptionType; isCurrent: boolean }) {
  const id = useId();
  const [opened] = useState(() => new Date());
  const end = expiryAfter(plan, opened);
  const { longDate } = useDates();
  return (
    <label className="flex cursor-pointer items-start gap-3 rounded-control border border-edge p-3 has-checked:border-accent has-checked:bg-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      {/* The accessible name is the plan alone, though the whole label is clickable. */}
      <input
        type="radio"
        name="plan"
        value={plan}
        defaultChecked={isCurrent}
        aria-labelledby={`${id}name`}
        aria-describedby={`${id}end`}
        className="mt-0.5 size-5 shrink-0 accent-accent outline-none"
      />
      <span className="min-w-0">
        <span id={`${id}name`} className="block font-semibold">
          {t(planNames[plan])}
        </span>
        <span id={`${id}end`} className="block text-sm text-ink-muted">
          {end ? t('Until {date}', { date: longDate(end) }) : t('No end date')}
        </span>
      </span>
    </label>
  );
}
