import { useEffect, useState } from 'react';
import type { ReviewPageData } from '#contract/reviews.ts';
import { type Notice, Notices } from './Notices.tsx';
import { Message, Page } from './Page.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import { ReviewSkeleton } from './ReviewSkeleton.tsx';
import { type SentReview, ThankYou } from './ThankYou.tsx';

/** `null`: the lookup has not answered yet. Every other state is also built as a template for the server. */
export function ReviewPage({ data }: { data: ReviewPageData | null | 'invalid' }) {
  useEffect(() => {
    if (data) document.title = data === 'invalid' ? 'Invalid Review Link' : `Review for ${data.firstName}`;
  }, [data]);

  if (data === null) return <ReviewSkeleton />;
  if (data === 'invalid') {
    return (
      <Message
        heading="Invalid Review Link"
        text="The review link you're trying to access is invalid or has expired."
        more="Please scan the code again, or ask for a new link."
      />
    );
  }
  if (!data.acceptingReviews) {
    return (
      <Message
        heading={`${data.firstName} cannot take more reviews right now`}
        text="How kind of you to stop by. Please try this link again another day."
      />
    );
  }
  return <OpenPage data={data} />;
}

function OpenPage({ data }: { data: ReviewPageData }) {
  const { firstName } = data;
  const [sent, setSent] = useState<SentReview | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);

  const showThanks = (review: SentReview) => {
    setSent(review);
    setNotice({
      title: 'Review submitted!',
      description: `Thank you! Your review has been sent to ${firstName}.`,
    });
  };

  return (
    <Page footnote={`Private: only ${firstName} will read it.`}>
      {sent ? (
        <ThankYou firstName={firstName} review={sent} />
      ) : (
        <ReviewForm data={data} onSent={showThanks} onNotice={setNotice} />
      )}
      <Notices notice={notice} onClose={() => setNotice(null)} />
    </Page>
  );
}
