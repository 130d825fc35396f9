import { Share } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { brand } from '#contract/brand.ts';
import { LogoMark } from '#web/ui/Logo.tsx';
import { buttonLook } from '#web/ui/looks.ts';
import { install, isIos, settle, useInstallOffer } from './install-offer.ts';

/** Stands at the end of the page and sticks to the bottom of the screen: whatever it covers can be scrolled clear of it. */
export function InstallCard() {
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
          Install {brand.name}
        </h2>
        <p className="text-sm text-ink-muted">{offer ? BENEFIT : isIos() ? <IosSteps /> : MENU_STEPS}</p>
      </div>
      <div className="flex shrink-0 grow gap-2 sm:ml-2">
        {offer && (
          <button type="button" className={look('primary')} onClick={() => void install(offer)}>
            Install
          </button>
        )}
        <button type="button" className={look('secondary')} onClick={settle}>
          Not now
        </button>
      </div>
    </section>
  );
}

const look = (variant: 'primary' | 'secondary') => buttonLook({ variant, size: 'sm', className: 'grow' });

const BENEFIT = 'Your QR code is one tap away, even offline.';
const MENU_STEPS = "In your browser's menu, choose Install or Add to Home Screen.";

function IosSteps() {
  return (
    <>
      Tap Share <Share aria-hidden className="mb-1 inline size-4" />, then Add to Home Screen.
    </>
  );
}
