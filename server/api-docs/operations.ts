import * as accounts from '#contract/accounts.ts';
import * as admin from '#contract/admin.ts';
import * as cards from '#contract/cards.ts';
import * as employerLinks from '#contract/employer-links.ts';
import type { AnswerOf, BodyOf, Endpoint } from '#contract/endpoint.ts';
import type { RefusalCode } from '#contract/errors.ts';
import * as keptReviews from '#contract/kept-reviews.ts';
import * as mailSettings from '#contract/mail-settings.ts';
import * as myData from '#contract/my-data.ts';
import * as plans from '#contract/plans.ts';
import * as reputation from '#contract/reputation.ts';
import * as reviews from '#contract/reviews.ts';
import * as mergers from '#contract/workplace-mergers.ts';
import * as workplaces from '#contract/workplaces.ts';
import { cast, demoAdmin, praise } from '#server/cast.ts';

/** Every page of the contract on which endpoints stand. */
export const contract = {
  ...accounts,
  ...mailSettings,
  ...workplaces,
  ...mergers,
  ...cards,
  ...reviews,
  ...keptReviews,
  ...reputation,
  ...employerLinks,
  ...plans,
  ...myData,
  ...admin,
};

type Contract = typeof contract;
export type OperationId = {
  [Name in keyof Contract]: Contract[Name] extends Endpoint ? Name : never;
}[keyof Contract];

/** What the shapes of an endpoint do not say. */
export interface Operation {
  /** Whose session has to come along. */
  caller: 'anyone' | 'professional' | 'admin';
  /** What it refuses of its own accord; what every call, session and shape brings with it is added by `document.ts`. */
  refuses?: readonly RefusalCode[];
  /** What the answer holds or means. */
  gives: string;
  /** What is worth knowing beside the summary. */
  note?: string;
  /** Headers of the answer, by their names in `document.ts`. */
  sends?: readonly ('beginsSession' | 'endsSession' | 'nextPage' | 'fileName' | 'foldLowRatings')[];
  /** What each parameter is, and an example of it. */
  parameters?: Record<string, readonly [description: string, example: string | number]>;
  body?: unknown;
  answer?: unknown;
}

type Told<E extends Endpoint> = Operation &
  (BodyOf<E> extends undefined ? { body?: never } : { body: BodyOf<E> }) &
  (AnswerOf<E> extends void ? { answer?: never } : { answer: AnswerOf<E> });

const { maya } = cast;
const NOW = '2026-11-21T09:30:15.000Z';
const YESTERDAY = '2026-11-20T18:05:00.000Z';
const IN_A_YEAR = '2027-11-21T09:30:15.000Z';

const user: accounts.User = {
  id: 2,
  username: maya.username,
  fullName: maya.fullName,
  email: maya.email,
  industry: maya.industry,
  subscriptionType: 'free',
  subscriptionExpiresAt: null,
  createdAt: NOW,
};
const payingUser = { ...user, subscriptionType: 'annual', subscriptionExpiresAt: IN_A_YEAR } as const;
const listedUser: admin.AdminUser = { ...payingUser, reviewCount: 1, workplaceCount: 1, renews: true };
const workplace: workplaces.Workplace = { id: 1, ...maya.workplaces[0] };
const storedCard = {
  id: 1,
  code: '7KX39FWT',
  name: 'Table tents',
  workplaceId: workplace.id,
  scans: 31,
  offAt: null,
  createdAt: YESTERDAY,
};
const card: cards.Card = {
  ...storedCard,
  url: `https://goodword.example/r/${storedCard.code}`,
  reviews: 12,
};
const submission = praise(user.id, { workplaceId: workplace.id });
const review: reviews.Review = {
  id: 1,
  rating: submission.rating,
  comment: submission.comment,
  customerName: submission.customerName,
  customerLocation: submission.customerLocation ?? null,
  customerPhoto: null,
  workplaceId: workplace.id,
  userId: user.id,
  language: 'en',
  editedAt: null,
  answer: null,
  answeredAt: null,
  keptAt: null,
  sharingAllowedAt: null,
  createdAt: YESTERDAY,
};
const employerLink: employerLinks.EmployerLink = {
  id: 1,
  employer: 'Hotel Aurora',
  state: 'open',
  reviews: 1,
  createdAt: NOW,
  expiresAt: '2026-11-28T09:30:15.000Z',
  openings: 0,
  lastOpenedAt: null,
};
const mail: admin.AdminMail = {
  id: 1,
  kind: 'review-received',
  recipient: maya.email,
  state: 'failed',
  attempts: 7,
  createdAt: YESTERDAY,
  nextAttemptAt: null,
  sentAt: null,
  lastError: 'The mail server answered 550',
};

