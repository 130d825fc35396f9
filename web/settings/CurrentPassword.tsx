import type { UseFormRegisterReturn } from 'react-hook-form';
import type { User } from '#contract/accounts.ts';
import { Field } from '#web/ui/Field.tsx';
import { PasswordInput } from '#web/ui/PasswordInput.tsx';

interface CurrentPasswordProps {
  user: User;
  /** Called where the field is rendered: of several wrong fields the one registered first takes the focus. */
  register: () => UseFormRegisterReturn;
  error: string | undefined;
  hint?: string;
}

/** The password once more, before something that a borrowed phone must not do. */
export function CurrentPassword({ user, register, error, hint }: CurrentPasswordProps) {
  return (
    <Field label="Password" error={error} hint={hint}>
      {(field) => (
        <>
          {/* Tells password managers whose password this is. */}
          <input hidden readOnly autoComplete="username" value={user.username} />
          <PasswordInput {...field} {...register()} autoComplete="current-password" />
        </>
      )}
    </Field>
  );
}
