import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { refuseOffline } from '#web/ui/offline.ts';
import { buttonVariants } from '#web/ui/variants.ts';

/** The signed file, for the few employers who ask for proof. */
export function HowTheCheckWorks({ children }: { children: ReactNode }) {
  return (
    <details className="group border-t border-line pt-2">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 rounded-sm font-semibold [&::-webkit-details-marker]:hidden">
        How the check works
        <ChevronDown aria-hidden className="size-5 shrink-0 text-ink-muted group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 pt-2 text-ink-muted">
        <p>
          Reviews are digitally signed when they arrive. Anyone can open the signed file at{' '}
          <a href="/verify" className="font-semibold text-accent underline">
            {location.host}/verify
          </a>{' '}
          and see that nothing was changed. The PDF is for reading.
        </p>
        <p>
          You can leave out names and text, but not stars, count or average. They're signed for the whole
          period and for all time.
        </p>
        <div className="mt-2 flex flex-wrap gap-3 *:grow">
          {children}
          <a
            href="/verify?download"
            download
            onClick={refuseOffline}
            className={buttonVariants({ variant: 'secondary', size: 'lg' })}
          >
            Download verify page
          </a>
        </div>
      </div>
    </details>
  );
}
