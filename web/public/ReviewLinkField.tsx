import { useRef, useState } from 'react';
import { t } from '#web/language.ts';
import { buttonVariants, controlVariants } from '#web/ui/variants.ts';
import { reviewLinkUrl } from './saved-review-links.ts';

export function ReviewLinkField({ reviewLink }: { reviewLink: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState('');
  const link = reviewLinkUrl(reviewLink);

  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      setStatus(t('Copied'));
    } catch {
      // It is selected, so the keyboard or a long press can copy it.
      setStatus(t('Please copy the selected link.'));
    }
  };
  // Rejected if the share sheet is closed, which needs no message.
  const share = () => void navigator.share({ url: link }).catch(() => {});

  return (
    <div>
      <input
        ref={field}
        readOnly
        dir="ltr"
        aria-label={t('Your private link')}
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
        className={`${controlVariants} h-12`}
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <button
          type="button"
          onClick={() => void copy()}
          className={buttonVariants({ variant: 'secondary' })}
        >
          {t('Copy link')}
        </button>
        {'share' in navigator && (
          <button type="button" onClick={share} className={buttonVariants({ variant: 'secondary' })}>
            {t('Share link')}
          </button>
        )}
      </div>
      <p role="status" className="text-sm text-ink-muted not-empty:mt-2">
        {status}
      </p>
    </div>
  );
}
