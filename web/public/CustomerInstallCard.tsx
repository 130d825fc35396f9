import { t } from '#web/language.ts';
import { site } from '#web/site.ts';
import { InstallCard } from '#web/ui/InstallCard.tsx';

export function CustomerInstallCard() {
  return (
    <InstallCard
      title={t('Install {site}', { site: site.name })}
      benefit={t('Get reviews of your own, with your own QR code.')}
      menuSteps={t("Open your browser's menu and choose Add to Home Screen.")}
      iosSteps={t('Tap Share, then Add to Home Screen.')}
      install={t('Install')}
      notNow={t('Not now')}
    />
  );
}
