import { useEffect } from 'react';

/** Keeps the screen from going dark while the page is looked at; browsers that cannot do so go on without. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isLeft = false;

    async function hold(): Promise<void> {
      if (!('wakeLock' in navigator) || document.hidden) return;
      try {
        const held = await navigator.wakeLock.request('screen');
        if (isLeft) await held.release();
        else lock = held;
      } catch {
        // A nearly empty battery refuses it.
      }
    }

    // The system takes it away whenever something else is looked at.
    const holdAgain = () => void hold();
    holdAgain();
    document.addEventListener('visibilitychange', holdAgain);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', holdAgain);
      void lock?.release();
    };
  }, []);
}
