import { useRef, useState } from 'react';
import { t } from '#web/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { copyLink } from '#web/ui/copy-link.ts';
import { controlVariants } from '#web/ui/variants.ts';
import { reviewLinkUrl } from './saved-review-links.ts';

export function ReviewLinkField({ reviewLink }: { reviewLink: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState('');
  const link = reviewLinkUrl(reviewLink);

  const copy = async () => {
    field.current?.select();
    setStatus((await copyLink(link)) ? t('Copied') : t('Please copy the selected link.'));
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
        <Button variant="secondary" onClick={() => void copy()}>
          {t('Copy link')}
        </Button>
        {'share' in navigator && (
          <Button variant="secondary" onClick={share}>
            {t('Share link')}
          </Button>
        )}
      </div>
      <p role="status" className="text-sm text-ink-muted not-empty:mt-2">
        {status}
      </p>
    </div>
  );
}
