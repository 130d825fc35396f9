import { canUsePasskeys } from './support.ts';

const OFFER_KEY = 'passkey-offer';

/** Whether to offer a passkey on this device; never again once it was answered. */
export async function isOfferDue(): Promise<boolean> {
  if (!canUsePasskeys() || wasOffered()) return false;
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
}

export function endOffer(): void {
  try {
    localStorage.setItem(OFFER_KEY, 'answered');
  } catch {
    // Without storage, the offer comes back on the next visit.
  }
}

function wasOffered(): boolean {
  try {
    return localStorage.getItem(OFFER_KEY) !== null;
  } catch {
    // Nor could the answer be remembered.
    return true;
  }
}
