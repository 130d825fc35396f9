/** The same for a secret however a keyboard composes its letters, and in full and half width: NIST SP 800-63B, 5.1.1.2. */
export function normalizeSecret(secret: string): string {
  return secret.normalize('NFKC');
}
