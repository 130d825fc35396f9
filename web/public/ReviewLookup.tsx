import { useEffect, useState } from 'react';
import { firstName, initials } from '#contract/names.ts';
import { lookUpUser, type ReviewPageData } from '#contract/reviews.ts';
import { lookUpWorkplace } from '#contract/workplaces.ts';
import { ConnectionError, call } from '#web/api/call.ts';
import { t } from '#web/language.ts';
import { buttonVariants } from '#web/ui/variants.ts';
import { createSubmissionKeys } from './draft.ts';
import { Message } from './Page.tsx';
import { ReviewPage } from './ReviewPage.tsx';
import { ReviewSkeleton } from './ReviewSkeleton.tsx';

/** Loads the page data by API if the server has not embedded it. */
export function ReviewLookup() {
  const [found, setFound] = useState<ReviewPageData | null | 'invalid' | 'offline'>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt asks again
  useEffect(() => {
    let isCurrent = true;
    setFound(null);
    findPageData(location.pathname)
      .catch((error) => (error instanceof ConnectionError ? 'offline' : 'invalid'))
      .then((answer) => isCurrent && setFound(answer));
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  if (found === null) return <ReviewSkeleton />;
  if (found !== 'offline') return <ReviewPage data={found} />;
  return (
    <Message heading={t('No connection')} text={t('Please check your internet connection and try again.')}>
      <button
        type="button"
        onClick={() => setAttempt(attempt + 1)}
        className={buttonVariants({ variant: 'secondary', className: 'mt-6' })}
      >
        {t('Try again')}
      </button>
    </Message>
  );
}

async function findPageData(path: string): Promise<ReviewPageData | 'invalid'> {
  const [, userId, workplaceId] = path.match(/^\/review\/(\d+)(?:\/(\d+))?/) ?? [];
  if (!userId) return 'invalid';
  const [profile, workplace] = await Promise.all([
    call(lookUpUser, { params: { id: userId } }),
    // A missing workplace must not block the form.
    workplaceId ? call(lookUpWorkplace, { params: { id: workplaceId } }).catch(() => null) : null,
  ]);
  const { key, reviewLinkSecret } = createSubmissionKeys();
  const name = firstName(profile.fullName);
  return {
    userId: profile.id,
    firstName: name,
    initial: initials(name),
    acceptingReviews: profile.acceptingReviews,
    idempotencyKey: key,
    reviewLinkSecret,
    workplace,
  };
}
