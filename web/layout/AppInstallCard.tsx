import { Share } from 'lucide-react';
import { site } from '#web/site.ts';
import { InstallCard } from '#web/ui/InstallCard.tsx';

export function AppInstallCard() {
  return (
    <InstallCard
      title={`Install ${site.name}`}
      benefit="Keep your QR code one tap away, even offline."
      menuSteps="Keep your code one tap away: open your browser's menu and choose Add to Home Screen."
      iosSteps={
        <>
          Tap Share <Share aria-hidden className="mb-1 inline size-4" />, then Add to Home Screen.
        </>
      }
      install="Install"
      notNow="Not now"
    />
  );
}
