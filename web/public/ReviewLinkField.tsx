import { useRef, useState } from 'react';
import { buttonVariants, controlVariants } from '#web/ui/variants.ts';
import { t } from './language.ts';
import { reviewLinkUrl } from './saved-review-links.ts';

/** The private link as text, to copy or to share with another app. */
export function ReviewLinkField({ reviewLink }: { reviewLink: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [news, setNews] = useState('');
  const link = reviewLinkUrl(reviewLink);

  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      setNews(t('Copied'));
    } catch {
      // It is marked now: the keyboard, or a long press, copies it.
      setNews(t('Please copy the selected link.'));
    }
  };
  // Who closes the sheet of the system has changed their mind, and needs no message.
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
      <p role="status" className="mt-2 min-h-6 text-sm leading-6 text-ink-muted">
        {news}
      </p>
    </div>
  );
}
