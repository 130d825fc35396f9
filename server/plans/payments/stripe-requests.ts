import Stripe from 'stripe';
import { Refusal } from '#server/http/errors.ts';
import { IdempotencyKeyRejected } from './provider.ts';

/** @throws Refusal `paymentProviderUnavailable`; IdempotencyKeyRejected. */
export async function request<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    const options = { cause: withoutSecrets(error) };
    throw isKeyRejected(error)
      ? new IdempotencyKeyRejected(options)
      : new Refusal('paymentProviderUnavailable', options);
  }
}

/** Stripe replays its own failures for a key for a day, and rejects the key with other parameters. */
function isKeyRejected(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  const isReplayed = error.headers?.['idempotent-replayed'] === 'true';
  return isReplayed || error instanceof Stripe.errors.StripeIdempotencyError;
}

export function ignoreInvalidRequest(error: unknown): null {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof Error && cause.name === 'StripeInvalidRequestError') return null;
  throw error;
}

export function isUnknownCustomer(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'param' in cause && cause.param === 'customer';
}

/** Stripe's errors contain the whole request. */
function withoutSecrets(error: unknown): Error {
  if (!(error instanceof Stripe.errors.StripeError)) return new Error(String(error));
  const { type, code, param, statusCode, requestId, message } = error;
  return Object.assign(new Error(message), { name: type, code, param, statusCode, requestId });
}
