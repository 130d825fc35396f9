import { useState } from 'react';
import { t } from '#web/language.ts';
import { Message, Page } from '#web/public/Page.tsx';
import { findReviewLinks, removeReviewLink } from '#web/public/saved-review-links.ts';
import { Button } from '#web/ui/Button.tsx';
import { longDate } from '#web/ui/dates.ts';
import { buttonVariants } from '#web/ui/variants.ts';

export function ReviewLinkList() {
  const [links, setLinks] = useState(findReviewLinks);

  if (links.length === 0) {
    return (
      <Message
        heading={t('No private links on this phone')}
        text={t("After you send a review, you can save a private link to it. You'll find it here.")}
      />
    );
  }
  return (
    <Page kind="">
      <h1 className="mt-8 voice-l">{t('Private links on this phone')}</h1>
      <p className="mt-2 text-ink-muted">
        {t("Anyone using this phone can open these reviews. Removing a link doesn't delete the review.")}
      </p>
      <ul className="mt-5">
        {links.map(({ reviewLink, firstName, until }) => (
          <li key={reviewLink} className="border-t border-line py-5">
            <h2 className="title">{t('Review for {name}', { name: firstName })}</h2>
            <p className="text-sm text-ink-muted">
              {isOpen(until)
                ? t('Your private link works until {date}.', { date: longDate(until) })
                : t('You can no longer edit it.')}
            </p>
            <div className="mt-3 flex flex-wrap gap-3">
              <a href={`#${reviewLink}`} className={buttonVariants()}>
                {isOpen(until) ? t('View or edit') : t('Change your answer')}
              </a>
              <Button
                variant="secondary"
                onClick={() => {
                  removeReviewLink(reviewLink);
                  setLinks(findReviewLinks());
                }}
              >
                {t('Remove from this phone')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Page>
  );
}

function isOpen(until: string): boolean {
  return until > new Date().toISOString();
}
