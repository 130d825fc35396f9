import { BillingCard } from '#web/plans/BillingCard.tsx';
import { AccountSettings } from '#web/settings/AccountSettings.tsx';
import { MailPreferences } from '#web/settings/MailPreferences.tsx';
import { ManageWorkplaces } from '#web/workplaces/ManageWorkplaces.tsx';

export function SettingsPage() {
  return (
    <>
      <h1 className="mb-6 text-2xl leading-8">Settings</h1>
      <div className="grid gap-6">
        <ManageWorkplaces />
        <BillingCard />
        <MailPreferences />
        <AccountSettings />
      </div>
    </>
  );
}
