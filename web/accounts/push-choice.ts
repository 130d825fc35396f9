import { z } from 'zod/mini';
import { readStored, storeText } from '#web/ui/stored-text.ts';
import { PUSH_CHOICE } from './forget-push.ts';

/** Who turned notifications on here, so that they continue after the next sign-in. */
const pushChoice = z.object({ userId: z.int(), showWords: z.boolean() });
type PushChoice = z.infer<typeof pushChoice>;

export function readPushChoice(): PushChoice | null {
  return readStored(PUSH_CHOICE, pushChoice.parse);
}

export function storePushChoice(choice: PushChoice): void {
  storeText(PUSH_CHOICE, JSON.stringify(choice));
}
