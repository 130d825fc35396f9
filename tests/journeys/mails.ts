import { expect } from '@playwright/test';
import type { Email } from 'postal-mime';

/** Waits for an email to this address and returns the newest. */
export async function mailTo(mails: { received: Email[] }, address: string): Promise<Email> {
  const find = () => mails.received.findLast((mail) => mail.to?.[0]?.address === address);
  await expect.poll(find).toBeTruthy();
  return find() as Email;
}

export function confirmationLink(mail: Email): string {
  return /http\S+\/confirm-email\?token=[\w-]+(&for=sign-up)?/.exec(mail.text ?? '')?.[0] ?? '';
}
