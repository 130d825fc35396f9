import { renderToString } from 'react-dom/server';
import type { Translator } from '#contract/languages/translator.ts';
import type { ReviewPageData } from '#contract/reviews.ts';
import { setTranslator } from '#web/language.ts';
import { PlainThankYou } from './PlainThankYou.tsx';
import { RefusedPage } from './RefusedPage.tsx';
import { ReviewPage } from './ReviewPage.tsx';
import { ReviewSkeleton } from './ReviewSkeleton.tsx';

const placeholders: ReviewPageData = {
  userId: 1,
  firstName: '%FIRST_NAME%',
  initial: '%INITIAL%',
  acceptingReviews: true,
  idempotencyKey: '%IDEMPOTENCY_KEY%',
  reviewLinkSecret: '%REVIEW_LINK_SECRET%',
  workplace: { id: 1, name: '%WORKPLACE%', location: null },
};

/** Each state of the page, with placeholders for the server; `formGeneral` has no workplace. */
export function renderReviewTemplate(translator: Translator): {
  form: string;
  formGeneral: string;
  closed: string;
  invalid: string;
  refused: string;
  thanks: string;
  reviewLink: string;
} {
  setTranslator(translator);
  return {
    form: renderToString(<ReviewPage data={placeholders} />),
    formGeneral: renderToString(<ReviewPage data={{ ...placeholders, workplace: null }} />),
    closed: renderToString(<ReviewPage data={{ ...placeholders, acceptingReviews: false }} />),
    invalid: renderToString(<ReviewPage data="invalid" />),
    refused: renderToString(<RefusedPage />),
    thanks: renderToString(<PlainThankYou />),
    reviewLink: renderToString(<ReviewSkeleton />),
  };
}
