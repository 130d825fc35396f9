import type { ComponentProps } from 'react';
import { Field, type FieldProps } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';

export type TextFieldProps = Pick<FieldProps, 'label' | 'error' | 'hint'> & ComponentProps<'input'>;

/** A line of text with its label. */
export function TextField({ label, error, hint, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => <Input {...control} {...input} />}
    </Field>
  );
}
