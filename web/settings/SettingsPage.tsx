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
import { ManageWorkplaces } from '#web/workplaces/ManageWorkplaces.tsx';

export function SettingsPage() {
  return (
    <div className="grid grid-cols-1 gap-x-14 gap-y-6 lg:grid-cols-[12rem_minmax(0,1fr)]">
      <div className="self-start lg:sticky lg:top-8">
        <h1 className="voice-l">{t('Settings')}</h1>
        <nav aria-label={t('Groups of settings')} className="mt-5 hidden lg:block">
          <ul className="border-s border-line">
            {groups.map(([id, name]) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center ps-5 text-ink-muted hover:text-ink hover:underline"
                >
                  {t(name)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
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
    </div>
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
