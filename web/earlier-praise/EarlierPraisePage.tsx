import { t } from '#web/language.ts';

export function EarlierPraisePage() {
  return <h1 className="voice-l">{t('Earlier praise')}</h1>;
}
