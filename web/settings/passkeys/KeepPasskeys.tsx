import { useId } from 'react';
import type { Passkey } from '#contract/passkeys.ts';
import { t } from '#web/language.ts';
import { useDates } from '#web/ui/use-dates.ts';
import { describeUse } from './Passkeys.tsx';

/** For a new password: someone who knew the old one may have added a passkey, so each has to be chosen to stay. */
export function KeepPasskeys({ passkeys }: { passkeys: Passkey[] }) {
  const hint = useId();
  const dates = useDates();
  if (passkeys.length === 0) return null;
  return (
    <fieldset className="min-w-0" aria-describedby={hint}>
      <legend className="font-semibold text-ink">{t('Which passkeys may stay?')}</legend>
      <p id={hint} className="mb-1 text-sm text-ink-muted">
        {t('Check only those you recognize. The others will be removed.')}
      </p>
      {passkeys.map((passkey) => (
        <label key={passkey.id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
          <input
            type="checkbox"
            name="keptPasskeys"
            value={passkey.id}
            className="mt-0.5 size-5 shrink-0 accent-accent"
          />
          <span className="min-w-0 wrap-anywhere">
            <bdi className="block">{passkey.name}</bdi>
            <span className="block text-sm text-ink-muted">{describeUse(passkey, dates)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
