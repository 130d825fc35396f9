import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '#web/language.ts';

/** Hides the text of a low rating until it is opened. */
export function FoldedComment({ clamp, children }: { clamp: string | undefined; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex -ms-1 min-h-8 w-fit cursor-pointer list-none items-center gap-1 rounded-sm font-sans text-base font-semibold text-accent pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 -rotate-90 transition-transform group-open:rotate-0 rtl:rotate-90 rtl:group-open:rotate-0"
        />
        {t('Read it when you are ready')}
      </summary>
      <p className={clamp}>{children}</p>
    </details>
  );
}
