import type { KeyboardEvent, ReactNode } from 'react';
import { dismissInstall, install, isIos, useInstallOffer } from './install-offer.ts';
import { LogoMark } from './LogoMark.tsx';
import { buttonVariants } from './variants.ts';

interface InstallCardProps {
  title: string;
  /** Shown instead of the steps if the browser offers to install. */
  benefit: string;
  menuSteps: string;
  iosSteps: ReactNode;
  install: string;
  notNow: string;
  /** Where nothing may be covered. By default it sticks to the screen's bottom, so that what it covers can be scrolled into view. */
  isInFlow?: boolean;
}

/** At the end of the page. */
export function InstallCard({ isInFlow = false, ...words }: InstallCardProps) {
  const { offer, dismissed } = useInstallOffer();
  if (dismissed) return null;

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') dismissInstall();
  }

  return (
    <section
      data-install-card={isInFlow ? 'in-flow' : 'sticky'}
      aria-labelledby="install-title"
      onKeyDown={closeOnEscape}
      className={`flex animate-rise flex-wrap items-center gap-4 bg-sheet p-4 sm:w-fit sm:flex-nowrap print:hidden ${
        isInFlow
          ? 'mx-5 mb-5 rounded-sheet border border-transparent sm:mx-auto'
          : 'sticky bottom-(--tab-bar,0px) z-30 border-t border-line [box-shadow:var(--shadow-raised)] sm:bottom-4 sm:m-4 sm:rounded-sheet sm:border'
      }`}
    >
      <LogoMark />
      <div className="grow basis-48">
        <h2 id="install-title" className="text-base leading-6">
          {words.title}
        </h2>
        <p className="text-sm text-ink-muted">
          {offer ? words.benefit : isIos() ? words.iosSteps : words.menuSteps}
        </p>
      </div>
      <div className="flex shrink-0 grow gap-2 sm:grow-0">
        {offer && (
          <button type="button" className={buttonClass('primary')} onClick={() => void install(offer)}>
            {words.install}
          </button>
        )}
        <button type="button" className={buttonClass('secondary')} onClick={dismissInstall}>
          {words.notNow}
        </button>
      </div>
    </section>
  );
}

const buttonClass = (variant: 'primary' | 'secondary') =>
  buttonVariants({ variant, size: 'sm', className: 'grow' });
