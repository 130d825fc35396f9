import type { ComponentProps } from 'react';
import type { User } from '#contract/accounts.ts';
import { PasswordField } from '#web/ui/PasswordField.tsx';

type CurrentPasswordProps = { user: User } & Omit<ComponentProps<typeof PasswordField>, 'label'>;

/** The password once more, before something that a borrowed phone must not do. */
export function CurrentPassword({ user, ...field }: CurrentPasswordProps) {
  return (
    <>
      {/* Tells password managers whose password this is. */}
      <input hidden readOnly autoComplete="username" value={user.username} />
      <PasswordField label="Password" autoComplete="current-password" {...field} />
    </>
  );
}
