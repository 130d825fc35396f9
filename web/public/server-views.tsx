import type { Context, FormKeys, Views } from '#contract/rendering.ts';
import type { ReviewPageData } from '#contract/reviews.ts';
import { describe, escapeHtml, jsonScript, preloads, type View } from '#web/document.ts';
import { t } from '#web/language.ts';
import { workplaceLabel } from '#web/workplaces/workplace-label.ts';
import { FORM_ID } from './draft.ts';
import { ReviewPage, titleOf } from './ReviewPage.tsx';
import { ReviewSkeleton } from './ReviewSkeleton.tsx';

/** The customer's pages with scripts. */
export const customerViews = {
  reviewForm: (data: Views['reviewForm'], context: Context) => ({
    ...customerView(),
    title: titleOf(data),
    head: data.isGone ? [] : preview(data, context),
    element: <ReviewPage data={data} />,
    after: jsonScript('review-data', data),
    status: data.isGone ? 404 : 200,
  }),
  reviewLink: (_: null, context: Context) => ({
    ...customerView(),
    needsScript: true,
    title: t('Your review'),
    head: preloads(context, 'public/review-main.tsx', ['public/review-link/ReviewLinkPage.tsx']),
    element: <ReviewSkeleton />,
  }),
};

/**
 * They follow what React has rendered, which is the same for all visitors. They are hidden text fields, since Firefox may
 * restore the last review's values in fields of type="hidden", whatever their autocomplete says.
 */
export function renderKeys(keys: FormKeys, hasForm: boolean): string {
  const form = hasForm ? ` form="${FORM_ID}"` : '';
  const fields = Object.entries(keys).map(
    ([name, value]) => `<input hidden name="${name}" value="${escapeHtml(value)}"${form} autocomplete="off">`,
  );
  return fields.join('');
}

function customerView(): Pick<View, 'styles' | 'script' | 'root' | 'before'> {
  const failure = t('Loading issue detected. Please refresh the page.');
  return {
    styles: 'customer',
    script: 'public/review-main.tsx',
    root: ' class="relative"',
    // Here already, since the script that shows it has failed.
    before: `<p id="failure" role="alert" hidden class="notice border-danger text-danger">${escapeHtml(failure)}</p>`,
  };
}

function preview(data: ReviewPageData, { installation }: Context): string[] {
  const { userId, firstName: name, workplace, acceptingReviews } = data;
  const question = t('How did {name} do? Write a private review in 30 seconds: only {name} will read it.', {
    name,
  });
  return describe(installation, {
    title: titleOf(data),
    path: `/review/${userId}${workplace ? `/${workplace.id}` : ''}`,
    description: !acceptingReviews
      ? undefined
      : workplace
        ? `${workplaceLabel(workplace)} · ${question}`
        : question,
  });
}
