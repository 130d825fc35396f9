import type { KeyboardEvent, ReactNode } from 'react';
import { install, isIos, settle, useInstallOffer } from './install-offer.ts';
import { LogoMark } from './Logo.tsx';
import { buttonLook } from './looks.ts';

interface InstallCardProps {
  title: string;
  /** Shown where the browser offers to install; elsewhere the steps are. */
  benefit: string;
  menuSteps: string;
  iosSteps: ReactNode;
  install: string;
  notNow: string;
}

/** Stands at the end of the page and sticks to the bottom of the screen: whatever it covers can be scrolled clear of it. */
export function InstallCard(words: InstallCardProps) {
  const { offer, settled } = useInstallOffer();
  if (settled) return null;

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') settle();
  }

  return (
    <section
      data-install-card
      aria-labelledby="install-title"
      onKeyDown={closeOnEscape}
      className="sticky bottom-0 z-30 flex animate-rise flex-wrap items-center gap-x-4 gap-y-3 border-t border-line bg-raised px-4 py-3 shadow-raised sm:bottom-4 sm:mx-4 sm:mb-4 sm:w-fit sm:max-w-2xl sm:flex-nowrap sm:rounded-lg sm:border sm:p-4 print:hidden"
    >
      <LogoMark className="size-8 shrink-0 max-sm:hidden" />
      <div className="grow-999 basis-48 sm:grow-0 sm:basis-auto">
        <h2 id="install-title" className="text-base leading-6">
          {words.title}
        </h2>
        <p className="text-sm text-ink-muted">
          {offer ? words.benefit : isIos() ? words.iosSteps : words.menuSteps}
        </p>
      </div>
      <div className="flex shrink-0 grow gap-2 sm:ml-2">
        {offer && (
          <button type="button" className={look('primary')} onClick={() => void install(offer)}>
            {words.install}
          </button>
        )}
        <button type="button" className={look('secondary')} onClick={settle}>
          {words.notNow}
        </button>
      </div>
    </section>
  );
}

const look = (variant: 'primary' | 'secondary') => buttonLook({ variant, size: 'sm', className: 'grow' });
