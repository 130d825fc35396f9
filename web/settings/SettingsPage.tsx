import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Sentence } from '#contract/languages/sentence.ts';
import { useAuth } from '#web/accounts/auth.tsx';
import { t } from '#web/language.ts';
import { Billing } from '#web/plans/Billing.tsx';
import { AccountSettings } from '#web/settings/AccountSettings.tsx';
import { Alerts } from '#web/settings/Alerts.tsx';
import { ChangePassword } from '#web/settings/ChangePassword.tsx';
import { Connections } from '#web/settings/connections/Connections.tsx';
import { Devices } from '#web/settings/Devices.tsx';
import { MailPreferences } from '#web/settings/MailPreferences.tsx';
import { Passkeys } from '#web/settings/passkeys/Passkeys.tsx';
import { site } from '#web/site.ts';
import { Indexed, IndexLinks } from '#web/ui/Indexed.tsx';
import { SettingsGroup } from '#web/ui/SettingsGroup.tsx';
import { ManageWorkplaces } from '#web/workplaces/ManageWorkplaces.tsx';

/** Mails link to the groups, and to `alerts`, `passkeys`, `devices`, `tokens` and `webhook` in them. */
export function SettingsPage() {
  const { user } = useAuth();
  useLateAnchor();
  if (!user) return null;
  const places = groups.map(([id, name]) => ({ id, title: t(name) }));
  return (
    <>
      <h1 className="voice-l">{t('Settings')}</h1>
      <Indexed
        index={<IndexLinks label={t('Groups of settings')} places={places} className="max-lg:hidden" />}
        className="mt-4 sm:mt-5"
      >
        <div className="grid grid-cols-1 gap-5">
          <ManageWorkplaces />
          <SettingsGroup id="mails" title={t('Emails and alerts')}>
            <MailPreferences user={user} />
            <Alerts user={user} />
          </SettingsGroup>
          <AccountSettings user={user} />
          <SettingsGroup id="sign-in" title={t('Sign-in')}>
            <ChangePassword user={user} />
            <Passkeys user={user} />
            <Devices />
            <Connections />
          </SettingsGroup>
          {site.hasPlans && (
            <SettingsGroup id="billing" title={t('Plan')}>
              <Billing />
            </SettingsGroup>
          )}
        </div>
      </Indexed>
    </>
  );
}

/** Lists that load above what an address names move it away. */
function useLateAnchor() {
  const queryClient = useQueryClient();
  const isFetching = useIsFetching() > 0;
  const isDone = useRef(false);
  useEffect(() => {
    // What the parts of the page begin to fetch isn't counted yet when they are first shown.
    if (isFetching || isDone.current || queryClient.isFetching() > 0) return;
    isDone.current = true;
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isFetching, queryClient]);
}

const groups: (readonly [id: string, name: Sentence])[] = [
  ['workplaces', 'Manage Workplaces' as Sentence],
  ['mails', 'Emails and alerts' as Sentence],
  ['account', 'Account Settings' as Sentence],
  ['sign-in', 'Sign-in' as Sentence],
  ...(site.hasPlans ? [['billing', 'Plan' as Sentence] as const] : []),
];
