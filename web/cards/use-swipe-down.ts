import { useEffect } from 'react';
import { useLocation } from 'wouter';

const DISTANCE_PX = 80;

/** Leaves the page on a swipe down that began at its top. */
export function useSwipeDown(to: string): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    let start: Touch | undefined;

    function begin({ touches }: TouchEvent) {
      start = touches.length === 1 && scrollY <= 0 ? touches[0] : undefined;
    }

    function end({ changedTouches: [touch] }: TouchEvent) {
      if (!start || !touch) return;
      const down = touch.clientY - start.clientY;
      const aside = Math.abs(touch.clientX - start.clientX);
      start = undefined;
      if (down > DISTANCE_PX && down > 2 * aside) navigate(to, { transition: true });
    }

    addEventListener('touchstart', begin, { passive: true });
    addEventListener('touchend', end, { passive: true });
    return () => {
      removeEventListener('touchstart', begin);
      removeEventListener('touchend', end);
    };
  }, [navigate, to]);
}
