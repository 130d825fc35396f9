import { type ReactNode, useState } from 'react';
import { isAdminAccount } from '#web/accounts/admin-account.ts';
import { useAuth } from '#web/accounts/auth.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '#web/ui/Card.tsx';
import { ChangeEmail } from './ChangeEmail.tsx';
import { ChangeName } from './ChangeName.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { DownloadMyData } from './DownloadMyData.tsx';
import { Sessions } from './Sessions.tsx';
import { SignOutEverywhere } from './SignOutEverywhere.tsx';

export function AccountSettings() {
  const { user } = useAuth();
  const [newEmail, setNewEmail] = useState<string | null>(null);
  if (!user) return null;
  const isAdmin = isAdminAccount(user);

  return (
    <Card>
      <CardHeader>
        <div>
          <CardTitle>Account Settings</CardTitle>
          <p className="mt-1 text-ink-muted">Your name, sign-in and data. More settings are coming soon.</p>
        </div>
      </CardHeader>
      <CardContent className="py-2 sm:py-3">
        <SettingsRow title="Name" action={<ChangeName user={user} />}>
          <p dir="auto">{user.fullName}</p>
        </SettingsRow>
        <SettingsRow title="Email" action={<ChangeEmail user={user} onSent={setNewEmail} />}>
          <p>{user.email}</p>
          {newEmail && newEmail !== user.email && (
            <p className="mt-2 text-sm">
              We sent a link to <strong className="text-ink">{newEmail}</strong>. Open it within 24 hours to
              change your address.
            </p>
          )}
        </SettingsRow>
        <SettingsRow title="Password" action={<ChangePassword user={user} />}>
          <p>Changing it signs out your other devices.</p>
        </SettingsRow>
        <SettingsRow
          title="Where you're signed in"
          below={
            <>
              <Sessions />
              <SignOutEverywhere />
            </>
          }
        >
          <p>Don't recognize a device? Sign it out.</p>
        </SettingsRow>
        <SettingsRow title="Data" action={<DownloadMyData />}>
          <p>Everything we store about you, including your reviews, in one file.</p>
        </SettingsRow>
        <SettingsRow title="Delete your account" action={<DeleteAccount user={user} disabled={isAdmin} />}>
          <p>
            {isAdmin
              ? "The admin account can't be deleted."
              : "Deletes your account, workplaces and reviews right away. This can't be undone."}
          </p>
        </SettingsRow>
      </CardContent>
    </Card>
  );
}

interface SettingsRowProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
  /** Takes the full width. */
  below?: ReactNode;
}

function SettingsRow({ title, action, children, below }: SettingsRowProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-line py-4 not-first:border-t sm:gap-x-8 max-[20rem]:flex max-[20rem]:flex-col max-[20rem]:items-stretch">
      <h3 className="leading-6">{title}</h3>
      <div className="col-span-2 row-start-2 min-w-0 text-ink-muted wrap-anywhere sm:col-span-1">
        {children}
      </div>
      {action && <div className="col-start-2 row-start-1 sm:row-span-2">{action}</div>}
      {below && <div className="col-span-2 mt-2 min-w-0">{below}</div>}
    </div>
  );
}
