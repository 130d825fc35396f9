import { useState } from 'react';
import { t } from '#web/language.ts';
import { Field } from '#web/ui/Field.tsx';
import { Input, type TextFieldProps } from '#web/ui/Input.tsx';
import { Eye, EyeOff } from '#web/ui/icons.tsx';

export function PasswordField({ label, error, hint, ...input }: TextFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <span className="relative block">
          <Input {...control} {...input} type={shown ? 'text' : 'password'} className="pe-12" />
          {/* Its name doesn't say "password", so that only the input has the label's name. */}
          <button
            type="button"
            aria-label={shown ? t('Hide characters') : t('Show characters')}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0.5 end-0.5 grid w-11 place-items-center rounded-sm text-ink-muted hover:text-ink"
          >
            <Icon aria-hidden className="size-5" />
          </button>
        </span>
      )}
    </Field>
  );
}
