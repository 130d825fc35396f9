import { useState } from 'react';
import { Link } from 'wouter';
import { changeEmail, emailChange, nameChange } from '#contract/account-settings.ts';
import type { User } from '#contract/accounts.ts';
import { isLanguage, type Language, languages } from '#contract/languages/languages.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import { DownloadMyData } from '#web/accounts/DownloadMyData.tsx';
import { EmailField } from '#web/accounts/EmailField.tsx';
import { SavingDialog } from '#web/accounts/SavingDialog.tsx';
import { call } from '#web/api/call.ts';
import { currentLanguage, t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { site } from '#web/site.ts';
import { TextField } from '#web/ui/Input.tsx';
import { LanguageOptions } from '#web/ui/LanguageOptions.tsx';
import { ChevronRight } from '#web/ui/later-icons.tsx';
import { sentenceWith } from '#web/ui/rich-text.tsx';
import { ROW_OPENER, RowButton, SettingsGroup, SettingsRow } from '#web/ui/SettingsGroup.tsx';
import { translationNote } from '#web/ui/translation-note.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { AfterThankYou } from './AfterThankYou.tsx';
import { CurrentPassword } from './CurrentPassword.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { OwnQuestion } from './OwnQuestion.tsx';
import { useUpdateMe } from './queries.ts';
import { SelectRow, useSavedSettings } from './SavedSetting.tsx';

export function AccountSettings({ user }: { user: User }) {
  return (
    <SettingsGroup id="account" title={t('Account Settings')} text={t('More settings are coming soon.')}>
      <SettingsRow title={t('Name')} text={<bdi>{user.fullName}</bdi>} control={<ChangeName user={user} />} />
      <EmailRow user={user} />
      <LanguageRow user={user} />
      <OwnQuestion user={user} />
      {!site.hasNoThanksLinks && <AfterThankYou user={user} />}
      <SettingsRow title={t('Data')} control={<DownloadMyData />} />
      <SettingsRow
        title={t('Take my reviews with me')}
        control={
          <Link to={paths.reputation} aria-label={t('Take my reviews with me')} className={ROW_OPENER}>
            <ChevronRight aria-hidden />
          </Link>
        }
      />
      <DeleteAccount user={user} />
    </SettingsGroup>
  );
}

function ChangeName({ user }: { user: User }) {
  const { mutateAsync } = useUpdateMe(user);
  return (
    <SavingDialog
      title={t('Change your name')}
      description={t('Customers only see your first name.')}
      trigger={<RowButton aria-label={t('Change name')} />}
      schema={nameChange}
      save={mutateAsync}
      failed={t('Failed to change name')}
      done={{ title: t('Name changed') }}
      submitLabel={t('Save name')}
      busyLabel={t('Saving...')}
    >
      {(errors) => (
        <TextField
          label={t('Full name')}
          error={errors.fullName}
          name="fullName"
          defaultValue={user.fullName}
          dir="auto"
          autoComplete="name"
        />
      )}
    </SavingDialog>
  );
}

function EmailRow({ user }: { user: User }) {
  const [newEmail, setNewEmail] = useState<string | null>(null);
  return (
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
  );
}

function ChangeEmail({ user, onSent }: { user: User; onSent: (newEmail: string) => void }) {
  return (
    <SavingDialog
      title={t('Change your email')}
      description={t("We'll send a link to your new address. Nothing changes until you open it.")}
      trigger={<RowButton aria-label={t('Change email')} />}
      schema={emailChange}
      save={async (typed) => {
        await call(changeEmail, { body: typed });
        onSent(typed.email);
      }}
      failed={t('Failed to change email')}
      done={{ title: t('Confirmation email sent') }}
      submitLabel={t('Send link')}
      busyLabel={t('Sending...')}
    >
      {(errors) => (
        <>
          <EmailField error={errors.email} hint={t('Your new address.')} enterKeyHint="next" />
          <CurrentPassword user={user} error={errors.password} hint={t("To make sure it's you.")} />
        </>
      )}
    </SavingDialog>
  );
}

/** Reloads the page once the choice is stored. */
function LanguageRow({ user }: { user: User }) {
  const { mutateAsync } = useUpdateMe(user);
  const language = languages[useBrowserLanguage()];
  const { row } = useSavedSettings<Pick<User, 'language'>>(user, {
    failed: t('Failed to change language'),
    async store({ language }) {
      await mutateAsync({ language });
      location.reload();
      return t('Saved');
    },
  });
  return (
    <SelectRow {...row('language')} title={t('Language')} text={translationNote(currentLanguage())}>
      <option value="">{t('Browser ({language})', { language })}</option>
      <LanguageOptions />
    </SelectRow>
  );
}

/** The server chooses in the same way, by Accept-Language. */
function useBrowserLanguage(): Language {
  const isHydrated = useHydrated();
  if (!isHydrated) return currentLanguage();
  return navigator.languages.map((tag) => tag.toLowerCase().split('-')[0] ?? '').find(isLanguage) ?? 'en';
}
