import type { Sentence } from '#contract/languages/sentence.ts';
import { t } from '#web/language.ts';
import { BillingCard } from '#web/plans/BillingCard.tsx';
import { AccountSettings } from '#web/settings/AccountSettings.tsx';
import { Alerts } from '#web/settings/Alerts.tsx';
import { DeleteAccount } from '#web/settings/DeleteAccount.tsx';
import { Devices } from '#web/settings/Devices.tsx';
import { MailPreferences } from '#web/settings/MailPreferences.tsx';
import { Passkeys } from '#web/settings/passkeys/Passkeys.tsx';
import { site } from '#web/site.ts';
import { Indexed, IndexLinks } from '#web/ui/Indexed.tsx';
import { ManageWorkplaces } from '#web/workplaces/ManageWorkplaces.tsx';

export function SettingsPage() {
  const places = groups.map(([id, name]) => ({ id, title: t(name) }));
  return (
    <>
      <h1 className="voice-l">{t('Settings')}</h1>
      <Indexed
        index={<IndexLinks label={t('Groups of settings')} places={places} className="max-lg:hidden" />}
        className="mt-5"
      >
        <div className="grid grid-cols-1 gap-5">
          <ManageWorkplaces />
          <MailPreferences />
          <Alerts />
          <AccountSettings />
          <Passkeys />
          {site.hasPlans && <BillingCard />}
          <Devices />
          <DeleteAccount />
        </div>
      </Indexed>
    </>
  );
}

const groups: (readonly [id: string, name: Sentence])[] = [
  ['workplaces', 'Workplaces' as Sentence],
  ['mails', 'Emails' as Sentence],
  ['alerts', 'Alerts' as Sentence],
  ['account', 'Account' as Sentence],
  ['passkeys', 'Passkeys' as Sentence],
  ...(site.hasPlans ? [['billing', 'Plan' as Sentence] as const] : []),
  ['devices', 'Devices' as Sentence],
  // For translators: a title, not a command
  ['delete', 'Delete your account' as Sentence],
];