const keptReview: keptReviews.KeptReview = {
  rating: review.rating,
  comment: review.comment,
  customerName: review.customerName,
  customerLocation: review.customerLocation,
  firstName: 'Maya',
  workplace: { name: workplace.name, location: workplace.location },
  editedAt: null,
  answer: null,
  answeredAt: null,
  isKept: true,
  sharingAllowed: false,
  createdAt: YESTERDAY,
  until: '2026-12-20T18:05:00.000Z',
};
const correctedComment = 'She remembered my name and my coffee, the second time.';

/** What stands behind the # of a customer’s secret link: the `Idempotency-Key`, a dot, and the `Customer-Key`. */
const IDEMPOTENCY_KEY = '4f6f6c1e-8f0b-4b7e-9a53-2f1d0c7b6a5e';
const CUSTOMER_KEY = 'mZq3vN8xKc2Wb5Jt7Ry0Lg';
const byKey = {
  'Review-Key': [
    'The `Idempotency-Key` that the review was sent with, a dot, and its `Customer-Key`',
    `${IDEMPOTENCY_KEY}.${CUSTOMER_KEY}`,
  ],
} as const;
const opensReview = ['keptReviewNotFound', 'keptReviewExpired', 'tooManyRequests'] as const;
const kindInbox: mailSettings.MailSettings = {
  reviews: 'daily',
  changes: 'each',
  notices: 'each',
  quietHours: { from: '22:00', to: '07:00' },
  foldLowRatings: false,
  timeZone: 'Europe/Lisbon',
};

/** 43 characters, as they stand in a mailed link. */
const token = 'q0ZkX1xvYw3nq7C1mJt5uW8rB2yL4dSg6hFaE9pKiTo';
const newPassword = 'maya-loves-terraces';

const keyId = 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k';

const limit = ['How many the page has; without it the answer is the whole list', 50] as const;
const pageLimit = ['How many the page has; 50 without it', 50] as const;
const cursor = ['Where the page before ended, as its `Link` header gives it', 1] as const;
const userId = ['The id of the user', user.id] as const;
const workplaceId = ['The id of the workplace', workplace.id] as const;
const cardId = ['The id of the card', card.id] as const;
const acknowledged = 'A sentence to show';

