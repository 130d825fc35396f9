import type { Deps } from '#server/platform/deps.ts';
import type { PaymentProvider } from './provider.ts';
import { testPayments } from './test-payments.ts';

/** Who takes payments here, as the configuration says; null: nobody. */
export async function openPayments(deps: Deps): Promise<PaymentProvider | null> {
  const { payments } = deps.config;
  switch (payments?.provider) {
    case 'stripe': {
      // 35 MB of memory that only those who use it shall pay.
      const { stripePayments } = await import('./stripe.ts');
      return stripePayments(deps, payments);
    }
    case 'test':
      return testPayments(deps);
    default:
      return null;
  }
}
