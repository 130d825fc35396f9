import type { ComponentProps } from 'react';
import type { User } from '#contract/accounts.ts';
import { t } from '#web/language.ts';
import { PasswordField } from '#web/ui/PasswordField.tsx';

type CurrentPasswordProps = { user: User } & Omit<ComponentProps<typeof PasswordField>, 'label'>;

/** Confirms changes that must not be possible on a borrowed phone. */
export function CurrentPassword({ user, ...field }: CurrentPasswordProps) {
  return (
    <>
      {/* For password managers. */}
      <input hidden readOnly autoComplete="username" value={user.username} />
      <PasswordField label={t('Password')} autoComplete="current-password" {...field} />
    </>
  );
}
