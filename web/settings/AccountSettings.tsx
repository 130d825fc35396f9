import { useState } from 'react';
import { useAuth } from '#web/accounts/auth.tsx';
import { SettingsGroup, SettingsRow } from '#web/ui/SettingsGroup.tsx';
import { ChangeEmail } from './ChangeEmail.tsx';
import { ChangeName } from './ChangeName.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { DownloadMyData } from './DownloadMyData.tsx';

export function AccountSettings() {
  const { user } = useAuth();
  const [newEmail, setNewEmail] = useState<string | null>(null);
  if (!user) return null;

  return (
    <SettingsGroup
      id="account"
      title="Account Settings"
      text="Your name, sign-in and data. More settings are coming soon."
    >
      <SettingsRow
        title="Name"
        text={<p dir="auto">{user.fullName}</p>}
        control={<ChangeName user={user} />}
      />
      <SettingsRow
        title="Email"
        text={
          <>
            <p>{user.email}</p>
            {newEmail && newEmail !== user.email && (
              <p className="mt-2">
                We sent a link to <strong className="text-ink">{newEmail}</strong>. Open it within 24 hours to
                change your address.
              </p>
            )}
          </>
        }
        control={<ChangeEmail user={user} onSent={setNewEmail} />}
      />
      <SettingsRow
        title="Password"
        text="Changing it signs out your other devices."
        control={<ChangePassword user={user} />}
      />
      <SettingsRow
        title="Data"
        text="Everything we store about you, including your reviews, in one file."
        control={<DownloadMyData />}
      />
    </SettingsGroup>
  );
}
