import type { Deps } from '#server/system/deps.ts';
import type { PaymentProvider } from './provider.ts';
import { testPayments } from './test-payments.ts';

export async function openPayments(deps: Deps): Promise<PaymentProvider | null> {
  const { payments } = deps.config;
  switch (payments?.provider) {
    case 'stripe': {
      // Lazy-loaded, because it takes 35 MB of memory.
      const { stripePayments } = await import('./stripe.ts');
      return stripePayments(deps, payments);
    }
    case 'test':
      return testPayments(deps);
    default:
      return null;
  }
}
