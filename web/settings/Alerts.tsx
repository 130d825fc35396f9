import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '#contract/accounts.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import { t } from '#web/language.ts';
import { site } from '#web/site.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { SettingsPlaceholder } from '#web/ui/SettingsGroup.tsx';
import { type PushDevice, turnOffPush, turnOnPush } from './push-device.ts';
import { pushQuery } from './queries.ts';
import { SwitchRow, useSavedSettings } from './SavedSetting.tsx';

export function Alerts({ user }: { user: User }) {
  const { data: device, isError, refetch } = useQuery(pushQuery);
  return (
    <div id="alerts" className="divide-y divide-line">
      {device ? (
        <AlertRows user={user} device={device} />
      ) : isError ? (
        <ErrorState message={t("Couldn't load your alerts.")} onRetry={refetch} />
      ) : (
        <SettingsPlaceholder />
      )}
    </div>
  );
}

function AlertRows({ user, device }: { user: User; device: PushDevice }) {
  const queryClient = useQueryClient();
  const { settings, row } = useSavedSettings(device, {
    failed: t('Failed to save your alerts'),
    async store({ state, showWords }) {
      if (state !== 'on') await turnOffPush();
      // First, since browsers ask only right after a press.
      else if ((await Notification.requestPermission()) !== 'granted')
        return t('Choose Allow when your browser asks.');
      else await turnOnPush(user.id, showWords);
      return t('Saved');
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: pushQuery.queryKey }),
  });
  const { onChange, ...state } = row('state');
  const isOn = state.value === 'on';
  return (
    <>
      <SwitchRow
        {...state}
        title={t('Notify me on this device')}
        text={t(isOn && user.reviewMails === 'none' ? NONE : texts[settings.state], { site: site.name })}
        value={isOn}
        disabled={!isOn && settings.state !== 'off'}
        onChange={(checked) => onChange(checked ? 'on' : 'off')}
      />
      {isOn && (
        <SwitchRow
          {...row('showWords')}
          title={t('Show the words of the review')}
          text={t("Anyone who sees your screen can read them, even while it's locked.")}
        />
      )}
    </>
  );
}

const texts: Record<PushDevice['state'], Sentence> = {
  off: 'For example: “★★★★★ from Ana”. You still get your emails.' as Sentence,
  on: 'For example: “★★★★★ from Ana”. Alerts follow your email settings: same reviews, same times.' as Sentence,
  blocked:
    'Your browser blocks notifications from {site}. Allow them in its site settings, or in the settings of your phone.' as Sentence,
  'not installed':
    'On iPhone and iPad, this needs the installed app. Tap Share, then Add to Home Screen, and open {site} from there.' as Sentence,
  unsupported: "This browser can't show notifications. You still get your emails." as Sentence,
};
const NONE: Sentence =
  "Emails about new reviews are set to Never, so you won't get alerts either." as Sentence;
