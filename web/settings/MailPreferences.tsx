import { useQuery } from '@tanstack/react-query';
import { type MailFrequency, mailFrequencies, type User } from '#contract/accounts.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import { emailStatusQuery, useRetryEmail } from '#web/accounts/email-status.ts';
import { t } from '#web/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { SettingsRow } from '#web/ui/SettingsGroup.tsx';
import { useUpdateMe } from './queries.ts';
import { SelectRow, SwitchRow, useSavedSettings } from './SavedSetting.tsx';

type Preferences = Pick<User, 'reviewMails' | 'foldLowRatings'>;

export function MailPreferences({ user }: { user: User }) {
  const { mutateAsync } = useUpdateMe(user);
  const { settings, row } = useSavedSettings<Preferences>(user, {
    failed: t('Failed to save your email settings'),
    async store(changed, name): Promise<string> {
      const endsDaily = settings.reviewMails === 'daily' && changed.reviewMails === 'none';
      await mutateAsync({ [name]: changed[name] });
      return endsDaily ? t('Saved. Reviews already waiting will still be sent.') : t('Saved');
    },
  });
  return (
    <>
      <OnHold user={user} />
      <SelectRow
        {...row('reviewMails')}
        title={t('New and changed reviews')}
        text={t(frequencies[settings.reviewMails].text)}
      >
        {mailFrequencies.map((frequency) => (
          <option key={frequency} value={frequency}>
            {t(frequencies[frequency].name)}
          </option>
        ))}
      </SelectRow>
      <SwitchRow
        {...row('foldLowRatings')}
        title={t('Hide 1- and 2-star reviews until I open them')}
        text={t('In your emails and your lists. They still count toward your average.')}
      />
    </>
  );
}

const frequencies: Record<MailFrequency, { name: Sentence; text: Sentence }> = {
  each: {
    name: 'Right away' as Sentence,
    text: 'You get each new or changed review right away.' as Sentence,
  },
  daily: {
    name: 'Daily' as Sentence,
    text: 'One email a day, 24 hours after its first review.' as Sentence,
  },
  none: {
    name: 'Never' as Sentence,
    text: "They aren't emailed. You'll find them in your list." as Sentence,
  },
};

/** Only while emails wait for the address. */
function OnHold({ user }: { user: User }) {
  const { data: status } = useQuery(emailStatusQuery);
  const { isPending, retry } = useRetryEmail();
  if (!status || status.state === 'confirmed') return null;
  const isRefused = status.state === 'refused';
  return (
    <SettingsRow
      title={t('On hold')}
      text={
        isRefused
          ? t('{email} rejected our mail: {refusal}. Try again, or change your address under Account.', {
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
