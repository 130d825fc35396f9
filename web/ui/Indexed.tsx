import { type ReactNode, useEffect, useState } from 'react';
import { cn } from './cn.ts';

interface IndexedProps {
  /** Beside the content on wide screens, before it on narrow ones. */
  index: ReactNode;
  className?: string;
  children: ReactNode;
}

/** The pattern of wide screens: of 12 columns, 3 for the index and 8 for the content. */
export function Indexed({ index, className, children }: IndexedProps) {
  return (
    <div className={cn('grid-cols-12 gap-x-8 lg:grid', className)}>
      {/* The negative margin leaves room for the outline of what has the focus. */}
      <div className="col-span-3 lg:sticky lg:top-6 lg:-m-2 lg:max-h-[calc(100vh-3rem)] lg:self-start lg:overflow-y-auto lg:p-2">
        {index}
      </div>
      <div className="col-span-8 col-start-5 min-w-0">{children}</div>
    </div>
  );
}

interface IndexLinksProps {
  label: string;
  /** Elements of this page, in its order. */
  places: readonly { id: string; title: string }[];
  className?: string;
}

/** Marks the place that is being read. */
export function IndexLinks({ label, places, className }: IndexLinksProps) {
  const current = useCurrentPlace(places);
  return (
    <nav aria-label={label} className={className}>
      <ul className="gap-x-8 max-lg:sm:columns-2">
        {places.map(({ id, title }) => (
          <li key={id} className="break-inside-avoid">
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className="inline-block min-w-11 rounded-sm py-1.5 pointer-coarse:py-2.5 text-ink-muted underline-offset-4 hover:text-ink hover:underline lg:aria-[current]:font-semibold lg:aria-[current]:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The last one that has passed the upper third; at the end of the page the one in the address, or the last. */
function useCurrentPlace(places: IndexLinksProps['places']): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const top = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? 0;
    const mark = () => {
      const { scrollHeight } = document.documentElement;
      // A list that is read later may make the page some lines longer.
      const isAtEnd = scrollY > 0 && scrollY + innerHeight >= scrollHeight - 48;
      const linked = places.find(({ id }) => location.hash === `#${id}` && top(id) >= 0);
      const passed = places.filter(({ id }) => isAtEnd || top(id) < innerHeight / 3).at(-1);
      setCurrent(((isAtEnd && linked) || passed || places[0])?.id);
    };
    mark();
    for (const event of ['scroll', 'hashchange']) addEventListener(event, mark, { passive: true });
    return () => {
      for (const event of ['scroll', 'hashchange']) removeEventListener(event, mark);
    };
  }, [places]);
  return current;
}
