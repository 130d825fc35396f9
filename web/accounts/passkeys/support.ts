/** Browsers refuse passkeys for IP addresses. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && !hasIpAddress();
}

export function hasIpAddress(): boolean {
  return /^[\d.]+$|^\[/.test(location.hostname);
}
