import { type KeyboardEvent, type ReactNode, useSyncExternalStore } from 'react';
import { t } from '#web/language.ts';
import { site } from '#web/site.ts';
import { dismissInstall, type InstallOffer, installState, subscribe, update } from './install-offer.ts';
import { isIos } from './is-ios.ts';
import { LogoMark } from './LogoMark.tsx';
import { buttonVariants } from './variants.ts';

interface InstallCardProps {
  /** Shown instead of the steps if the browser offers to install. */
  benefit: string;
  menuSteps: string;
  iosSteps: ReactNode;
}

/** It is in the flow, so that it covers nothing. */
export function InstallCard({ benefit, menuSteps, iosSteps }: InstallCardProps) {
  const { offer, dismissed } = useSyncExternalStore(subscribe, installState, installState);
  if (dismissed) return null;

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') dismissInstall();
  }

  return (
    <section
      aria-labelledby="install-title"
      onKeyDown={closeOnEscape}
      className="mx-5 mb-5 flex animate-rise flex-wrap items-center gap-4 rounded-sheet border border-transparent bg-sheet p-4 sm:mx-auto sm:w-fit sm:flex-nowrap print:hidden"
    >
      <LogoMark />
      <div className="grow basis-48">
        <h2 id="install-title" className="text-base">
          {t('Install {site}', { site: site.name })}
        </h2>
        <p className="text-sm text-balance text-ink-muted">
          {offer ? benefit : isIos() ? iosSteps : menuSteps}
        </p>
      </div>
      <div className="flex shrink-0 grow gap-2 sm:grow-0">
        {offer && (
          <button type="button" className={buttonClass('primary')} onClick={() => void install(offer)}>
            {t('Install')}
          </button>
        )}
        <button type="button" className={buttonClass('secondary')} onClick={dismissInstall}>
          {t('Not now')}
        </button>
      </div>
    </section>
  );
}

const buttonClass = (variant: 'primary' | 'secondary') =>
  buttonVariants({ variant, size: 'sm', className: 'grow' });

/** Browsers show an offer's dialog only once, so declining it dismisses the card. */
async function install(offer: InstallOffer): Promise<void> {
  update({ dismissed: true });
  await offer.prompt();
  dismissInstall();
}
