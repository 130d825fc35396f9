import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { ExportButton } from '#web/reviews/ExportButton.tsx';
import type { ReviewFilter } from '#web/reviews/queries.ts';
import { EllipsisVertical } from '#web/ui/later-icons.tsx';
import { buttonVariants } from '#web/ui/variants.ts';

interface TakeAwayProps {
  filter: ReviewFilter;
  isEmpty: boolean;
}

export function TakeAway({ filter, isEmpty }: TakeAwayProps) {
  const look = { variant: 'ghost', size: 'sm', className: 'px-2' } as const;
  return (
    <>
      <ExportButton filter={filter} disabled={isEmpty} {...look} />
      <Link to={paths.reputation} className={buttonVariants(look)}>
        {t('Take my reviews with me')}
      </Link>
      <Link to={paths.praise} className={buttonVariants(look)}>
        {t('Earlier praise')}
      </Link>
    </>
  );
}

/** The same on narrow screens, which have no index. At the end of a list that grows, nobody would reach them. */
export function MoreTools(props: TakeAwayProps) {
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    const close = ({ target }: PointerEvent) => {
      if (container.current?.contains(target as Node)) return;
      setOpen(false);
      // The press takes the focus away, unless what is pressed can have it.
      const giveBack = () =>
        document.activeElement?.matches('body, [tabindex="-1"]') && button.current?.focus();
      addEventListener('click', giveBack, { once: true });
    };
    addEventListener('pointerdown', close);
    return () => removeEventListener('pointerdown', close);
  }, [isOpen]);

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key !== 'Escape') return;
    setOpen(false);
    button.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is in it has the focus
    <div ref={container} className="relative lg:hidden" onKeyDown={closeOnEscape}>
      <button
        ref={button}
        type="button"
        aria-label={t('More')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className="grid size-11 place-items-center rounded-control text-ink-muted hover:bg-hover hover:text-ink"
        onClick={() => setOpen(!isOpen)}
      >
        <EllipsisVertical aria-hidden className="size-5 rotate-90" />
      </button>
      {isOpen && (
        <div
          id={id}
          className="absolute end-0 top-full z-20 mt-2 grid w-max max-w-[80vw] animate-appear justify-items-start rounded-button border border-transparent bg-sheet p-2 shadow-raised"
        >
          <TakeAway {...props} />
        </div>
      )}
    </div>
  );
}
