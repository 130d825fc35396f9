import type { User } from '#contract/accounts.ts';
import type { FormKeys } from '#contract/rendering.ts';
import type { ReviewByLink } from '#contract/review-links.ts';
import type { Review, ReviewPageData } from '#contract/reviews.ts';
import { cast } from '#server/demo/cast.ts';
import { renderKeys } from '#web/public/server-views.tsx';

const members = Object.keys(cast) as (keyof typeof cast)[];

export function member(name: keyof typeof cast, overrides: Partial<User> = {}): User {
  const { plan, fullName, username, email, industry } = cast[name];
  return {
    id: members.indexOf(name) + 2,
    fullName,
    username,
    email,
    industry,
    language: null,
    reviewMails: 'each',
    foldLowRatings: false,
    thanksLink: null,
    question: null,
    subscriptionType: plan,
    subscriptionExpiresAt: plan === 'free' ? null : new Date(Date.now() + 20 * 86_400_000).toISOString(),
    createdAt: '2026-01-05T12:00:00.000Z',
    ...overrides,
  };
}

export function receivedReview(overrides: Partial<Review> = {}): Review {
  return {
    id: 7,
    rating: 4,
    comment: 'Warm and quick.',
    customerName: 'Zoë Ng',
    customerLocation: 'Ghent',
    customerPhoto: null,
    workplaceId: null,
    userId: 2,
    language: null,
    editedAt: null,
    answer: null,
    answeredAt: null,
    linkSavedAt: null,
    sharingAllowedAt: null,
    sharingAllowed: null,
    pinnedAt: null,
    isUnread: false,
    wantsReply: false,
    createdAt: '2024-01-05T12:00:00.000Z',
    ...overrides,
  };
}

/** What a private link opens. */
export function ownReview(overrides: Partial<ReviewByLink> = {}): ReviewByLink {
  return {
    rating: 5,
    comment: 'So kind.',
    customerName: 'Maria',
    customerLocation: null,
    firstName: 'Ana',
    workplace: null,
    editedAt: null,
    answer: null,
    answeredAt: null,
    isLinkSaved: true,
    sharingAllowed: null,
    wantsReply: false,
    createdAt: '2026-11-29T12:00:00.000Z',
    until: '2099-12-29T12:00:00.000Z',
    ...overrides,
  };
}

export const formKeys: FormKeys = {
  idempotencyKey: 'b6b1a7f0c3a84d5c9e2f60718293a4b5',
  reviewLinkSecret: 'c0ffee00c0ffee00c0ffee00c0ffee00',
};

/** The end of a review page's document, which the page's root comes before. Returns a function that removes it. */
export function addKeys(keys = formKeys): () => void {
  const end = document.createElement('div');
  end.innerHTML = renderKeys(keys, true);
  document.body.append(end);
  return () => end.remove();
}

/** What the document of a customer's page embeds. */
export function reviewPageData(overrides: Partial<ReviewPageData> = {}): ReviewPageData {
  return {
    userId: 7,
    firstName: 'Jo',
    initial: 'J',
    acceptingReviews: true,
    workplace: { id: 31, name: 'Blue Door', location: null },
    ...overrides,
  };
}
