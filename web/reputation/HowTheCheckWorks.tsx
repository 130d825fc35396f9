import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '#web/language.ts';
import { refuseOffline } from '#web/ui/offline.ts';
import { richText } from '#web/ui/rich-text.tsx';
import { buttonVariants } from '#web/ui/variants.ts';

/** The signed file, for the few employers who ask for proof. */
export function HowTheCheckWorks({ children }: { children: ReactNode }) {
  return (
    <details className="group border-t border-line pt-2">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 rounded-sm font-semibold [&::-webkit-details-marker]:hidden">
        {t('How the check works')}
        <ChevronDown aria-hidden className="size-5 shrink-0 text-ink-muted group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 pt-2 text-ink-muted">
        <p>
          {richText(
            t(
              'Reviews are digitally signed when they arrive. Anyone can open the signed file at <link>{address}</link> and see that nothing was changed. The PDF is for reading.',
              { address: `${location.host}/verify` },
            ),
            {
              link: (address) => (
                <a href="/verify" className="font-semibold text-accent underline">
                  {address}
                </a>
              ),
            },
          )}
        </p>
        <p>
          {t(
            "You can leave out names and text, but not stars, count or average. They're signed for the whole period and for all time.",
          )}
        </p>
        <div className="mt-2 flex flex-wrap gap-3 *:grow">
          {children}
          <a
            href="/verify?download"
            download
            onClick={refuseOffline}
            className={buttonVariants({ variant: 'secondary', size: 'lg' })}
          >
            {t('Download verify page')}
          </a>
        </div>
      </div>
    </details>
  );
}
