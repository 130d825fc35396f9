import { useEffect, useEffectEvent, useRef } from 'react';
import { t } from '#web/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';

/** Distance below the screen at which the next page loads. */
const LOAD_AHEAD = '800px';

interface ShowMoreProps {
  onMore: () => void;
  busy?: boolean;
  failed?: boolean;
  failure?: string;
}

export function ShowMoreOnScroll(props: ShowMoreProps) {
  const { busy, failed, onMore } = props;
  const end = useRef<HTMLDivElement>(null);
  const more = useEffectEvent(onMore);

  useEffect(() => {
    if (busy || failed || !end.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) more();
      },
      { rootMargin: LOAD_AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [busy, failed]);

  return (
    <div ref={end}>
      <ShowMore {...props} />
    </div>
  );
}

/** Loads more on click only, so that content below the list stays reachable. */
export function ShowMore({ busy = false, failed = false, failure = '', onMore }: ShowMoreProps) {
  return (
    <div className="mt-6 text-center">
      {failed && !busy ? (
        <ErrorState message={failure} onRetry={onMore} />
      ) : (
        <Button variant="secondary" aria-disabled={busy} onClick={busy ? undefined : onMore}>
          {t('Show more')}
        </Button>
      )}
    </div>
  );
}
