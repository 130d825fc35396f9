import type { Sentence } from '#contract/languages/sentences.ts';
import { t } from '#web/language.ts';

const names: Record<string, Sentence> = {
  'review-received': 'New review',
  'review-edited': 'Review edited',
  'review-withdrawn': 'Review taken back',
  'reviews-digest': 'Several new reviews',
  'changes-digest': 'Several changed reviews',
  'review-push': 'Notification: new review',
  'reviews-push': 'Notification: several new reviews',
  'page-closed': 'Page paused',
  'reset-password': 'Password reset',
  'account-created': 'Account created',
  'password-changed': 'Password changed',
  'confirm-address': 'Address to confirm',
  'confirm-email': 'New email to confirm',
  'email-changed': 'Email changed',
  'plan-started': 'Plan started',
  'plan-ending': 'Plan ends soon',
  'plan-ended': 'Plan ended',
  'payment-failed': 'Payment failed',
  'service-problem': 'Service needs attention',
};

/** Falls back to the raw name of a kind that only a newer server knows. */
export function mailKind(kind: string): string {
  const name = names[kind];
  return name ? t(name) : `${kind.charAt(0).toUpperCase()}${kind.slice(1).replaceAll('-', ' ')}`;
}
