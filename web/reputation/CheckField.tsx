import { type ComponentProps, type ReactNode, useId } from 'react';

interface CheckFieldProps extends Pick<ComponentProps<'input'>, 'name' | 'value'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  hint?: string;
  children: ReactNode;
}

export function CheckField({
  checked,
  onChange,
  disabled = false,
  hint,
  children,
  ...input
}: CheckFieldProps) {
  const hintId = useId();
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:opacity-60">
        <input
          {...input}
          type="checkbox"
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={hint && hintId}
          className="mt-0.5 size-5 shrink-0 accent-accent"
        />
        <span className="min-w-0 grow">{children}</span>
      </label>
      {hint && (
        <p id={hintId} className="-mt-1 mb-2 ps-8 text-sm text-ink-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
