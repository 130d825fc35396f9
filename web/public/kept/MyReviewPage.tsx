import { useEffect, useState } from 'react';
import { badRequest, internal, keptReviewExpired, keptReviewNotFound } from '#contract/errors.ts';
import { getKeptReview, type KeptReview, keepReview } from '#contract/kept-reviews.ts';
import { ApiError, call } from '#web/api/call.ts';
import { forgetKey } from '#web/public/kept-keys.ts';
import { say, sayMessage } from '#web/public/language.ts';
import { Message } from '#web/public/Page.tsx';
import { ReviewSkeleton } from '#web/public/ReviewSkeleton.tsx';
import { buttonLook } from '#web/ui/variants.ts';
import { KeyList } from './KeyList.tsx';
import { OpenedReview } from './OpenedReview.tsx';

/** What the key in the address opens; without one, the keys that this device keeps. */
export function MyReviewPage() {
  const [secret, setSecret] = useState(secretInAddress);

  useEffect(() => {
    document.title = say('Your review');
    const read = () => setSecret(secretInAddress());
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);

  return secret === '' ? <KeyList /> : <ReviewByKey key={secret} secret={secret} />;
}

type Found = KeptReview | 'loading' | 'withdrawn' | Failure;
interface Failure {
  failure: unknown;
}

function ReviewByKey({ secret }: { secret: string }) {
  const [found, setFound] = useState<Found>('loading');
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt asks again
  useEffect(() => {
    let isCurrent = true;
    setFound('loading');
    openReview(secret)
      .catch((failure: unknown) => ({ failure }))
      .then((answer) => isCurrent && setFound(answer));
    return () => {
      isCurrent = false;
    };
  }, [secret, attempt]);

  if (found === 'loading') return <ReviewSkeleton />;
  if (found === 'withdrawn') {
    return (
      <Message
        heading={say('Withdrawn')}
        text={say('Your review is deleted, with its words and stars.')}
        more={say('You can close this page')}
      />
    );
  }
  if ('failure' in found)
    return <FailureMessage failure={found.failure} onRetry={() => setAttempt(attempt + 1)} />;
  return (
    <OpenedReview
      secret={secret}
      review={found}
      onChanged={setFound}
      onWithdrawn={() => {
        forgetKey(secret);
        setFound('withdrawn');
      }}
    />
  );
}

/** Whoever opens it has the key, however they got here: so it counts as kept. */
async function openReview(secret: string): Promise<KeptReview> {
  const headers = { 'review-key': secret };
  const review = await call(getKeptReview, { headers });
  if (review.isKept) return review;
  return (await call(keepReview, { headers })) ?? { ...review, isKept: true };
}

function FailureMessage({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const { status, serverMessage } = failure instanceof ApiError ? failure : {};
  if (status === keptReviewExpired[0]) {
    return (
      <Message
        heading={say('The 30 days are over')}
        text={say('The review stays with the person you wrote it for.')}
      >
        <ToKeys />
      </Message>
    );
  }
  // A key that is no key was cut short on its way.
  if (status === keptReviewNotFound[0] || status === badRequest[0]) {
    return (
      <Message
        heading={say('This key opens nothing')}
        text={say('The review was withdrawn, or the link is not complete.')}
      >
        <ToKeys />
      </Message>
    );
  }
  return (
    <Message
      heading={status === undefined ? say('No connection') : say('This did not work')}
      text={
        status === undefined
          ? say('Please check your internet connection and try again.')
          : sayMessage(serverMessage ?? internal[1])
      }
    >
      <button
        type="button"
        onClick={onRetry}
        className={buttonLook({ variant: 'secondary', className: 'mt-6' })}
      >
        {say('Try again')}
      </button>
    </Message>
  );
}

function ToKeys() {
  return (
    <p className="mt-6">
      <a
        href={location.pathname + location.search}
        className="inline-flex min-h-11 items-center font-semibold text-accent"
      >
        {say('Keys on this device')}
      </a>
    </p>
  );
}

function secretInAddress(): string {
  return location.hash.slice(1);
}
