import { InstallCard } from '#web/ui/InstallCard.tsx';
import { say } from './language.ts';

export function CustomerInstallCard() {
  return (
    <InstallCard
      title={say('Install Goodword')}
      benefit={say('Get reviews of your own, with your own QR code.')}
      menuSteps={say("Open your browser's menu and choose Add to Home Screen.")}
      iosSteps={say('Tap Share, then Add to Home Screen.')}
      install={say('Install')}
      notNow={say('Not now')}
    />
  );
}
