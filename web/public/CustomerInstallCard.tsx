import { t } from '#web/language.ts';
import { InstallCard } from '#web/ui/InstallCard.tsx';

export function CustomerInstallCard() {
  return (
    <InstallCard
      benefit={t('Get reviews of your own, with your own QR code.')}
      menuSteps={t("Open your browser's menu and choose Add to Home Screen.")}
      iosSteps={t('Tap Share, then Add to Home Screen.')}
    />
  );
}
