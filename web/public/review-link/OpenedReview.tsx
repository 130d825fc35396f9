import { useRef, useState } from 'react';
import type { ReviewByLink } from '#contract/review-links.ts';
import { blank, t } from '#web/language.ts';
import { OwnLetter } from '#web/public/OwnLetter.tsx';
import { Page } from '#web/public/Page.tsx';
import { ReplyRequest } from '#web/public/ReplyRequest.tsx';
import { ReviewLinkField } from '#web/public/ReviewLinkField.tsx';
import { SharingChoice } from '#web/public/SharingChoice.tsx';
import { findReviewLinks, removeReviewLink, saveReviewLink } from '#web/public/saved-review-links.ts';
import { Button } from '#web/ui/Button.tsx';
import { longDate } from '#web/ui/dates.ts';
import { workplaceLabel } from '#web/workplaces/workplace-label.ts';
import { EditReviewForm } from './EditReviewForm.tsx';
import { GivenAnswer } from './GivenAnswer.tsx';
import { WithdrawDialog } from './WithdrawDialog.tsx';

interface OpenedReviewProps {
  reviewLink: string;
  review: ReviewByLink;
  onChanged: (change: Partial<ReviewByLink>) => void;
  onWithdrawn: () => void;
}

export function OpenedReview({ reviewLink, review, onChanged, onWithdrawn }: OpenedReviewProps) {
  const { firstName, workplace } = review;
  const [isEditing, setEditing] = useState(false);
  const [status, setStatus] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);

  const endEditing = (message: string) => {
    setEditing(false);
    setStatus(message);
    scrollTo(0, 0);
    heading.current?.focus();
  };

  return (
    // Changing the language while editing would lose the text.
    <Page isAtEnd={isEditing} kind={t('Your private link')}>
      <h1 ref={heading} tabIndex={-1} className="mt-8 voice-l">
        {t('Your review for {name}', { name: firstName })}
      </h1>
      {workplace && (
        <p className="mt-1 text-ink-muted">
          <bdi>{workplaceLabel(workplace)}</bdi>
        </p>
      )}
      <p role="status" className="mb-5 font-semibold text-accent not-empty:mt-3">
        {status}
      </p>
      {isEditing ? (
        <EditReviewForm
          reviewLink={reviewLink}
          review={review}
          onEdited={(edited) => {
            onChanged(edited);
            endEditing(t("Your changes are saved. We'll let {name} know.", { name: firstName }));
          }}
          onCancel={() => endEditing('')}
        />
      ) : (
        <>
          <OwnLetter review={review} facts={datesOf(review)} />
          <div className="mt-5 flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => setEditing(true)}>
              {t('Edit')}
            </Button>
            <WithdrawDialog reviewLink={reviewLink} firstName={firstName} onWithdrawn={onWithdrawn} />
          </div>
          <Reply reviewLink={reviewLink} review={review} onChanged={onChanged} />
          <Permission {...{ reviewLink, review, onChanged }} />
          <ReviewLinkOnDevice reviewLink={reviewLink} review={review} />
        </>
      )}
    </Page>
  );
}

function Permission({
  reviewLink,
  review,
  onChanged,
}: Pick<OpenedReviewProps, 'reviewLink' | 'review' | 'onChanged'>) {
  return (
    <section className="mt-8 border-t border-line pt-8">
      <SharingChoice
        reviewLink={reviewLink}
        firstName={review.firstName}
        answer={review.sharingAllowed}
        onSaved={(sharingAllowed) => onChanged({ sharingAllowed })}
      />
    </section>
  );
}

function datesOf({ createdAt, editedAt }: ReviewByLink) {
  return [
    t('Sent on {date}', { date: longDate(createdAt) }),
    editedAt && t('Edited on {date}', { date: longDate(editedAt) }),
  ];
}

function Reply({ reviewLink, review, onChanged }: Omit<OpenedReviewProps, 'onWithdrawn'>) {
  const { firstName, answer, wantsReply } = review;
  if (answer !== null) return <GivenAnswer review={review} />;
  return (
    <section className="mt-8">
      <p className="text-ink-muted">{t("If {name} replies, you'll see it here.", { name: firstName })}</p>
      <ReplyRequest {...{ reviewLink, firstName, onChanged }} isWaiting={wantsReply} />
    </section>
  );
}

function ReviewLinkOnDevice({
  reviewLink,
  review: { firstName, until },
}: {
  reviewLink: string;
  review: ReviewByLink;
}) {
  const [isSaved, setSaved] = useState(() =>
    findReviewLinks().some((saved) => saved.reviewLink === reviewLink),
  );
  const toggle = () => {
    if (isSaved) removeReviewLink(reviewLink);
    setSaved(!isSaved && saveReviewLink({ reviewLink, firstName, until }));
  };
  return (
    <section className="mt-8 border-t border-line pt-8">
      <h2 className="title">{t('Open it again later')}</h2>
      <p className="mt-1 mb-5 text-ink-muted">
        <span>{t('Your private link works until {date}.', { date: longDate(until) })}</span>
        {blank()}
        <span>
          {isSaved
            ? t('Saved on this phone. Use the link to open it on another device.')
            : t('Not saved on this phone. Anyone with the link can edit your review or take it back.')}
        </span>
      </p>
      <ReviewLinkField reviewLink={reviewLink} />
      <button
        type="button"
        onClick={toggle}
        className="inline-flex min-h-11 items-center font-semibold text-accent"
      >
        {t(isSaved ? 'Remove from this phone' : 'Save on this phone')}
      </button>
    </section>
  );
}
