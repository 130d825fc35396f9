import { useEffect } from 'react';

/** Keeps the screen on while the page is visible, where the browser supports it. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isUnmounted = false;

    async function acquire(): Promise<void> {
      if (!('wakeLock' in navigator) || document.hidden) return;
      try {
        const acquired = await navigator.wakeLock.request('screen');
        if (isUnmounted) await acquired.release();
        else lock = acquired;
      } catch {
        // Refused, for example on low battery.
      }
    }

    // The browser releases the lock whenever the page is hidden.
    const reacquire = () => void acquire();
    reacquire();
    document.addEventListener('visibilitychange', reacquire);
    return () => {
      isUnmounted = true;
      document.removeEventListener('visibilitychange', reacquire);
      void lock?.release();
    };
  }, []);
}
