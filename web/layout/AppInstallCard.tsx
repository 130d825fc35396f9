import { Share } from 'lucide-react';
import { useLocation } from 'wouter';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { site } from '#web/site.ts';
import { InstallCard, inFlow } from '#web/ui/InstallCard.tsx';
import { richText } from '#web/ui/rich-text.tsx';

export function AppInstallCard() {
  const [path] = useLocation();
  // Over a form, or below a preview that stays on the screen, it would leave too little to press.
  const isInFlow = [paths.login, paths.register, paths.print].some((each) => each === path);
  return (
    <InstallCard
      className={isInFlow ? inFlow : sticky}
      title={t('Install {site}', { site: site.name })}
      benefit={t('Keep your QR code one tap away, even offline.')}
      menuSteps={t("Keep your code one tap away: open your browser's menu and choose Add to Home Screen.")}
      iosSteps={richText(t('Tap Share <icon></icon>, then Add to Home Screen.'), {
        icon: () => <Share aria-hidden className="mb-1 inline size-4" />,
      })}
      install={t('Install')}
      notNow={t('Not now')}
    />
  );
}

/** Anything that it covers can be scrolled into view. */
const sticky =
  'sticky bottom-(--tab-bar,0px) z-30 border-t border-line [box-shadow:var(--shadow-raised)] sm:bottom-4 sm:m-4 sm:rounded-sheet sm:border';
