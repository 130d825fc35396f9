import { z } from 'zod/mini';
import { PUSH_CHOICE } from './forget-push.ts';
import { readLocal, writeLocal } from './local-storage.ts';

/** Who turned notifications on here, so that they continue after the next sign-in. */
const pushChoice = z.object({ userId: z.int(), showWords: z.boolean() });
type PushChoice = z.infer<typeof pushChoice>;

/** Null if there is none or storage is blocked. */
export function readPushChoice(): PushChoice | null {
  try {
    return pushChoice.parse(JSON.parse(readLocal(PUSH_CHOICE) ?? 'null'));
  } catch {
    return null;
  }
}

export function storePushChoice(choice: PushChoice): void {
  writeLocal(PUSH_CHOICE, JSON.stringify(choice));
}
