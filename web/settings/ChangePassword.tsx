import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { passwordChangeForm } from '#contract/account-settings.ts';
import type { User } from '#contract/accounts.ts';
import type { Passkey } from '#contract/passkeys.ts';
import { SavingForm } from '#web/accounts/SavingDialog.tsx';
import { t } from '#web/language.ts';
import { FormDialog } from '#web/ui/DialogForm.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { RowButton, SettingsRow } from '#web/ui/SettingsGroup.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useDates } from '#web/ui/use-dates.ts';
import { CurrentPassword } from './CurrentPassword.tsx';
import { describeUse } from './passkeys/Passkeys.tsx';
import { passkeysQuery } from './passkeys/queries.ts';
import { useChangePassword } from './queries.ts';

export function ChangePassword({ user }: { user: User }) {
  return (
    <SettingsRow
      title={t('Password')}
      control={
        <FormDialog
          title={t('Change your password')}
          description={t("You'll stay signed in here. Your other devices will be signed out.")}
          trigger={<RowButton aria-label={t('Change password')} />}
        >
          {(close) => <PasswordForm user={user} onDone={close} />}
        </FormDialog>
      }
    />
  );
}

/** Waits until the passkeys are known, since those that aren't chosen are removed. */
function PasswordForm({ user, onDone }: { user: User; onDone: () => void }) {
  const { data, isError, refetch } = useQuery(passkeysQuery);
  const { mutateAsync } = useChangePassword();
  if (!data)
    return isError ? (
      <ErrorState message={t("Couldn't load your passkeys.")} onRetry={refetch} className="py-4" />
    ) : (
      <Skeleton className="w-40" />
    );

  return (
    <SavingForm
      schema={passwordChangeForm}
      read={readForm}
      save={({ confirmPassword: _, ...change }) => mutateAsync(change)}
      failed={t('Failed to change password')}
      done={{ title: t('Password changed') }}
      onDone={onDone}
      submitLabel={t('Save password')}
      busyLabel={t('Saving...')}
    >
      {(errors) => (
        <>
          <CurrentPassword user={user} error={errors.password} hint={t('Your current password.')} />
          <PasswordField
            label={t('New password')}
            error={errors.newPassword}
            hint={t('At least 6 characters.')}
            name="newPassword"
            autoComplete="new-password"
          />
          <PasswordField
            label={t('Confirm password')}
            error={errors.confirmPassword}
            name="confirmPassword"
            autoComplete="new-password"
          />
          {data.passkeys.length > 0 && <KeepPasskeys passkeys={data.passkeys} />}
        </>
      )}
    </SavingForm>
  );
}

function readForm(data: FormData) {
  return { ...Object.fromEntries(data), keptPasskeys: data.getAll('keptPasskeys').map(Number) };
}

/** Someone who knew the old password may have added a passkey, so each has to be chosen to stay. */
function KeepPasskeys({ passkeys }: { passkeys: Passkey[] }) {
  const hint = useId();
  const dates = useDates();
  return (
    <fieldset className="min-w-0" aria-describedby={hint}>
      <legend className="font-semibold text-ink">{t('Which passkeys do you want to keep?')}</legend>
      <p id={hint} className="mb-1 text-sm text-ink-muted">
        {t('Check only those you recognize. The others will be removed.')}
      </p>
      {passkeys.map((passkey) => (
        <label key={passkey.id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
          <input
            type="checkbox"
            name="keptPasskeys"
            value={passkey.id}
            className="mt-0.5 size-5 shrink-0 accent-accent"
          />
          <span className="min-w-0 wrap-anywhere">
            <bdi className="block">{passkey.name}</bdi>
            <span className="block text-sm text-ink-muted">{describeUse(passkey, dates)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
