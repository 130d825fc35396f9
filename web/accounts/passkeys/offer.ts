import { readLocal, writeLocal } from '../local-storage.ts';
import { canUsePasskeys } from './support.ts';

const OFFER_KEY = 'passkey-offer';

/** Whether to offer a passkey on this device; never again once it was answered, nor where the answer can't be stored. */
export async function isOfferDue(): Promise<boolean> {
  if (!canUsePasskeys() || readLocal(OFFER_KEY) !== null) return false;
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
}

export function endOffer(): void {
  writeLocal(OFFER_KEY, 'answered');
}
