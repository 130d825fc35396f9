import { reviewFieldNames } from '#contract/review-fields.ts';
import { Page } from './Page.tsx';
import { ReviewFormCard } from './ReviewFormCard.tsx';

/** Template for refused posts without JavaScript: server/reviews/fill-form.ts adds the values and removes unused errors. */
export function RefusedPage() {
  const errors = Object.fromEntries(reviewFieldNames.map((field) => [field, `{${field}}`]));
  return (
    <Page isAtEnd>
      <form method="post" noValidate>
        <div className="text-center">
          <h1 className="voice-l">%TITLE%</h1>
          <p role="alert" className="mt-3 font-semibold text-ink">
            %MESSAGE%
          </p>
          <p className="mt-2 text-ink-muted">%ADVICE%</p>
        </div>
        <ReviewFormCard rating={0} errors={errors} keys={{}} />
      </form>
    </Page>
  );
}
