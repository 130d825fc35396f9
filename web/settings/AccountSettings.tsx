import { useState } from 'react';
import type { Sentence } from '#contract/languages/sentence.ts';
import { useAuth } from '#web/accounts/auth.tsx';
import { DownloadMyData } from '#web/accounts/DownloadMyData.tsx';
import { t } from '#web/language.ts';
import { sentenceWith } from '#web/ui/rich-text.tsx';
import { SettingsGroup, SettingsRow } from '#web/ui/SettingsGroup.tsx';
import { ChangeEmail } from './ChangeEmail.tsx';
import { ChangeLanguage } from './ChangeLanguage.tsx';
import { ChangeName } from './ChangeName.tsx';

export function AccountSettings() {
  const { user } = useAuth();
  const [newEmail, setNewEmail] = useState<string | null>(null);
  if (!user) return null;

  return (
    <SettingsGroup id="account" title={t('Account Settings')} text={t('More settings are coming soon.')}>
      <SettingsRow title={t('Name')} text={<bdi>{user.fullName}</bdi>} control={<ChangeName user={user} />} />
      <SettingsRow
        title={t('Email')}
        text={
          <>
            <p>
              <bdi>{user.email}</bdi>
            </p>
            {newEmail && newEmail !== user.email && (
              <p className="mt-2">
                {sentenceWith(
                  'We sent a link to {email}. Open it within 24 hours to change your address.' as Sentence,
                  {
                    email: (
                      <strong className="text-ink">
                        <bdi>{newEmail}</bdi>
                      </strong>
                    ),
                  },
                )}
              </p>
            )}
          </>
        }
        control={<ChangeEmail user={user} onSent={setNewEmail} />}
      />
      <ChangeLanguage user={user} />
      <SettingsRow title={t('Data')} control={<DownloadMyData />} />
    </SettingsGroup>
  );
}
