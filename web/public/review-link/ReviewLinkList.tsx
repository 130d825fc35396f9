import { useState } from 'react';
import { currentLanguage, say } from '#web/public/language.ts';
import { Message, Page } from '#web/public/Page.tsx';
import { Phrase } from '#web/public/Phrase.tsx';
import { findReviewLinks, removeReviewLink } from '#web/public/saved-review-links.ts';
import { longDateIn } from '#web/ui/dates.ts';
import { buttonVariants } from '#web/ui/variants.ts';

export function ReviewLinkList() {
  const [links, setLinks] = useState(findReviewLinks);

  if (links.length === 0) {
    return (
      <Message
        heading={say('No keys on this device')}
        text={say('After you leave a review, you can keep a key to it. It then stands here for 30 days.')}
      />
    );
  }
  return (
    <Page>
      <h1 className="text-3xl leading-9">
        <Phrase text={say('Keys on this device')} />
      </h1>
      <p className="mt-2 text-ink-muted">
        {say('Whoever uses this device can open these reviews. Forgetting a key leaves the review as it is.')}
      </p>
      <ul className="mt-6 grid list-none grid-cols-1 gap-4 p-0">
        {links.map(({ reviewLink, firstName, until }) => (
          <li
            key={reviewLink}
            className="rounded-xl border border-line bg-surface px-4 py-4 shadow-card sm:px-8"
          >
            <h2 className="text-lg leading-7">
              <Phrase text={say('Review for {name}', { name: firstName })} />
            </h2>
            <p className="text-sm text-ink-muted">
              {say('Your key opens it until {date}.', { date: longDateIn(currentLanguage(), until) })}
            </p>
            <div className="mt-3 flex flex-wrap gap-3">
              <a href={`#${reviewLink}`} className={buttonVariants()}>
                {say('See or change it')}
              </a>
              <button
                type="button"
                onClick={() => {
                  removeReviewLink(reviewLink);
                  setLinks(findReviewLinks());
                }}
                className={buttonVariants({ variant: 'secondary' })}
              >
                {say('Forget the key')}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </Page>
  );
}
