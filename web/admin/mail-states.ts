import type { MailState } from '#contract/admin.ts';
import type { Sentence } from '#contract/languages/sentences.ts';

export const mailStates = {
  held: 'Held',
  queued: 'Queued',
  sent: 'Sent',
  failed: 'Failed',
} satisfies Record<MailState, Sentence>;
