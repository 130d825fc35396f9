import type { PaidPlan } from '#contract/plans.ts';
import { Refusal } from '#server/http/errors.ts';
import type { App } from '#server/http/server.ts';
import type { Subscription } from '../subscriptions.ts';

export interface PaymentProvider {
  description: string;
  /** Whether the provider created the id; another provider may have been configured before. */
  owns(id: string): boolean;
  addRoutes(app: App): void;
  /**
   * The same idempotency key returns the same page.
   * @throws Refusal `paymentProviderUnavailable`, also for an untrusted answer; IdempotencyKeyRejected.
   */
  createCheckoutSession(order: CheckoutOrder): Promise<{ sessionId: string; paymentUrl: string }>;
  /** @returns the id of the subscription if the session was paid: its events may be late. null if it expired or is unknown. */
  expireCheckoutSession(sessionId: string): Promise<string | null>;
  /**
   * @param flow opens the portal's cancellation page.
   * @returns the portal's URL.
   * @throws Refusal `paymentProviderUnavailable`.
   */
  createPortalSession(
    subscription: { id: string; customerId: string },
    flow: 'subscription_cancel' | undefined,
  ): Promise<string>;
  /** @returns null if the provider does not know the subscription. @throws Refusal `paymentProviderUnavailable`. */
  fetchSubscription(id: string): Promise<SubscriptionState | null>;
  /** Cancels immediately; succeeds also if it has already ended. */
  cancelSubscription(id: string, options: { credit: boolean }): Promise<void>;
}

export interface SubscriptionState extends Omit<Subscription, 'plan'> {
  /** null if it has another period, or was not ordered here. */
  plan: PaidPlan | null;
  /** Its price isn't the ordered plan's, which an operator may have changed at the provider. */
  isRepriced?: boolean;
}

/** Every request with this key will fail, so the next attempt needs a new one. */
export class IdempotencyKeyRejected extends Refusal {
  constructor(options?: ErrorOptions) {
    super('paymentProviderUnavailable', options);
  }
}

export interface CheckoutOrder {
  idempotencyKey: string;
  plan: PaidPlan;
  userId: number;
  email: string;
  customerId: string | null;
}

export function isTestId(id: string): boolean {
  return id.startsWith('test_');
}
