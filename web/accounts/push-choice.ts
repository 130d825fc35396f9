import { z } from 'zod/mini';
import { PUSH_CHOICE } from './forget-push.ts';
import { readStored, writeLocal } from './local-storage.ts';

/** Who turned notifications on here, so that they continue after the next sign-in. */
const pushChoice = z.object({ userId: z.int(), showWords: z.boolean() });
type PushChoice = z.infer<typeof pushChoice>;

export function readPushChoice(): PushChoice | null {
  return readStored(PUSH_CHOICE, pushChoice);
}

export function storePushChoice(choice: PushChoice): void {
  writeLocal(PUSH_CHOICE, JSON.stringify(choice));
}
