import { t } from '#web/language.ts';
import { SettingsGroup } from '#web/ui/SettingsGroup.tsx';
import { Sessions } from './Sessions.tsx';
import { SignOutEverywhere } from './SignOutEverywhere.tsx';

export function Devices() {
  return (
    <SettingsGroup
      id="devices"
      title={t("Where you're signed in")}
      text={t("Don't recognize a device? Sign it out.")}
    >
      <Sessions />
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line pt-4">
        <p className="text-sm text-ink-muted">
          {t('Or sign out on every browser and phone, including this one.')}
        </p>
        <SignOutEverywhere />
      </div>
    </SettingsGroup>
  );
}
