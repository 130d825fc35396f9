import type * as accounts from '#contract/accounts.ts';
import type * as admin from '#contract/admin.ts';
import type * as emailStatus from '#contract/email-status.ts';
import type * as employerLinks from '#contract/employer-links.ts';
import type { BodyOf, ResponseOf } from '#contract/endpoint.ts';
import type { downloadMyData } from '#contract/my-data.ts';
import type * as passkeys from '#contract/passkeys.ts';
import type { Passkey } from '#contract/passkeys.ts';
import { prices } from '#contract/plans.ts';
import type * as push from '#contract/push.ts';
import type * as reviewLinks from '#contract/review-links.ts';
import type * as reviews from '#contract/reviews.ts';
import type * as trackedCodes from '#contract/tracked-codes.ts';
import type * as workplaces from '#contract/workplaces.ts';
import { cast, newReview } from '#server/demo/cast.ts';

export const { maya } = cast;
export const NOW = '2026-11-21T09:30:15.000Z';
export const YESTERDAY = '2026-11-20T18:05:00.000Z';
export const IN_A_YEAR = '2027-11-21T09:30:15.000Z';

export const user: accounts.User = {
  id: 2,
  username: maya.username,
  fullName: maya.fullName,
  email: maya.email,
  industry: maya.industry,
  language: null,
  reviewMails: 'each',
  foldLowRatings: false,
  subscriptionType: 'free',
  subscriptionExpiresAt: null,
  createdAt: NOW,
};
const payingUser = { ...user, subscriptionType: 'annual', subscriptionExpiresAt: IN_A_YEAR } as const;
export const listedUser: admin.AdminUser = { ...payingUser, reviewCount: 1, workplaceCount: 1, renews: true };
export const workplace: workplaces.Workplace = { id: 1, ...maya.workplaces[0] };
const storedTrackedCode = {
  id: 1,
  code: '7KX39FWT',
  name: 'Table tents',
  workplaceId: workplace.id,
  scans: 31,
  offAt: null,
  createdAt: YESTERDAY,
};
export const trackedCode: trackedCodes.TrackedCode = {
  ...storedTrackedCode,
  url: `https://goodword.example/r/${storedTrackedCode.code}`,
  reviews: 12,
};
export const submission = newReview(user.id, { workplaceId: workplace.id });
export const review: reviews.Review = {
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
  linkSavedAt: null,
  sharingAllowedAt: null,
  pinnedAt: null,
  isUnread: true,
  createdAt: YESTERDAY,
};
export const employerLink: employerLinks.EmployerLink = {
  id: 1,
  employer: 'Hotel Aurora',
  state: 'open',
  reviews: 1,
  createdAt: NOW,
  expiresAt: '2026-11-28T09:30:15.000Z',
  openings: 0,
  lastOpenedAt: null,
};
export const reviewByLink: reviewLinks.ReviewByLink = {
  rating: review.rating,
  comment: review.comment,
  customerName: review.customerName,
  customerLocation: review.customerLocation,
  firstName: 'Maya',
  workplace: { name: workplace.name, location: workplace.location },
  editedAt: null,
  answer: null,
  answeredAt: null,
  isLinkSaved: true,
  sharingAllowed: false,
  createdAt: YESTERDAY,
  until: '2026-12-20T18:05:00.000Z',
};
export const editedComment = 'She remembered my name and my coffee, the second time.';

export const sampleEmailStatus: emailStatus.EmailStatus = { state: 'confirmed', refusal: null };

export const samplePushSubscription: BodyOf<typeof push.subscribeToPush> = {
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABpTz',
  keys: {
    p256dh: 'BBnl1gp_PvvttMwRtd24dTgwmTDNJtORglADCTP4R8DxGk0kXsMNl3u6EqrxwESDRxtteRGSLMozYKtAyCC9GHE',
    auth: 'kY_W0O3mhW4rNy695ItfBw',
  },
  showWords: false,
};
export const samplePushSettings: push.PushSettings = {
  publicKey: 'BKenXs6RYBj6yhHZDxvV4_Bv0ZnXmawAX4B5qq0NevMCdfgVY8nV4Yr8_S68yILBzQxLAATS8GGR2HpHK3_iLxY',
  endpoint: samplePushSubscription.endpoint,
  showWords: samplePushSubscription.showWords,
};

/** As in a mailed link. */
export const passkey: Passkey = {
  id: 1,
  name: 'Chrome on Android',
  createdAt: YESTERDAY,
  lastUsedAt: NOW,
  isSynced: true,
};
const challenge = 'p8fJm0sVw2Yq5tRk1LzXcN3dB7hGa9eUo4iTjS6bQyA';
const credential = {
  id: 'Xb2wq7m4Tz0sVfK1',
  type: 'public-key' as const,
  transports: ['internal', 'hybrid'],
};
/** Cut short. */
export const samplePasskeyOptions: ResponseOf<typeof passkeys.preparePasskey> = {
  rp: { id: 'example.com', name: 'Example' },
  user: { id: 'sW0mE7kQ2rVx', name: maya.username, displayName: maya.fullName },
  challenge,
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  excludeCredentials: [credential],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
};
export const sampleAssertionOptions: ResponseOf<typeof passkeys.preparePasskeyConfirmation> = {
  challenge,
  rpId: 'example.com',
  allowCredentials: [credential],
  timeout: 300_000,
  userVerification: 'required',
};
const clientDataJSON = 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoicDhmSm0wIn0';
export const sampleAttestation = {
  id: credential.id,
  response: { clientDataJSON, attestationObject: 'o2NmbXRkbm9uZQ', transports: ['internal', 'hybrid'] },
};
export const sampleAssertion = {
  id: credential.id,
  response: {
    clientDataJSON,
    authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MdAAAAAA',
    signature: 'MEUCIQDv3n1Q',
    userHandle: 'sW0mE7kQ2rVx',
  },
};
export const token = 'q0ZkX1xvYw3nq7C1mJt5uW8rB2yL4dSg6hFaE9pKiTo';
export const reply = 'Thank you, Maria. The window table is yours next time.';
export const newPassword = 'maya-loves-terraces';

export const myData: ResponseOf<typeof downloadMyData> = {
  exportedAt: NOW,
  account: {
    ...payingUser,
    emailStatus: sampleEmailStatus,
    newEmail: null,
  },
  workplaces: [{ ...workplace, createdAt: YESTERDAY }],
  trackedCodes: [storedTrackedCode],
  views: [{ day: '2026-11-20', views: 3 }],
  sessions: [{ device: 'Chrome on Android', createdAt: YESTERDAY, lastUsedAt: NOW, expiresAt: IN_A_YEAR }],
  pushSubscriptions: [
    { pushService: 'updates.push.services.mozilla.com', showWords: false, createdAt: YESTERDAY },
  ],
  passkeys: [{ name: passkey.name, createdAt: YESTERDAY, lastUsedAt: NOW, isSynced: true }],
  mails: [{ kind: 'review-received', state: 'sent', createdAt: YESTERDAY, sentAt: YESTERDAY }],
  subscriptions: [
    {
      plan: 'annual',
      price: prices.annual,
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
  payments: [{ amount: prices.annual, paidAt: NOW }],
  adminChanges: [],
  reviews: [
    {
      ...review,
      workplaceName: workplace.name,
      workplaceLocation: workplace.location,
      trackedCodeName: trackedCode.name,
    },
  ],
};
