import { t } from '#web/language.ts';
import { InstallCard } from '#web/ui/InstallCard.tsx';
import { Share } from '#web/ui/icons.tsx';
import { richText } from '#web/ui/rich-text.tsx';

export function AppInstallCard() {
  return (
    <InstallCard
      benefit={t('Keep your QR code one tap away, even offline.')}
      menuSteps={t("Open your browser's menu and choose Add to Home Screen.")}
      iosSteps={richText(t('Tap Share <icon></icon>, then Add to Home Screen.'), {
        icon: () => <Share aria-hidden className="mb-1 inline size-4" />,
      })}
    />
  );
}
