import { useQuery } from '@tanstack/react-query';
import { type ReactNode, startTransition, useId, useOptimistic, useState } from 'react';
import type { Sentence } from '#contract/languages/sentences.ts';
import {
  type MailFrequency,
  type MailKind,
  mailKinds,
  type MailPreferences as Preferences,
} from '#contract/mail-preferences.ts';
import { useAuth } from '#web/accounts/auth.tsx';
import { emailStatusQuery, useRetryEmail } from '#web/accounts/email-status.ts';
import { toastFailure } from '#web/accounts/show-failure.ts';
import { t } from '#web/language.ts';
import { site } from '#web/site.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { NativeSelect } from '#web/ui/Input.tsx';
import { SettingsGroup, SettingsRow } from '#web/ui/SettingsGroup.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { describeMail, localTime, mailNames } from './describe-mail-preferences.ts';
import { QuietHours } from './QuietHours.tsx';
import { mailPreferencesQuery, useChangeMailPreferences } from './queries.ts';

export function MailPreferences() {
  const { data: preferences, isError, refetch } = useQuery(mailPreferencesQuery);
  return (
    <SettingsGroup id="mails" title={t('Emails')} text={t('Choose what we email you, and how often.')}>
      {preferences ? (
        <>
          <OnHold />
          <MailRows preferences={preferences} />
        </>
      ) : isError ? (
        <ErrorState message={t("Couldn't load your email settings.")} onRetry={() => void refetch()} />
      ) : (
        <Placeholder />
      )}
    </SettingsGroup>
  );
}

const frequencies: Record<MailFrequency, Sentence> = {
  each: 'Right away',
  daily: 'Daily',
  weekly: 'Weekly',
  none: 'Never',
};

/** Notices are about plans and their limits. */
const shownKinds = mailKinds.filter((kind) => kind !== 'notices' || site.hasPlans);

interface Saved {
  setting: keyof Preferences;
  text: string;
}

function MailRows({ preferences: stored }: { preferences: Preferences }) {
  // The cache tells its readers a moment later, in which a checkbox would fall back.
  const [preferences, choose] = useOptimistic(stored, (now, change: Partial<Preferences>) => ({
    ...now,
    ...change,
  }));
  const { mutateAsync } = useChangeMailPreferences();
  const [saved, setSaved] = useState<Saved | null>(null);
  const foldId = useId();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const time = localTime(timeZone);

  function save<Setting extends keyof Preferences>(setting: Setting, value: Preferences[Setting]) {
    setSaved(null);
    const before = preferences[setting];
    startTransition(async () => {
      choose({ [setting]: value });
      try {
        await mutateAsync({ [setting]: value, timeZone });
        const isLeft = value === 'none' && (before === 'daily' || before === 'weekly');
        setSaved({
          setting,
          text: isLeft ? t('Saved. Anything already waiting is sent one last time.') : t('Saved'),
        });
      } catch (error) {
        toastFailure(error, t('Failed to save your email settings'));
      }
    });
  }

  const status = (setting: keyof Preferences) => (
    <span role="status" className="block text-accent empty:hidden">
      {saved?.setting === setting ? saved.text : null}
    </span>
  );

  return (
    <>
      {shownKinds.map((kind) => (
        <MailRow
          key={kind}
          kind={kind}
          frequency={preferences[kind]}
          text={
            <>
              {describeMail(kind, preferences[kind], time)}
              {status(kind)}
            </>
          }
          onChange={(frequency) => save(kind, frequency)}
        />
      ))}
      <QuietHours
        hours={preferences.quietHours}
        time={time}
        status={status('quietHours')}
        onChange={(hours) => save('quietHours', hours)}
      />
      <SettingsRow
        title={t('Fold 1- and 2-star reviews until I open them')}
        labels={foldId}
        textId={`${foldId}-text`}
        text={
          <>
            {t('In your emails and your lists. They still count in your average.')}
            {status('foldLowRatings')}
          </>
        }
        control={
          <Switch
            id={foldId}
            aria-describedby={`${foldId}-text`}
            checked={preferences.foldLowRatings}
            onChange={(event) => save('foldLowRatings', event.target.checked)}
          />
        }
      />
      <p className="mt-4 text-sm text-ink-muted">
        {site.hasPlans
          ? t('Emails about your password, address and failed payments always come right away.')
          : t('Emails about your password and address always come right away.')}
      </p>
    </>
  );
}

/** Only while emails wait for the address. */
function OnHold() {
  const { user } = useAuth();
  const { data: status } = useQuery(emailStatusQuery);
  const { isPending, retry } = useRetryEmail();
  if (!user || !status || status.state === 'confirmed') return null;
  const isRefused = status.state === 'refused';
  return (
    <SettingsRow
      title={t('On hold')}
      text={
        isRefused
          ? t('Mail for {email} was refused: {refusal}. Try again, or change your address under Account.', {
              email: user.email,
              refusal: status.refusal ?? '',
            })
          : t('These emails wait until you open the link we sent to {email}.', { email: user.email })
      }
      control={
        <Button variant="secondary" aria-disabled={isPending} onClick={retry}>
          {isRefused ? t('Try again') : t('Send it again')}
        </Button>
      }
    />
  );
}

interface MailRowProps {
  kind: MailKind;
  frequency: MailFrequency;
  text: ReactNode;
  onChange: (frequency: MailFrequency) => void;
}

function MailRow({ kind, frequency, text, onChange }: MailRowProps) {
  const id = useId();
  return (
    <SettingsRow
      title={t(mailNames[kind])}
      labels={id}
      textId={`${id}-text`}
      text={text}
      control={
        <NativeSelect
          id={id}
          aria-describedby={`${id}-text`}
          className="w-auto border-edge/60"
          value={frequency}
          onChange={(event) => onChange(event.target.value as MailFrequency)}
        >
          {Object.entries(frequencies).map(([value, name]) => (
            <option key={value} value={value}>
              {t(name)}
            </option>
          ))}
        </NativeSelect>
      }
    />
  );
}

function Placeholder() {
  return (
    <div data-placeholder aria-hidden="true">
      {['w-32', 'w-40', 'w-28', 'w-24', 'w-64'].map((width) => (
        <SettingsRow
          key={width}
          title={<Skeleton className={`my-1 max-w-full ${width}`} />}
          text={<Skeleton className="my-1 h-3 w-56 max-w-full" />}
          control={<Skeleton className="h-12 w-24 sm:w-40" />}
        />
      ))}
    </div>
  );
}
