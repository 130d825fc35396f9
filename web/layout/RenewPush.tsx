import { useEffect } from 'react';
import { useAuth } from '#web/accounts/auth.tsx';
import { readPushChoice } from '#web/accounts/push-choice.ts';
import { onceIdle } from '#web/ui/once-idle.ts';

/** Only for those who turned notifications on here. */
export function RenewPush() {
  const { user } = useAuth();
  const id = user?.id;
  useEffect(() => {
    if (id === undefined || readPushChoice()?.userId !== id) return;
    return onceIdle(() => {
      // The next start tries again.
      import('#web/settings/push-device.ts').then(({ renewPush }) => renewPush()).catch(() => undefined);
    });
  }, [id]);
  return null;
}
