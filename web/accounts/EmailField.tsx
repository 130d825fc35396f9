import { t } from '#web/language.ts';
import { TextField, type TextFieldProps } from '#web/ui/Input.tsx';

export function EmailField(props: Pick<TextFieldProps, 'error' | 'hint' | 'enterKeyHint'>) {
  return (
    <TextField
      label={t('Email')}
      name="email"
      type="email"
      autoComplete="email"
      spellCheck={false}
      {...props}
    />
  );
}
