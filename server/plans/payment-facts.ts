import type { PaidPlan } from '#contract/plans.ts';

/** Something that a provider told and that stays true, whatever is told before or after it. */
export type PaymentFact = SubscriptionNews | { kind: 'checkout expired'; sessionId: string } | InvoiceFailed;

/** What adds to the knowledge of a subscription. */
export type SubscriptionNews = CheckoutPaid | SubscriptionFact | InvoicePaid;

export interface CheckoutPaid {
  kind: 'checkout paid';
  sessionId: string;
  subscriptionId: string;
  customerId: string | null;
  userId: number;
  /** null: what was paid is not the price of what was ordered. */
  plan: PaidPlan | null;
  /** ISO 8601 in UTC, as all times here. */
  at: string;
}

/** How a subscription stood at one moment. */
export interface SubscriptionFact {
  kind: 'subscription';
  subscriptionId: string;
  customerId: string | null;
  userId: number | null;
  /** What was ordered with it; null where the provider does not say. */
  ordered: PaidPlan | null;
  /** What a period costs; null where the provider does not say. */
  price: Price | null;
  /** Stripe's words: incomplete, trialing, active, past_due, unpaid, paused, canceled, incomplete_expired. */
  status: string;
  /** When it stood so. */
  at: string;
  startedAt: string | null;
  periodStart: string | null;
  periodEnd: string | null;
  /** Whether it ends with the period. */
  cancels: boolean;
  endedAt: string | null;
}

export interface Price {
  /** By its interval; null: neither a month nor a year. */
  plan: PaidPlan | null;
  /** In cents of a US dollar; null: in another currency, or not of a single plan. */
  amount: number | null;
}

export interface InvoicePaid {
  kind: 'invoice paid';
  invoiceId: string;
  subscriptionId: string;
  customerId: string | null;
  userId: number | null;
  plan: PaidPlan | null;
  /** The plan by how long it was paid for; null where the provider does not say. */
  period: PaidPlan | null;
  /** What it asked for, in cents of a US dollar; null: in another currency. */
  total: number | null;
  /** What came in, in cents: less, where a credit was used up. */
  paid: number;
  paidUntil: string | null;
  at: string;
}

export interface InvoiceFailed {
  kind: 'invoice failed';
  invoiceId: string;
  subscriptionId: string;
}
