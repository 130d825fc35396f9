import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';

/** How far below the screen the end of the list may be when the next page is asked for. */
const AHEAD = '800px';

interface ShowMoreProps {
  onMore: () => void;
  /** Of what has to be fetched first. */
  busy?: boolean;
  failed?: boolean;
  /** One sentence: what could not be loaded. */
  failure?: string;
}

/** The end of a page's list that goes on: asks for more when it comes near, or when it is pressed. */
export function ShowMoreAhead(props: ShowMoreProps) {
  const { busy, failed, onMore } = props;
  const end = useRef<HTMLDivElement>(null);
  const more = useEffectEvent(onMore);

  useEffect(() => {
    if (busy || failed || !end.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) more();
      },
      { rootMargin: AHEAD },
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

/** The end of a list with something below it: asks for more when it is pressed, so that the rest stays in reach. */
export function ShowMore({ busy = false, failed = false, failure = '', onMore }: ShowMoreProps) {
  return (
    <div className="mt-6 text-center">
      {failed && !busy ? (
        <ErrorState message={failure} onRetry={onMore} />
      ) : (
        <Button variant="secondary" aria-disabled={busy} onClick={busy ? undefined : onMore}>
          Show more
        </Button>
      )}
    </div>
  );
}
