import { SettingsGroup, SettingsRow } from '#web/ui/SettingsGroup.tsx';
import { Sessions } from './Sessions.tsx';
import { SignOutEverywhere } from './SignOutEverywhere.tsx';

export function Devices() {
  return (
    <SettingsGroup id="devices" title="Where you're signed in" text="Don't recognize a device? Sign it out.">
      <Sessions />
      <SettingsRow
        title="All devices"
        text="Signs you out on every browser and phone, including this one."
        control={<SignOutEverywhere />}
        className="border-t"
      />
    </SettingsGroup>
  );
}
