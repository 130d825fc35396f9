import { useState } from 'react';
import { allowSharing } from '#contract/review-links.ts';
import { call } from '#web/api/call.ts';
import { t } from '#web/language.ts';

interface SharingChoiceProps {
  reviewLink: string;
  firstName: string;
  isAllowed?: boolean;
}

/** Saved on change; a failed save reverts it. */
export function SharingChoice({ reviewLink, firstName, isAllowed = false }: SharingChoiceProps) {
  const [allowed, setAllowed] = useState(isAllowed);
  const [status, setStatus] = useState('');

  const save = async (wanted: boolean) => {
    setAllowed(wanted);
    setStatus('');
    try {
      await call(allowSharing, { headers: { 'review-link': reviewLink }, body: { allowed: wanted } });
      setStatus(t(wanted ? 'Saved. You can change this with your private link.' : 'Saved'));
    } catch {
      setAllowed(!wanted);
      setStatus(t("That wasn't saved. Please try again."));
    }
  };

  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2 text-start">
        <input
          type="checkbox"
          checked={allowed}
          onChange={({ currentTarget }) => void save(currentTarget.checked)}
          className="mt-0.5 size-5 shrink-0 accent-accent"
        />
        <span className="min-w-0 wrap-anywhere">
          {t('{name} may show this review to a future employer', { name: firstName })}
        </span>
      </label>
      <p role="status" className="text-start text-sm text-ink-muted not-empty:mb-2">
        {status}
      </p>
    </div>
  );
}