/** Every operation of the API. One that is missing here, or whose example does not fit its shape, does not compile. */
export const operations: { [Id in OperationId]: Told<Contract[Id]> } = {
  register: {
    caller: 'anyone',
    refuses: ['accountTaken', 'invalidCredentials', 'tooManyRequests'],
    gives: 'The new account, and the cookie of its first session',
    sends: ['beginsSession'],
    note: 'A reserved name such as admin counts as taken. 401 comes only where the account is deleted again in the same moment.',
    body: {
      fullName: maya.fullName,
      username: maya.username,
      email: maya.email,
      password: maya.password,
      industry: maya.industry,
    },
    answer: user,
  },
  login: {
    caller: 'anyone',
    refuses: ['invalidCredentials', 'tooManyRequests'],
    gives: 'The account, and the cookie of a new session',
    sends: ['beginsSession'],
    note: 'A session that came along is ended.',
    body: { username: maya.username, password: maya.password },
    answer: user,
  },
  logout: {
    caller: 'anyone',
    gives: acknowledged,
    sends: ['endsSession'],
    answer: { message: 'Signed out' },
  },
  getMe: { caller: 'professional', gives: 'The account', answer: user },
  updateMe: {
    caller: 'professional',
    gives: 'The account as it is now',
    body: { fullName: maya.fullName },
    answer: user,
  },
  forgotPassword: {
    caller: 'anyone',
    refuses: ['tooManyRequests'],
    gives: acknowledged,
    body: { email: maya.email },
    answer: { message: 'If an account has this address, a reset link is on its way.' },
  },
  resetPassword: {
    caller: 'anyone',
    refuses: ['invalidResetToken', 'tooManyRequests'],
    gives: acknowledged,
    note: 'A link is good for an hour and for one use, the newest only.',
    body: { token, newPassword: maya.password },
    answer: { message: 'Password reset successful' },
  },
  checkResetToken: {
    caller: 'anyone',
    refuses: ['tooManyRequests'],
    gives: 'Whether the link still works',
    body: { token },
    answer: { valid: true },
  },
  changeEmail: {
    caller: 'professional',
    refuses: ['wrongPassword', 'emailUnchanged', 'emailTaken', 'tooManyRequests'],
    gives: acknowledged,
    body: { email: 'maya.torres@example.com', password: maya.password },
    answer: { message: 'A link to confirm the new address is on its way.' },
  },
  confirmEmail: {
    caller: 'anyone',
    refuses: ['invalidEmailToken', 'emailTaken', 'tooManyRequests'],
    gives: acknowledged,
    body: { token },
    answer: { message: 'Email changed' },
  },
  changePassword: {
    caller: 'professional',
    refuses: ['wrongPassword', 'invalidCredentials', 'tooManyRequests'],
    gives: 'A sentence to show, and the cookie of the new session',
    sends: ['beginsSession'],
    body: { password: maya.password, newPassword },
    answer: { message: 'Password changed' },
  },
  deleteAccount: {
    caller: 'professional',
    refuses: ['adminProtected', 'wrongPassword', 'tooManyRequests'],
    gives: acknowledged,
    sends: ['endsSession'],
    body: { password: maya.password },
    answer: { message: 'Account deleted' },
  },
  getMailSettings: {
    caller: 'professional',
    gives: 'The settings; of who has chosen nothing, those that everybody begins with',
    answer: kindInbox,
  },
  changeMailSettings: {
    caller: 'professional',
    gives: 'The settings as they are now',
    note: 'What waits for its hour goes when the new settings say; what waits of a kind that is turned off goes at once. Mails about the account itself and about failed payments always come.',
    body: kindInbox,
    answer: kindInbox,
  },
  listSessions: {
    caller: 'professional',
    gives: 'The living sessions',
    answer: [
      {
        id: '0c9d4f2a7b31e856',
        device: 'Chrome on Android',
        signedInAt: YESTERDAY,
        lastUsedAt: NOW,
        isCurrent: true,
      },
    ],
  },
  endSession: {
    caller: 'professional',
    refuses: ['sessionNotFound'],
    gives: 'Signed out there',
    parameters: { id: ['The id of the session, as the list gives it', '0c9d4f2a7b31e856'] },
  },
  endAllSessions: { caller: 'professional', gives: 'Signed out everywhere', sends: ['endsSession'] },

  listWorkplaces: { caller: 'professional', gives: 'The workplaces', answer: [workplace] },
  createWorkplace: {
    caller: 'professional',
    refuses: ['workplaceLimitReached'],
    gives: 'The new workplace',
    body: { name: workplace.name, location: workplace.location },
    answer: workplace,
  },
  updateWorkplace: {
    caller: 'professional',
    refuses: ['workplaceNotFound'],
    gives: 'The workplace as it is now',
    note: 'Both fields are replaced: a location that is left out is taken away. A workplace of somebody else is not found.',
    parameters: { id: workplaceId },
    body: { name: workplace.name, location: 'Lisbon, Alfama' },
    answer: { ...workplace, location: 'Lisbon, Alfama' },
  },
  deleteWorkplace: {
    caller: 'professional',
    refuses: ['workplaceNotFound'],
    gives: 'Deleted',
    parameters: { id: workplaceId },
  },
  mergeWorkplace: {
    caller: 'professional',
    refuses: ['workplaceNotFound', 'mergedIntoItself'],
    gives: 'The workplace that stays',
    note: 'Reviews and cards move to the workplace `into`, and the one in the address is deleted at the end. Asked again after it was interrupted, it goes on.',
    parameters: { id: ['The id of the workplace that goes', 2] },
    body: { into: workplace.id },
    answer: workplace,
  },
  lookUpWorkplace: {
    caller: 'anyone',
    refuses: ['workplaceNotFound', 'tooManyRequests'],
    gives: 'The workplace',
    parameters: { id: workplaceId },
    answer: workplace,
  },

  listCards: { caller: 'professional', gives: 'The cards', answer: [card] },
  createCard: {
    caller: 'professional',
    refuses: ['workplaceNotFound', 'cardLimitReached'],
    gives: 'The new card',
    body: { name: card.name, workplaceId: card.workplaceId },
    answer: { ...card, scans: 0, reviews: 0 },
  },
  updateCard: {
    caller: 'professional',
    refuses: ['cardNotFound', 'workplaceNotFound'],
    gives: 'The card as it is now',
    note: 'All fields are replaced: a workplace that is left out is taken away. The code stays, whatever changes.',
    parameters: { id: cardId },
    body: { name: card.name, workplaceId: null, isOff: false },
    answer: { ...card, workplaceId: null },
  },

  lookUpUser: {
    caller: 'anyone',
    refuses: ['userNotFound', 'tooManyRequests'],
    gives: 'The professional, as strangers may know them',
    parameters: { id: ['The id of the professional, the first number in a review link', user.id] },
    answer: { id: user.id, fullName: user.fullName, acceptingReviews: true },
  },
  submitReview: {
    caller: 'anyone',
    refuses: ['userNotFound', 'reviewLimitReached', 'idempotencyKeyReused', 'tooManyRequests'],
    gives: 'Stored, once',
    note: 'Send an `Idempotency-Key`, and send the same request again for as long as no answer comes: it is stored once. A workplace that is unknown, or another professional’s, costs no words: the review is kept as a General Review.',
    parameters: {
      'Idempotency-Key': [
        'Names this one review, a UUID for example; with the same key the same review is stored once, however often it comes',
        IDEMPOTENCY_KEY,
      ],
      'Customer-Key': [
        'A secret of the customer, at random; only its hash is stored, and with it the customer can come back to the review',
        CUSTOMER_KEY,
      ],
      'Content-Language': ['In which the customer read the page, as its tag', 'en'],
    },
    body: submission,
    answer: { message: 'Thank you! Your review has been sent.' },
  },
  listReviews: {
    caller: 'professional',
    gives: 'Reviews, newest first',
    sends: ['nextPage', 'foldLowRatings'],
    parameters: { limit, cursor: [cursor[0], 120], workplaceId: ['Only reviews of this workplace', 1] },
    answer: [review],
  },
  getKeptReview: {
    caller: 'anyone',
    refuses: opensReview,
    gives: 'The review as the customer may see it',
    note: 'For 30 days from when it was sent. A wrong key is answered like an unknown one, and like that of a review which was withdrawn.',
    parameters: byKey,
    answer: keptReview,
  },
  keepReview: {
    caller: 'anyone',
    refuses: opensReview,
    gives: 'The review; once kept it stays so',
    parameters: byKey,
    answer: keptReview,
  },
  correctReview: {
    caller: 'anyone',
    refuses: opensReview,
    gives: 'The review as it is now',
    note: 'All four fields are replaced. What says the same as before changes nothing. A review can be corrected 20 times an hour; the professional gets at most one mail an hour about it.',
    parameters: byKey,
    body: {
      rating: 4,
      comment: correctedComment,
      customerName: submission.customerName,
      customerLocation: submission.customerLocation,
    },
    answer: { ...keptReview, rating: 4, comment: correctedComment, editedAt: NOW },
  },
  allowSharing: {
    caller: 'anyone',
    refuses: opensReview,
    gives: 'The review as it is now',
    parameters: byKey,
    body: { allowed: true },
    answer: { ...keptReview, sharingAllowed: true },
  },
  withdrawReview: {
    caller: 'anyone',
    refuses: opensReview,
    gives: 'Withdrawn',
    note: 'A copy of the submission that comes later is answered 201, and not stored again.',
    parameters: byKey,
  },
  answerReview: {
    caller: 'professional',
    refuses: ['reviewNotFound', 'reviewAnswered', 'answerUnreadable'],
    gives: 'The review with the answer',
    note: 'Only for a review whose customer has kept the key, and for as long as it opens it. A review of somebody else is not found.',
    parameters: { id: ['The id of the review', review.id] },
    body: { text: 'Thank you, Maria. The window table is yours next time.' },
    answer: {
      ...review,
      answer: 'Thank you, Maria. The window table is yours next time.',
      answeredAt: NOW,
      keptAt: YESTERDAY,
    },
  },
  getReviewStats: {
    caller: 'professional',
    gives: 'The totals',
    answer: { totalReviews: 1, recentViews: 3, averageRating: 5 },
  },
  getReviewInsights: {
    caller: 'professional',
    gives: 'The counts',
    answer: {
      months: monthsBefore(NOW).map((month, index, { length }) =>
        index === length - 1
          ? { month, reviews: 1, averageRating: 5, views: 3 }
          : { month, reviews: 0, averageRating: null, views: 0 },
      ),
      ratings: [0, 0, 0, 0, 1],
      recent: { views: 3, reviews: 1 },
      workplaces: [{ workplaceId: workplace.id, reviews: 1, averageRating: 5 }],
    },
  },
  downloadMyData: {
    caller: 'professional',
    refuses: ['tooManyRequests'],
    gives: 'Everything, to be saved',
    sends: ['fileName'],
    answer: {
      exportedAt: NOW,
      account: { ...payingUser, mailSettings: kindInbox, newEmail: null },
      workplaces: [{ ...workplace, createdAt: YESTERDAY }],
      cards: [storedCard],
      views: [{ day: '2026-11-20', views: 3 }],
      sessions: [
        { device: 'Chrome on Android', createdAt: YESTERDAY, lastUsedAt: NOW, expiresAt: IN_A_YEAR },
      ],
      mails: [{ kind: 'review-received', state: 'sent', createdAt: YESTERDAY, sentAt: YESTERDAY }],
      subscriptions: [
        {
          plan: 'annual',
          price: plans.prices.annual,
          status: 'active',
          startedAt: NOW,
          periodEnd: IN_A_YEAR,
          endedAt: null,
        },
      ],
      employerLinks: [
        {
          employer: employerLink.employer,
          reviewIds: [review.id],
          createdAt: NOW,
          expiresAt: employerLink.expiresAt,
          revokedAt: null,
          openings: 0,
          lastOpenedAt: null,
        },
      ],
      payments: [{ amount: plans.prices.annual, paidAt: NOW }],
      adminChanges: [],
      reviews: [
        {
          ...review,
          workplaceName: workplace.name,
          workplaceLocation: workplace.location,
          cardName: card.name,
        },
      ],
    },
  },

  downloadBundle: {
    caller: 'professional',
    refuses: ['periodReversed', 'noReviewsInPeriod', 'tooManyRequests'],
    gives: 'Every review of the period, and what is signed of all of them together',
    sends: ['fileName'],
    note: 'Rating, count and average are always shown; names and texts are hidden unless they are asked for, and then only their salted hashes leave. How it is checked: `/verify`, with the keys of `/.well-known/jwks.json`.',
    parameters: {
      from: ['The first day, in UTC', '2026-01-01'],
      to: ['The last day, in UTC', '2026-11-21'],
      names: ['Whether the customers’ names and locations are `shown` or `hidden`', 'hidden'],
      texts: ['Whether what they wrote is `shown` or `hidden`', 'shown'],
    },
    answer: {
      reviews: [
        {
          form: {
            version: 1,
            kind: 'review',
            issuer: 'https://goodword.example',
            professional: user.id,
            receivedAt: YESTERDAY,
            editedAt: null,
            signedAt: YESTERDAY,
            parts: {
              rating: 'bC1iVjZPWU5oQ2hEd0pMdDlhRk1zS3pRcHhXZ0V1UjQ',
              comment: 'Z0hmTVdxS3NUbkRyQ3lYb0FwQjdpVTJ2SmM1ZTh3bE4',
              customerName: 'a1RqUDBzWTZyVG1LdzhYZkJnTHpOaUhkM3VPdkM0ZVE',
              customerLocation: 'UXA5b0l4TnZTMmZ5R2tXYjdtSGNaNnRKckx1QWQ0cUU',
            },
          },
          kid: keyId,
          signature:
            'dG9JcVh6bUw3YUdwUmhOd1ZyQ3U4c0JqWTJrRWY0eEQ5aVRvUWdXbkgxcE1sU3ZjQXVaN3hLZTNyRnRCaUpkT3FVbXlMZw',
          shown: {
            rating: { value: review.rating, salt: 'c2FsdCBvZiB0aGUgc3RhcnM' },
            comment: { value: review.comment, salt: 'c2FsdCBvZiB0aGUgd29yZHM' },
          },
          where: 'Taberna do Cais - Lisbon',
        },
      ],
      statement: {
        form: {
          version: 1,
          kind: 'statement',
          issuer: 'https://goodword.example',
          professional: { id: user.id, fullName: maya.fullName },
          period: { from: '2026-01-01', to: '2026-11-21' },
          ...reputation.summarize(1, review.rating),
          rounding: reputation.ROUNDING,
          allTime: reputation.summarize(1, review.rating),
          digest: 'aHJ0V2x5S2RQc0JnTXVDcU5vWGpFdkFmSXpUYzZyUTg',
          issuedAt: NOW,
        },
        kid: keyId,
        signature:
          'bUZ4UXJaYUhvTHRXcENkS3lHdk5zVGlCZ0V1SmxYZjNySXpBbnFQd0RoTzZja1lTOHRNMXZWNWVSOWo3VTRvYjB4a0xtZw',
      },
    },
  },
  getReputationSummary: {
    caller: 'professional',
    refuses: ['periodReversed'],
    gives: 'Count, sum of stars and average',
    parameters: {
      from: ['The first day, in UTC', '2026-01-01'],
      to: ['The last day, in UTC', '2026-11-21'],
    },
    answer: reputation.summarize(1, review.rating),
  },
  listEmployerLinks: { caller: 'professional', gives: 'The links', answer: [employerLink] },
  createEmployerLink: {
    caller: 'professional',
    refuses: ['reviewNotShareable', 'employerLinkLimitReached', 'tooManyRequests'],
    gives: 'The new link, with the address to hand on',
    note: 'The page closes by itself after seven days. A customer who takes the permission or the review back takes it off the page at once.',
    body: { employer: employerLink.employer, reviewIds: [review.id] },
    answer: { ...employerLink, url: `https://goodword.example/for/${token}` },
  },
  revokeEmployerLink: {
    caller: 'professional',
    refuses: ['employerLinkNotFound'],
    gives: 'Revoked',
    parameters: { id: ['The id of the link', employerLink.id] },
  },
  listShareableReviews: {
    caller: 'professional',
    gives: 'Reviews, newest first',
    sends: ['nextPage'],
    parameters: { limit: pageLimit, cursor: [cursor[0], 120] },
    answer: [
      {
        id: review.id,
        rating: review.rating,
        comment: review.comment,
        customerName: review.customerName,
        createdAt: review.createdAt,
      },
    ],
  },

  getSubscriptionStatus: {
    caller: 'professional',
    gives: 'The plan in force now',
    answer: {
      subscriptionType: 'annual',
      subscriptionExpiresAt: IN_A_YEAR,
      totalReviews: 1,
      reviewsThisMonth: 1,
      reviewLimit: null,
      renewsAt: IN_A_YEAR,
      paymentFailed: false,
    },
  },
  createSubscription: {
    caller: 'professional',
    refuses: ['paymentsUnavailable', 'planExists', 'paymentProviderUnavailable', 'tooManyRequests'],
    gives: 'Where to pay',
    note: 'The plan begins when the payment provider says that it is paid, and not when the browser comes back. A field beside `plan` is refused: prices are the server’s alone.',
    body: { plan: 'yearly' },
    answer: { paymentUrl: 'https://checkout.stripe.com/c/pay/cs_live_a1B2c3' },
  },
  createPortalSession: {
    caller: 'professional',
    refuses: ['paymentsUnavailable', 'nothingBilled', 'paymentProviderUnavailable'],
    gives: 'Where billing is managed',
    body: { flow: 'subscription_cancel' },
    answer: { portalUrl: 'https://billing.stripe.com/p/session/live_a1B2c3' },
  },

  getUserStats: {
    caller: 'admin',
    gives: 'The totals',
    answer: {
      totalUsers: 3,
      paidUsers: 1,
      conversionRate: 33.3,
      monthlyRevenue: 4.92,
      totalReviews: 1,
    },
  },
  listUsers: {
    caller: 'admin',
    refuses: ['invalidCursor'],
    gives: 'Users',
    sends: ['nextPage'],
    parameters: {
      limit,
      cursor: [cursor[0], 'eyJzb3J0Ijoib2xkZXN0Iiwia2V5IjoxLCJpZCI6MX0'],
      search: ['Part of a full name, a username or an email address, in any case', 'torres'],
      sort: ['The order; a cursor belongs to the order it came from', 'oldest'],
    },
    answer: [listedUser],
  },
  updateUser: {
    caller: 'admin',
    refuses: ['expiryOutOfRange', 'userNotFound'],
    gives: 'The user as they are now',
    note: 'A subscription that goes on being charged is not stopped by this. Written to the audit trail.',
    parameters: { id: userId },
    body: { subscriptionType: 'annual', subscriptionExpiresAt: IN_A_YEAR },
    answer: listedUser,
  },
  deleteUser: {
    caller: 'admin',
    refuses: ['adminProtected', 'userNotFound'],
    gives: 'Deleted',
    note: 'Written to the audit trail.',
    parameters: { id: ['The id of the user', 3] },
  },
  signOutUser: {
    caller: 'admin',
    refuses: ['userNotFound'],
    gives: acknowledged,
    note: 'Written to the audit trail.',
    parameters: { id: userId },
    answer: { message: 'Signed out everywhere.' },
  },
  getPlatformInsights: {
    caller: 'admin',
    gives: 'The counts',
    answer: {
      months: monthsBefore(NOW).map((month, index, { length }) =>
        index === length - 1
          ? { month, signUps: 3, reviews: 1, revenue: plans.prices.annual }
          : { month, signUps: 0, reviews: 0, revenue: 0 },
      ),
    },
  },
  listAuditEntries: {
    caller: 'admin',
    gives: 'Entries, newest first',
    sends: ['nextPage'],
    parameters: { limit: pageLimit, cursor: [cursor[0], 120] },
    answer: [
      {
        id: 1,
        at: NOW,
        actor: demoAdmin.username,
        action: 'subscription changed',
        target: { id: user.id, username: user.username },
        before: { subscriptionType: 'free', subscriptionExpiresAt: null },
        after: { subscriptionType: 'annual', subscriptionExpiresAt: IN_A_YEAR },
      },
    ],
  },
  getMailHealth: { caller: 'admin', gives: 'The counts', answer: { queued: 0, sent: 4, failed: 1 } },
  listMails: {
    caller: 'admin',
    gives: 'Mail jobs, newest first',
    sends: ['nextPage'],
    parameters: {
      state: ['Of which state', 'failed'],
      limit: pageLimit,
      cursor: [cursor[0], 120],
    },
    answer: [mail],
  },
  retryMail: {
    caller: 'admin',
    refuses: ['mailNotFound'],
    gives: acknowledged,
    note: 'A mail that waits, or was sent, is not found. Written to the audit trail.',
    parameters: { id: ['The id of the mail job', mail.id] },
    answer: { message: 'The mail is queued again.' },
  },
};

/** The twelve months up to this time, oldest first. */
function monthsBefore(time: string): string[] {
  const month = new Date(time.slice(0, 7));
  return Array.from({ length: 12 }, (_each, index) =>
    new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() - 11 + index)).toISOString().slice(0, 7),
  );
}
