import type Stripe from 'stripe';
import type { PaymentProblem } from '../payment-problems.ts';
import { idOf, toTimestamp } from './stripe-events.ts';
import { ignoreInvalidRequest, request } from './stripe-requests.ts';

/** The dispute is over, and the operator kept the money. */
const KEPT = ['won', 'warning_closed', 'prevented'];

/**
 * Fetched too, so that the order of events does not matter.
 * @returns null for an event that is not about money that a customer wants or got back.
 */
export async function fetchPaymentProblem(
  stripe: Stripe,
  { type, created, data }: Stripe.Event,
): Promise<PaymentProblem | null> {
  switch (type) {
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.closed':
      return fetchDispute(stripe, data.object, created);
    case 'charge.refunded':
      return fetchRefund(stripe, data.object.id, created, data.object);
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated':
      return fetchRefund(stripe, idOf(data.object.charge), created);
    default:
      return null;
  }
}

/** An event's own copy, which is signed too, serves where Stripe knows no such object any more. */
async function fetchDispute(
  stripe: Stripe,
  own: Stripe.Dispute,
  time: number,
): Promise<PaymentProblem | null> {
  const fetched = await request(stripe.disputes.retrieve(own.id, { expand: ['charge'] })).catch(
    ignoreInvalidRequest,
  );
  const { id, status, charge, created = time } = fetched ?? own;
  const customer = typeof charge === 'string' ? null : idOf(charge?.customer);
  // All our payments have one.
  if (fetched && customer === null) return null;
  const isLost = status === 'lost';
  const kind = isLost ? 'refund' : KEPT.includes(status) ? null : 'dispute';
  return { id, kind, customer_id: customer, since: toTimestamp(isLost ? time : created) };
}

async function fetchRefund(
  stripe: Stripe,
  id: string | null,
  time: number,
  own: Stripe.Charge | null = null,
): Promise<PaymentProblem | null> {
  const fetched = id && (await request(stripe.charges.retrieve(id)).catch(ignoreInvalidRequest));
  const charge = fetched || own;
  if (!charge) return null;
  const kind = charge.refunded ? 'refund' : null;
  return { id: charge.id, kind, customer_id: idOf(charge.customer), since: toTimestamp(time) };
}
