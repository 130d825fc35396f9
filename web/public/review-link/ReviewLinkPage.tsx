import { useEffect, useState } from 'react';
import { badRequest, internal, reviewLinkExpired, reviewLinkNotFound } from '#contract/errors.ts';
import {
  getReviewByLink,
  getSharing,
  markReviewLinkSaved,
  type ReviewByLink,
  type Sharing,
} from '#contract/review-links.ts';
import { ApiError, call } from '#web/api/call.ts';
import { t, translateMessage } from '#web/language.ts';
import { Message } from '#web/public/Page.tsx';
import { ReviewSkeleton } from '#web/public/ReviewSkeleton.tsx';
import { SharingChoice } from '#web/public/SharingChoice.tsx';
import { removeReviewLink } from '#web/public/saved-review-links.ts';
import { Button } from '#web/ui/Button.tsx';
import { OpenedReview } from './OpenedReview.tsx';
import { ReviewLinkList } from './ReviewLinkList.tsx';

/** Shows the review of the private link in the URL, or else the saved links. */
export function ReviewLinkPage() {
  const [reviewLink, setReviewLink] = useState(reviewLinkInAddress);

  useEffect(() => {
    document.title = t('Your review');
    const read = () => setReviewLink(reviewLinkInAddress());
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);

  return reviewLink === '' ? <ReviewLinkList /> : <LoadedReview key={reviewLink} reviewLink={reviewLink} />;
}

type Found = ReviewByLink | 'loading' | 'withdrawn' | Expired | Failure;
interface Expired {
  expired: Sharing;
}
interface Failure {
  failure: unknown;
}

function LoadedReview({ reviewLink }: { reviewLink: string }) {
  const [found, setFound] = useState<Found>('loading');
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt requests again
  useEffect(() => {
    let isCurrent = true;
    setFound('loading');
    openReview(reviewLink)
      .catch((failure: unknown) => ({ failure }))
      .then((answer) => isCurrent && setFound(answer));
    return () => {
      isCurrent = false;
    };
  }, [reviewLink, attempt]);

  if (found === 'loading') return <ReviewSkeleton />;
  if (found === 'withdrawn') {
    return (
      <Message
        heading={t('Review taken back')}
        text={t('Your review and stars have been deleted.')}
        more={t('You can close this page')}
      />
    );
  }
  if ('expired' in found) return <ExpiredReview reviewLink={reviewLink} sharing={found.expired} />;
  if ('failure' in found)
    return <FailureMessage failure={found.failure} onRetry={() => setAttempt(attempt + 1)} />;
  return (
    <OpenedReview
      reviewLink={reviewLink}
      review={found}
      // A late answer of one change must not undo another.
      onChanged={(change) => setFound((latest) => (isReview(latest) ? { ...latest, ...change } : latest))}
      onWithdrawn={() => {
        removeReviewLink(reviewLink);
        setFound('withdrawn');
      }}
    />
  );
}

function isReview(found: Found): found is ReviewByLink {
  return typeof found === 'object' && 'comment' in found;
}

/** A link that was opened counts as saved. */
async function openReview(reviewLink: string): Promise<ReviewByLink | Expired> {
  const headers = { 'review-link': reviewLink };
  const review = await call(getReviewByLink, { headers }).catch(async (error: unknown) => {
    if (!(error instanceof ApiError && error.status === reviewLinkExpired[0])) throw error;
    return { expired: await call(getSharing, { headers }) };
  });
  if ('expired' in review) return review;
  if (review.isLinkSaved) return review;
  return (await call(markReviewLinkSaved, { headers })) ?? { ...review, isLinkSaved: true };
}

/** The permission can still be given or taken back. */
function ExpiredReview({ reviewLink, sharing }: { reviewLink: string; sharing: Sharing }) {
  return (
    <Message
      heading={t('This link has expired')}
      text={t('You can no longer edit your review. You can still decide whether it may be shown.')}
    >
      <div className="mt-8">
        <SharingChoice
          reviewLink={reviewLink}
          firstName={sharing.firstName}
          answer={sharing.sharingAllowed}
        />
      </div>
    </Message>
  );
}

function FailureMessage({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const { status, serverMessage } = failure instanceof ApiError ? failure : {};
  // A link that fails validation was truncated.
  if (status === reviewLinkNotFound[0] || status === badRequest[0]) {
    return (
      <Message
        heading={t('This link no longer works')}
        text={t('The review was taken back, or part of the link is missing.')}
      >
        <p className="mt-6">
          <a
            href={location.pathname + location.search}
            className="inline-flex min-h-11 items-center font-semibold text-accent"
          >
            {t('Private links on this phone')}
          </a>
        </p>
      </Message>
    );
  }
  return (
    <Message
      heading={status === undefined ? t('No connection') : t("That didn't work")}
      text={
        status === undefined
          ? t('Please check your internet connection and try again.')
          : translateMessage(serverMessage ?? internal[1])
      }
    >
      <Button variant="secondary" className="mt-6" onClick={onRetry}>
        {t('Try again')}
      </Button>
    </Message>
  );
}

/** A mail program or a sentence may have added something to the link. */
function reviewLinkInAddress(): string {
  const fragment = location.hash.slice(1);
  return /^.*\.[\w-]{22,}/.exec(fragment)?.[0] ?? fragment;
}
