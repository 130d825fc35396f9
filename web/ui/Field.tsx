import { type ReactNode, useId } from 'react';
import { blank } from '#web/language.ts';

interface FieldControl {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldProps {
  label: string;
  /** It takes the place of the hint. */
  error?: string | undefined;
  hint?: ReactNode;
  /** "(optional)" */
  optional?: string | false | undefined;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

export function Field({ label, error, hint, optional, className, children }: FieldProps) {
  const id = useId();
  const note = error ?? hint;
  const noteId = note ? `${id}note` : undefined;

  return (
    <div className={className}>
      <label htmlFor={id} className="mb-2 block font-semibold text-ink">
        <span>{label}</span>
        {optional && <span className="font-normal text-ink-muted">{blank() + optional}</span>}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': noteId })}
      {note && (
        <p id={noteId} className={`mt-2 text-sm ${error ? 'text-danger' : 'text-ink-muted'}`}>
          {note}
        </p>
      )}
    </div>
  );
}
