import { InstallCard } from '#web/ui/InstallCard.tsx';
import { say } from './language.ts';

export function CustomerInstallCard() {
  return (
    <InstallCard
      title={say('Install Goodword')}
      benefit={say('Collect reviews of your own, with your own QR code.')}
      menuSteps={say("In your browser's menu, choose Install or Add to Home Screen.")}
      iosSteps={say('Tap Share, then Add to Home Screen.')}
      install={say('Install')}
      notNow={say('Not now')}
    />
  );
}
