import type { OperationId } from './endpoints.ts';

/** What each endpoint does, below its tag; a missing one does not compile. */
export const summaries: Record<OperationId, [tag: Tag, summary: string]> = {
  getReviewByLink: ['public', 'The customer’s own review, by private link'],
  markReviewLinkSaved: ['public', 'Mark the private link as saved; enables a reply'],
  editReview: ['public', 'Edit the review; the professional is notified'],
  allowSharing: ['public', 'Let the professional show the review to an employer, or stop letting them'],
  withdrawReview: [
    'public',
    'Withdraw the review, deleting its text and rating; the professional is notified',
  ],
  submitReview: ['public', 'Submit a review; 201 means the review and its mail job are on disk'],
  lookUpUser: ['public', 'A professional, for the public review page'],
  lookUpWorkplace: ['public', 'A workplace, for the public review page'],
  updateMe: ['accounts', 'Change your name, language or review emails'],
  changeEmail: ['accounts', 'Email a confirmation link to a new address'],
  confirmEmail: ['accounts', 'Confirm a new email address with its emailed token; needs no session'],
  changePassword: ['accounts', 'Change your password; ends every other session, and removes passkeys'],
  register: ['accounts', 'Create an account and sign in'],
  login: ['accounts', 'Sign in'],
  logout: ['accounts', 'Sign out; succeeds without a session'],
  getMe: ['accounts', 'The signed-in account'],
  deleteAccount: ['accounts', 'Delete your account, workplaces and reviews; this can’t be undone'],
  endAllSessions: ['accounts', 'Sign out everywhere, including here'],
  getEmailStatus: ['accounts', 'Whether your reviews are emailed to you, or wait for your address'],
  retryEmail: ['accounts', 'Send the confirmation email again, or try a refused address again'],
  listPasskeys: ['accounts', 'Passkeys, oldest first'],
  preparePasskey: ['accounts', 'Options to create a passkey in the browser'],
  addPasskey: ['accounts', 'Add a passkey; sends a notice'],
  preparePasskeyConfirmation: ['accounts', 'Options to confirm a change with a passkey'],
  removePasskey: [
    'accounts',
    'Remove a passkey, confirmed with the password or another passkey; sends a notice',
  ],
  preparePasskeySignIn: ['accounts', 'Options to sign in with a passkey'],
  signInWithPasskey: ['accounts', 'Sign in with a passkey'],
  forgotPassword: ['accounts', 'Email a password reset link; the response is the same for unknown addresses'],
  resetPassword: ['accounts', 'Set a new password with an emailed token; ends every session'],
  checkResetToken: ['accounts', 'Check whether an emailed token still works'],
  getPush: ['accounts', 'Push notifications of this session'],
  subscribeToPush: ['accounts', 'Send push notifications about new reviews to this session'],
  unsubscribeFromPush: ['accounts', 'Stop push notifications to this session; succeeds without any'],
  listSessions: ['accounts', 'Active sessions, last used first'],
  endSession: ['accounts', 'Sign out one session'],
  listWorkplaces: ['workplaces', 'Your workplaces, oldest first'],
  createWorkplace: ['workplaces', 'Add a workplace'],
  updateWorkplace: ['workplaces', 'Rename or move a workplace'],
  deleteWorkplace: ['workplaces', 'Delete a workplace; its reviews become General Reviews'],
  listTrackedCodes: ['tracked-codes', 'Your tracked codes, oldest first, with scans and reviews'],
  createTrackedCode: ['tracked-codes', 'Create a tracked code'],
  updateTrackedCode: ['tracked-codes', 'Rename a tracked code, change where it points, or turn it on or off'],
  downloadMyData: ['reviews', 'Download everything stored about you, except password hashes and tokens'],
  pinReview: ['reviews', 'Pin a review to the top of your list; up to three'],
  unpinReview: ['reviews', 'Unpin a review'],
  markReviewsRead: ['reviews', 'Mark a review and all older ones as read'],
  pickReview: ['reviews', 'One of your reviews with four or five stars, at random; nothing if there is none'],
  answerReview: ['reviews', 'Reply to a review, once; only the customer can read the reply'],
  listReviews: ['reviews', 'Your reviews, newest first; in pages with `limit`'],
  getReviewStats: ['reviews', 'Your totals'],
  getReviewInsights: ['reviews', 'Your reviews, ratings and page views over time'],
  listEmployerLinks: ['reputation', 'Your links for employers, newest first; the last 100'],
  createEmployerLink: [
    'reputation',
    'Share chosen reviews with one employer; the address is shown only once',
  ],
  revokeEmployerLink: ['reputation', 'Revoke a link; it stays in the list'],
  listShareableReviews: ['reputation', 'Reviews you may show to an employer, newest first, in pages'],
  getSubscriptionStatus: ['plans', 'Your plan and its usage'],
  createSubscription: ['plans', 'Start a checkout; then send the browser to `paymentUrl`'],
  createPortalSession: ['plans', 'Open the billing portal; then send the browser to `portalUrl`'],
  getUserStats: ['admin', 'Platform totals'],
  listUsers: ['admin', 'All users, oldest first, with counts but no review text; in pages with `limit`'],
  updateUser: ['admin', 'Set a user’s plan and when it ends'],
  deleteUser: [
    'admin',
    'Delete a user with workplaces, reviews, sessions and queued mails; this can’t be undone',
  ],
  signOutUser: ['admin', 'Sign a user out everywhere'],
  getPlatformInsights: ['admin', 'Sign-ups, reviews and revenue by month'],
  listAuditEntries: ['admin', 'Admin changes, newest first, in pages'],
  getMailHealth: ['admin', 'Number of held, queued and failed mails, and the last error'],
  retryMails: ['admin', 'Retry all failed mails right away'],
  getServiceStatus: ['admin', 'The version of the service, and what needs attention'],
};

export type Tag =
  | 'public'
  | 'accounts'
  | 'workplaces'
  | 'tracked-codes'
  | 'reviews'
  | 'reputation'
  | 'plans'
  | 'admin';
