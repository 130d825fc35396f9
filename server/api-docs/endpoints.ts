import * as accountSettings from '#contract/account-settings.ts';
import * as accounts from '#contract/accounts.ts';
import * as admin from '#contract/admin.ts';
import * as apiTokens from '#contract/api-tokens.ts';
import * as earlierPraise from '#contract/earlier-praise.ts';
import * as emailStatus from '#contract/email-status.ts';
import * as employerLinks from '#contract/employer-links.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import * as myData from '#contract/my-data.ts';
import * as myReviews from '#contract/my-reviews.ts';
import * as passkeys from '#contract/passkeys.ts';
import * as passwordReset from '#contract/password-reset.ts';
import * as plans from '#contract/plans.ts';
import * as push from '#contract/push.ts';
import * as reviewLinks from '#contract/review-links.ts';
import * as reviewRequests from '#contract/review-requests.ts';
import * as reviews from '#contract/reviews.ts';
import * as serviceStatus from '#contract/service-status.ts';
import * as sessions from '#contract/sessions.ts';
import * as trackedCodes from '#contract/tracked-codes.ts';
import * as webhook from '#contract/webhook.ts';
import * as workplaces from '#contract/workplaces.ts';

export const contract = {
  ...accounts,
  ...accountSettings,
  ...sessions,
  ...passwordReset,
  ...emailStatus,
  ...push,
  ...passkeys,
  ...apiTokens,
  ...webhook,
  ...workplaces,
  ...trackedCodes,
  ...reviewRequests,
  ...reviews,
  ...myReviews,
  ...reviewLinks,
  ...earlierPraise,
  ...employerLinks,
  ...plans,
  ...myData,
  ...admin,
  ...serviceStatus,
};

export type Contract = typeof contract;
export type OperationId = {
  [Name in keyof Contract]: Contract[Name] extends Endpoint ? Name : never;
}[keyof Contract];

export const endpoints = Object.entries<unknown>(contract).filter((entry): entry is [OperationId, Endpoint] =>
  isEndpoint(entry[1]),
);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'url' in value;
}
