const names: Record<string, string> = {
  'review-received': 'New review',
  'review-edited': 'Review edited',
  'review-withdrawn': 'Review withdrawn',
  'reviews-digest': 'Several new reviews',
  'changes-digest': 'Several changed reviews',
  'page-closed': 'Page closed to customers',
  'reset-password': 'Password reset',
  'password-changed': 'Password changed',
  'confirm-email': 'New email to confirm',
  'email-changed': 'Email changed',
  'plan-started': 'Plan started',
  'plan-ending': 'Plan ends soon',
  'plan-ended': 'Plan ended',
  'payment-failed': 'Payment failed',
};

/** What a mail is about, in plain words; a kind that a newer server knows is read as it is called there. */
export function mailKind(kind: string): string {
  return names[kind] ?? `${kind.charAt(0).toUpperCase()}${kind.slice(1).replaceAll('-', ' ')}`;
}
