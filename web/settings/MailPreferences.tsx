import { useQuery } from '@tanstack/react-query';
import { startTransition, useId, useOptimistic, useState } from 'react';
import { type MailFrequency, mailFrequencies, type User } from '#contract/accounts.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import { useAuth } from '#web/accounts/auth.tsx';
import { emailStatusQuery, useRetryEmail } from '#web/accounts/email-status.ts';
import { toastFailure } from '#web/accounts/show-failure.ts';
import { t } from '#web/language.ts';
import { site } from '#web/site.ts';
import { Button } from '#web/ui/Button.tsx';
import { NativeSelect } from '#web/ui/Input.tsx';
import { SettingsGroup, SettingsRow } from '#web/ui/SettingsGroup.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { useUpdateMe } from './queries.ts';

export function MailPreferences() {
  const { user } = useAuth();
  return (
    <SettingsGroup id="mails" title={t('Emails')} text={t('Choose what we email you, and how often.')}>
      <OnHold />
      {user && <MailRows user={user} />}
    </SettingsGroup>
  );
}

const frequencies: Record<MailFrequency, { name: Sentence; text: Sentence }> = {
  each: {
    // For translators: an answer to “how often?”
    name: 'Right away' as Sentence,
    text: 'You get each new or changed review right away.' as Sentence,
  },
  daily: {
    name: 'Daily' as Sentence,
    text: 'In one email a day, 24 hours after the first of them.' as Sentence,
  },
  none: {
    name: 'Never' as Sentence,
    text: "They aren't emailed. You'll find them in your list." as Sentence,
  },
};

type Preferences = Pick<User, 'reviewMails' | 'foldLowRatings'>;

interface Saved {
  setting: keyof Preferences;
  text: string;
}

function MailRows({ user }: { user: User }) {
  // Until the server has answered.
  const [preferences, choose] = useOptimistic<Preferences, Partial<Preferences>>(user, (now, change) => ({
    ...now,
    ...change,
  }));
  const { mutateAsync } = useUpdateMe(user);
  const [saved, setSaved] = useState<Saved | null>(null);
  const id = useId();

  function save(setting: keyof Preferences, change: Partial<Preferences>) {
    setSaved(null);
    const isLeft = preferences.reviewMails === 'daily' && change.reviewMails === 'none';
    startTransition(async () => {
      choose(change);
      try {
        await mutateAsync(change);
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
      <SettingsRow
        title={t('New and changed reviews')}
        labels={`${id}-reviews`}
        textId={`${id}-reviews-text`}
        text={
          <>
            {t(frequencies[preferences.reviewMails].text)}
            {status('reviewMails')}
          </>
        }
        control={
          <NativeSelect
            id={`${id}-reviews`}
            aria-describedby={`${id}-reviews-text`}
            className="w-auto border-edge/60"
            value={preferences.reviewMails}
            onChange={(event) => save('reviewMails', { reviewMails: event.target.value as MailFrequency })}
          >
            {mailFrequencies.map((frequency) => (
              <option key={frequency} value={frequency}>
                {t(frequencies[frequency].name)}
              </option>
            ))}
          </NativeSelect>
        }
      />
      <SettingsRow
        title={t('Fold 1- and 2-star reviews until I open them')}
        labels={`${id}-fold`}
        textId={`${id}-fold-text`}
        text={
          <>
            {t('In your emails and your lists. They still count in your average.')}
            {status('foldLowRatings')}
          </>
        }
        control={
          <Switch
            id={`${id}-fold`}
            aria-describedby={`${id}-fold-text`}
            checked={preferences.foldLowRatings}
            onChange={(event) => save('foldLowRatings', { foldLowRatings: event.target.checked })}
          />
        }
      />
      <p className="mt-4 text-sm text-ink-muted">
        {site.hasPlans
          ? t('Emails about your account and plan always come right away.')
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
