import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type MailFrequency, mailFrequencies, type User } from '#contract/accounts.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import { useAuth } from '#web/accounts/auth.tsx';
import { emailStatusQuery, useRetryEmail } from '#web/accounts/email-status.ts';
import { t } from '#web/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { NativeSelect } from '#web/ui/Input.tsx';
import { SettingsRow } from '#web/ui/SettingsGroup.tsx';
import { useUpdateMe } from './queries.ts';
import { SavedNote, SwitchRow, useSavedSettings } from './SavedSetting.tsx';

export function MailPreferences() {
  const { user } = useAuth();
  return (
    <>
      <OnHold />
      {user && <MailRows user={user} />}
    </>
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

function MailRows({ user }: { user: User }) {
  const { mutateAsync } = useUpdateMe(user);
  const { settings, save, savedText } = useSavedSettings<Preferences>(user, {
    failed: t('Failed to save your email settings'),
  });
  function chooseFrequency(reviewMails: MailFrequency) {
    const isLeft = settings.reviewMails === 'daily' && reviewMails === 'none';
    save('reviewMails', reviewMails, async () => {
      await mutateAsync({ reviewMails });
      return isLeft ? t('Saved. Anything already waiting is sent one last time.') : t('Saved');
    });
  }
  function fold(foldLowRatings: boolean) {
    save('foldLowRatings', foldLowRatings, async () => {
      await mutateAsync({ foldLowRatings });
      return t('Saved');
    });
  }
  return (
    <>
      <FrequencyRow
        frequency={settings.reviewMails}
        saved={savedText('reviewMails')}
        onChange={chooseFrequency}
      />
      <SwitchRow
        name="foldLowRatings"
        title={t('Fold 1- and 2-star reviews until I open them')}
        text={t('In your emails and your lists. They still count in your average.')}
        saved={savedText('foldLowRatings')}
        checked={settings.foldLowRatings}
        onChange={fold}
      />
    </>
  );
}

interface FrequencyRowProps {
  frequency: MailFrequency;
  saved: string | null;
  onChange: (frequency: MailFrequency) => void;
}

function FrequencyRow({ frequency: chosen, saved, onChange }: FrequencyRowProps) {
  const id = useId();
  return (
    <SettingsRow
      title={t('New and changed reviews')}
      labels={id}
      textId={`${id}-text`}
      text={
        <>
          <span>{t(frequencies[chosen].text)}</span>
          <SavedNote>{saved}</SavedNote>
        </>
      }
      control={
        <NativeSelect
          name="frequency"
          id={id}
          aria-describedby={`${id}-text`}
          className="w-auto border-edge/60"
          value={chosen}
          onChange={(event) => onChange(event.target.value as MailFrequency)}
        >
          {mailFrequencies.map((frequency) => (
            <option key={frequency} value={frequency}>
              {t(frequencies[frequency].name)}
            </option>
          ))}
        </NativeSelect>
      }
    />
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
