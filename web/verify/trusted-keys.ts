import { z } from 'zod/mini';
import { publishedKeys } from '#contract/signing-keys.ts';

/** The server embeds them in the page, so saved copies contain them too. */
const trustedKeys = z.extend(publishedKeys, { issuer: z.string() });
export type TrustedKeys = z.infer<typeof trustedKeys>;

export function readTrustedKeys(): TrustedKeys {
  return trustedKeys.parse(JSON.parse(document.getElementById('trusted-keys')?.textContent ?? ''));
}
