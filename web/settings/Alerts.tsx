import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, startTransition, useId, useOptimistic, useState } from 'react';
import type { Sentence } from '#contract/languages/sentence.ts';
import { useAuth } from '#web/accounts/auth.tsx';
import { toastFailure } from '#web/accounts/show-failure.ts';
import { t } from '#web/language.ts';
import { site } from '#web/site.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { SettingsGroup, SettingsRow } from '#web/ui/SettingsGroup.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { askPermission, type PushDevice, turnOffPush, turnOnPush } from './push-device.ts';
import { pushQuery } from './queries.ts';

export function Alerts() {
  const { data: device, isError, refetch } = useQuery(pushQuery);
  return (
    <SettingsGroup id="alerts" title={t('Alerts')} text={t('Hear about a new review right here.')}>
      {device ? (
        <AlertRows device={device} />
      ) : isError ? (
        <ErrorState message={t("Couldn't load your alerts.")} onRetry={() => void refetch()} />
      ) : (
        <Placeholder />
      )}
    </SettingsGroup>
  );
}

interface Saved {
  setting: 'state' | 'showWords';
  text: string;
}

function AlertRows({ device: stored }: { device: PushDevice }) {
  const { user } = useAuth();
  const queryClient = useQueryClient();
  const [device, choose] = useOptimistic(stored, (now, change: Partial<PushDevice>) => ({
    ...now,
    ...change,
  }));
  const [saved, setSaved] = useState<Saved | null>(null);
  const isOn = device.state === 'on';

  function save(setting: Saved['setting'], change: Partial<PushDevice>) {
    setSaved(null);
    const { state, showWords } = { ...device, ...change };
    startTransition(async () => {
      choose(change);
      try {
        const isDone = state === 'on' ? await turnOn(showWords) : await turnOffPush().then(() => true);
        setSaved({ setting, text: isDone ? t('Saved') : t('Choose Allow when your browser asks.') });
      } catch (error) {
        toastFailure(error, t('Failed to save your alerts'));
      }
      await queryClient.invalidateQueries({ queryKey: pushQuery.queryKey });
    });
  }

  /** @returns false if the browser was not allowed to. */
  async function turnOn(showWords: boolean): Promise<boolean> {
    if (!user || !(await askPermission())) return false;
    await turnOnPush(user.id, showWords);
    return true;
  }

  return (
    <>
      <AlertRow
        title={t('Notify me on this device')}
        text={t(device.state === 'on' && user?.reviewMails === 'none' ? NONE : texts[device.state], {
          site: site.name,
        })}
        saved={saved?.setting === 'state' ? saved.text : null}
        checked={isOn}
        disabled={!isOn && device.state !== 'off'}
        onChange={(checked) => save('state', { state: checked ? 'on' : 'off' })}
      />
      {isOn && (
        <AlertRow
          title={t('Show the words of the review')}
          text={t("Anyone who sees your screen can read them, even while it's locked.")}
          saved={saved?.setting === 'showWords' ? saved.text : null}
          checked={device.showWords}
          onChange={(showWords) => save('showWords', { showWords })}
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

interface AlertRowProps {
  title: string;
  text: string;
  saved: string | null;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

function AlertRow({ title, text, saved, checked, disabled = false, onChange }: AlertRowProps): ReactNode {
  const id = useId();
  return (
    <SettingsRow
      title={title}
      labels={id}
      textId={`${id}-text`}
      text={
        <>
          {text}
          <span role="status" className="block text-accent empty:hidden">
            {saved}
          </span>
        </>
      }
      control={
        <Switch
          id={id}
          aria-describedby={`${id}-text`}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
        />
      }
    />
  );
}

function Placeholder() {
  return (
    <div data-placeholder aria-hidden="true">
      <SettingsRow
        title={<Skeleton className="my-1 w-56 max-w-full" />}
        text={<Skeleton className="my-1 h-3 w-64 max-w-full" />}
        control={<Skeleton className="h-8 w-14" />}
      />
    </div>
  );
}
