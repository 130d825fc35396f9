import type { ComponentProps } from 'react';
import { cn } from '#web/ui/cn.ts';
import { Field, type FieldProps } from '#web/ui/Field.tsx';
import { ChevronDown } from '#web/ui/icons.tsx';
import { controlVariants } from '#web/ui/variants.ts';

/** What was typed before the script ran finds its field again by the name. */
type Named<Props> = Props & { name: string };

export function Input({ className, ...props }: Named<ComponentProps<'input'>>) {
  // WebKit centers a date only in a grid or flex box, Chromium puts its icon at the end only in a block or grid.
  return <input className={cn(controlVariants, 'grid base:h-12 items-center', className)} {...props} />;
}

export type TextFieldProps = Pick<FieldProps, 'label' | 'error' | 'hint'> & Named<ComponentProps<'input'>>;

export function TextField({ label, error, hint, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => <Input {...control} {...input} />}
    </Field>
  );
}

type SelectFieldProps = Pick<FieldProps, 'label' | 'error' | 'hint'> & Named<ComponentProps<'select'>>;

export function SelectField({ label, error, hint, ...select }: SelectFieldProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => <NativeSelect {...control} {...select} />}
    </Field>
  );
}

/** Browsers don't restore a former choice after a reload: many selects save what is chosen. */
export function NativeSelect({ className, children, ...props }: Named<ComponentProps<'select'>>) {
  return (
    <span className="relative block w-full min-w-0">
      <select
        autoComplete="off"
        className={cn(controlVariants, 'base:h-12 base:max-w-full appearance-none truncate pe-10', className)}
        {...props}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute end-3 top-1/2 size-5 -translate-y-1/2 text-ink-muted"
      />
    </span>
  );
}
