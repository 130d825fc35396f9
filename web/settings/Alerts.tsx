import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Sentence } from '#contract/languages/sentence.ts';
import { useAuth } from '#web/accounts/auth.tsx';
import { t } from '#web/language.ts';
import { site } from '#web/site.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { SettingsPlaceholder } from '#web/ui/SettingsGroup.tsx';
import { askPermission, type PushDevice, turnOffPush, turnOnPush } from './push-device.ts';
import { pushQuery } from './queries.ts';
import { SwitchRow, useSavedSettings } from './SavedSetting.tsx';

export function Alerts() {
  const { data: device, isError, refetch } = useQuery(pushQuery);
  return (
    <div id="alerts" className="divide-y divide-line">
      {device ? (
        <AlertRows device={device} />
      ) : isError ? (
        <ErrorState message={t("Couldn't load your alerts.")} onRetry={() => void refetch()} />
      ) : (
        <SettingsPlaceholder />
      )}
    </div>
  );
}

function AlertRows({ device: stored }: { device: PushDevice }) {
  const { user } = useAuth();
  const queryClient = useQueryClient();
  const {
    settings: { state, showWords },
    save,
    savedText,
  } = useSavedSettings(stored, {
    failed: t('Failed to save your alerts'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: pushQuery.queryKey }),
  });
  const isOn = state === 'on';

  async function store(device: PushDevice): Promise<string> {
    if (device.state !== 'on') await turnOffPush();
    else if (!user || !(await askPermission())) return t('Choose Allow when your browser asks.');
    else await turnOnPush(user.id, device.showWords);
    return t('Saved');
  }

  return (
    <>
      <SwitchRow
        name="alerts"
        title={t('Notify me on this device')}
        text={t(isOn && user?.reviewMails === 'none' ? NONE : texts[state], { site: site.name })}
        saved={savedText('state')}
        checked={isOn}
        disabled={!isOn && state !== 'off'}
        onChange={(checked) => save('state', checked ? 'on' : 'off', store)}
      />
      {isOn && (
        <SwitchRow
          name="showWords"
          title={t('Show the words of the review')}
          text={t("Anyone who sees your screen can read them, even while it's locked.")}
          saved={savedText('showWords')}
          checked={showWords}
          onChange={(checked) => save('showWords', checked, store)}
        />
      )}
    </>
  );
}

const texts: Record<PushDevice['state'], Sentence> = {
  off: 'As in “★★★★★ from Ana”. You still get your emails.' as Sentence,
  on: 'As in “★★★★★ from Ana”. Alerts follow your email settings: same reviews, same times.' as Sentence,
  blocked:
    'Your browser blocks notifications from {site}. Allow them in its site settings, or in the settings of your phone.' as Sentence,
  'not installed':
    'On iPhone and iPad, this needs the installed app. Tap Share, then Add to Home Screen, and open {site} from there.' as Sentence,
  unsupported: "This browser can't show notifications. You still get your emails." as Sentence,
};
const NONE: Sentence = 'Emails about new reviews are set to Never, so no alerts come either.' as Sentence;
