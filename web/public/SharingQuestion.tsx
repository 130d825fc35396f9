import { t } from '#web/language.ts';
import { buttonVariants } from '#web/ui/variants.ts';

interface SharingQuestionProps {
  firstName: string;
  answer: boolean | null;
  /** “Saved” or an error. */
  status: string;
  isFailed?: boolean;
  /** Without scripts, the form around it sends the answer. */
  onChoose?: (allowed: boolean) => void;
}

/** Nothing is preset, and both answers look alike. */
export function SharingQuestion({ firstName, answer, status, isFailed, onChoose }: SharingQuestionProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="w-full text-balance">
        <span>{t('May {name} show this to a future employer?', { name: firstName })}</span>
      </legend>
      <div className="mt-3">
        {[true, false].map((allowed) => (
          <label
            key={String(allowed)}
            className={buttonVariants({
              variant: 'secondary',
              className: allowed ? 'me-3 cursor-pointer' : 'cursor-pointer',
            })}
          >
            <input
              type="radio"
              name="allowed"
              required={!onChoose}
              value={allowed ? 'yes' : 'no'}
              className="size-5 accent-accent"
              {...(onChoose
                ? { checked: answer === allowed, onChange: () => onChoose(allowed) }
                : { defaultChecked: answer === allowed })}
            />
            <span>{allowed ? t('Yes') : t('No')}</span>
          </label>
        ))}
      </div>
      <p role="status" className={`text-sm not-empty:mt-2 ${isFailed ? 'text-danger' : 'text-ink-muted'}`}>
        {status}
      </p>
    </fieldset>
  );
}
