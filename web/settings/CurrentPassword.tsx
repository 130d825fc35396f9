import type { User } from '#contract/accounts.ts';
import { t } from '#web/language.ts';
import { PasswordField } from '#web/ui/PasswordField.tsx';

interface CurrentPasswordProps {
  user: User;
  error: string | undefined;
  hint?: string;
}

/** Confirms changes that must not be possible on a borrowed phone. */
export function CurrentPassword({ user, ...field }: CurrentPasswordProps) {
  return (
    <>
      {/* Password managers look for it. */}
      <input hidden readOnly autoComplete="username" value={user.username} />
      <PasswordField label={t('Password')} name="password" autoComplete="current-password" {...field} />
    </>
  );
}
