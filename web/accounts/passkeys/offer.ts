import { readText, storeText } from '#web/ui/stored-text.ts';
import { canUsePasskeys } from './support.ts';

const OFFER_KEY = 'passkey-offer';

/** Whether to offer a passkey on this device; never again once it was answered, nor where the answer can't be stored. */
export async function isOfferDue(): Promise<boolean> {
  if (!canUsePasskeys() || readText(OFFER_KEY) !== null) return false;
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
}

export function endOffer(): void {
  storeText(OFFER_KEY, 'answered');
}
