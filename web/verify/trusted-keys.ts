import { z } from 'zod/mini';
import { publishedKeys } from '#contract/signing-keys.ts';

/** What the server puts into the page, and a saved copy keeps. */
const trustedKeys = z.extend(publishedKeys, { issuer: z.string() });
export type TrustedKeys = z.infer<typeof trustedKeys>;

export function readTrustedKeys(): TrustedKeys {
  return trustedKeys.parse(JSON.parse(document.getElementById('trusted-keys')?.textContent ?? ''));
}
