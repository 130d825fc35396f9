import { z } from 'zod/mini';
import { enqueueAsWished } from '#server/accounts/mail-settings.ts';
import type { Db } from '#server/db/schema.ts';

const change = z.object({
  kind: z.enum(['review-edited', 'review-withdrawn']),
  payload: z.record(z.string(), z.unknown()),
});

/** What a mail about several changes says of them; however many there are, it is as short. */
export const gatheredChanges = z.object({ edited: z.int(), withdrawn: z.int(), last: change });

/** Tells that a customer changed a review, or took it back, when its reader wants to hear of it. */
export function queueChangeMail(
  tx: Db,
  userId: number,
  last: z.infer<typeof change>,
  now: Date,
): Promise<void> {
  const payload = (held: unknown) => {
    const { edited, withdrawn } = held ? gatheredChanges.parse(held) : { edited: 0, withdrawn: 0 };
    return last.kind === 'review-edited'
      ? { edited: edited + 1, withdrawn, last }
      : { edited, withdrawn: withdrawn + 1, last };
  };
  return enqueueAsWished(
    tx,
    userId,
    { of: 'changes', ...last, together: { kind: 'changes-gathered', payload } },
    now,
  );
}
