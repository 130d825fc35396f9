import { accountDeletion, type User } from '#contract/accounts.ts';
import { isAdminAccount } from '#web/accounts/admin-account.ts';
import { useAuth } from '#web/accounts/auth.tsx';
import { SavingDialog } from '#web/accounts/SavingDialog.tsx';
import { t } from '#web/language.ts';
import { site } from '#web/site.ts';
import { RowButton, SettingsRow } from '#web/ui/SettingsGroup.tsx';
import { CurrentPassword } from './CurrentPassword.tsx';

export function DeleteAccount({ user }: { user: User }) {
  const { deleteAccount } = useAuth();
  const isAdmin = isAdminAccount(user);
  return (
    <SettingsRow
      title={<span className="text-danger">{t('Delete Account')}</span>}
      text={isAdmin && t("The admin account can't be deleted.")}
      control={
        <SavingDialog
          title={t('Delete your account?')}
          description={t("This can't be undone. It immediately deletes:")}
          trigger={<RowButton aria-label={t('Delete Account')} disabled={isAdmin} />}
          schema={accountDeletion}
          save={deleteAccount}
          failed={t('Failed to delete account')}
          done={{ title: t('Account deleted'), description: t('Everything in it has been deleted.') }}
          submitLabel={t('Delete Account')}
          busyLabel={t('Deleting...')}
          variant="destructive"
        >
          {(errors) => (
            <>
              <ul className="-mt-4 list-disc space-y-1 ps-5 marker:text-ink-muted">
                <li>{t("every review you've received")}</li>
                <li>{t('your workplaces and your review page')}</li>
                <li>{t('your links and printed codes, which will stop working')}</li>
                {site.hasPlans && (
                  <li>{t("your subscription, if you have one. You won't be charged again.")}</li>
                )}
              </ul>
              <p className="-mt-2 text-ink-muted">
                {t('Want to keep your reviews? Download your data first.')}
              </p>
              <CurrentPassword user={user} error={errors.password} />
            </>
          )}
        </SavingDialog>
      }
    />
  );
}
