import type { PaidPlan } from '#contract/plans.ts';
import { Refusal } from '#server/platform/errors.ts';
import type { App } from '#server/platform/http.ts';
import type { Subscription } from '../subscriptions.ts';

/** What takes the money: all that the product asks of Stripe, or of the page that stands in for it. */
export interface PaymentProvider {
  /** In words, for the start. */
  description: string;
  /** Whether a session or a subscription is its own; another provider may have been set up before. */
  owns(id: string): boolean;
  /** Its way in: the route of its events, or its own pages. */
  addRoutes(app: App): void;
  /**
   * Opens a page where a plan can be paid. The same key opens the same page again.
   * @throws Refusal `paymentProviderUnavailable`, also where the answer is not to be trusted; IdempotencyKeyRejected.
   */
  createCheckoutSession(order: CheckoutOrder): Promise<{ sessionId: string; paymentUrl: string }>;
  /** Nobody can pay there any more; well also where it is over already. */
  expireCheckoutSession(sessionId: string): Promise<void>;
  /**
   * Opens the page where a subscription is managed, or with `flow` the question whether to cancel it. @returns its address.
   * @throws Refusal `paymentProviderUnavailable`.
   */
  createPortalSession(
    subscription: { id: string; customerId: string },
    flow: 'subscription_cancel' | undefined,
  ): Promise<string>;
  /**
   * Asks for its state now; null where the provider knows no such subscription.
   * @throws Refusal `paymentProviderUnavailable`.
   */
  fetchSubscription(id: string): Promise<SubscriptionState | null>;
  /** Ends it immediately, and may credit the unused time; succeeds also where it has ended before. */
  cancelSubscription(id: string, options: { credit: boolean }): Promise<void>;
}

/** A subscription as the provider describes it; `user_id` is who ordered it. */
export interface SubscriptionState extends Omit<Subscription, 'plan'> {
  /** null: not one of ours, or not the one that was ordered. */
  plan: PaidPlan | null;
}

/** The provider will refuse every request with this key: the next attempt needs another. */
export class IdempotencyKeyRejected extends Refusal {
  constructor(options?: ErrorOptions) {
    super('paymentProviderUnavailable', options);
  }
}

interface CheckoutOrder {
  idempotencyKey: string;
  plan: PaidPlan;
  userId: number;
  email: string;
  /** Where they have paid before. */
  customerId: string | null;
}

/** Whether the test page made the id: Stripe's never begin so. */
export function isTestId(id: string): boolean {
  return id.startsWith('test_');
}
