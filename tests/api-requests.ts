import type { BodyOf } from '#contract/endpoint.ts';
import type { Contract, OperationId } from '#server/api-docs/endpoints.ts';
import { cast, newReview } from '#server/demo/cast.ts';

const { maya } = cast;
const token = 'q0ZkX1xvYw3nq7C1mJt5uW8rB2yL4dSg6hFaE9pKiTo';
const clientDataJSON = 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoicDhmSm0wIn0';
const attestation = {
  id: 'Xb2wq7m4Tz0sVfK1',
  response: { clientDataJSON, attestationObject: 'o2NmbXRkbm9uZQ' },
};
const assertion = {
  id: 'Xb2wq7m4Tz0sVfK1',
  response: {
    clientDataJSON,
    authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MdAAAAAA',
    signature: 'MEUCIQDv3n1Q',
    userHandle: 'sW0mE7kQ2rVx',
  },
};

const praise = {
  words: 'Maya knew every wine on the list.',
  name: 'Jonas',
  rating: 5,
  month: '2024-03',
  source: 'google',
  url: 'https://maps.app.goo.gl/q7C1mJt5uW8rB2yL4',
} as const;

/** Parameters by name, or by operation and name. */
export const parameters: Partial<Record<string, string | number>> = {
  'idempotency-key': '4f6f6c1e-8f0b-4b7e-9a53-2f1d0c7b6a5e',
  'review-link-secret': 'mZq3vN8xKc2Wb5Jt7Ry0Lg',
  'review-link': '4f6f6c1e-8f0b-4b7e-9a53-2f1d0c7b6a5e.mZq3vN8xKc2Wb5Jt7Ry0Lg',
  'content-language': 'en',
  id: 1,
  'endSession.id': '0c9d4f2a7b31e856',
  workplaceId: 1,
  limit: 50,
  cursor: 120,
  rating: 5,
  pinned: 'true',
  except: 120,
  'listUsers.cursor': 'eyJzb3J0Ijoib2xkZXN0Iiwia2V5IjoxLCJpZCI6MX0',
  search: 'torres',
  until: '2026-01',
  sort: 'oldest',
  state: 'failed',
  from: '2026-01-01',
  to: '2026-11-21',
  names: 'hidden',
  texts: 'shown',
};

/** A body of each operation; a missing or wrong one does not compile. */
export const requests: {
  [Id in OperationId as BodyOf<Contract[Id]> extends undefined ? never : Id]: BodyOf<Contract[Id]>;
} = {
  register: {
    fullName: maya.fullName,
    username: maya.username,
    email: maya.email,
    password: maya.password,
    industry: maya.industry,
  },
  login: { username: maya.username, password: maya.password },
  updateMe: {
    fullName: maya.fullName,
    reviewMails: 'daily',
    foldLowRatings: false,
    thanksLink: maya.thanksLink,
    question: maya.question,
  },
  createApiToken: { name: 'My spreadsheet' },
  saveWebhook: { url: 'https://hooks.example/goodword', words: true },
  forgotPassword: { email: maya.email },
  resetPassword: { token, newPassword: maya.password },
  checkResetToken: { token },
  changeEmail: { email: 'maya.torres@example.com', password: maya.password },
  confirmEmail: { token },
  changePassword: { password: maya.password, newPassword: 'maya-loves-terraces', keptPasskeys: [1] },
  deleteAccount: { password: maya.password },
  subscribeToPush: {
    endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABpTz',
    keys: {
      p256dh: 'BBnl1gp_PvvttMwRtd24dTgwmTDNJtORglADCTP4R8DxGk0kXsMNl3u6EqrxwESDRxtteRGSLMozYKtAyCC9GHE',
      auth: 'kY_W0O3mhW4rNy695ItfBw',
    },
    showWords: false,
  },
  preparePasskey: { password: maya.password },
  addPasskey: { credential: attestation },
  preparePasskeyConfirmation: { except: 1 },
  removePasskey: { password: maya.password },
  signInWithPasskey: assertion,
  createWorkplace: { name: 'Taberna do Cais', location: 'Lisbon' },
  updateWorkplace: { name: 'Taberna do Cais', location: 'Lisbon, Alfama' },
  createTrackedCode: { name: 'Table tents', workplaceId: 1 },
  updateTrackedCode: { name: 'Table tents', workplaceId: null, isOff: false },
  createReviewRequest: { name: 'Tom', workplaceId: 1, language: 'de' },
  submitReview: newReview(2, { workplaceId: 1 }),
  editReview: {
    rating: 4,
    comment: 'She remembered my name and my coffee, the second time.',
    customerName: 'Maria',
    customerLocation: null,
  },
  allowSharing: { allowed: true },
  setReplyEmail: { email: maya.email },
  answerReview: { text: 'Thank you. The window table is yours next time.' },
  addPraise: praise,
  updatePraise: { ...praise, month: null },
  importPraise: { items: [praise] },
  createEmployerLink: { employer: 'Hotel Aurora', reviewIds: [1], praiseIds: [1], days: 7 },
  createSubscription: { plan: 'yearly' },
  createPortalSession: { flow: 'subscription_cancel' },
  updateUser: { subscriptionType: 'annual', subscriptionExpiresAt: '2027-11-21T09:30:15.000Z' },
};
