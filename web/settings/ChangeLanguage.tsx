import { useId, useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { isLanguage, type Language, languages } from '#contract/languages/languages.ts';
import { toastFailure } from '#web/accounts/show-failure.ts';
import { currentLanguage, t } from '#web/language.ts';
import { NativeSelect } from '#web/ui/Input.tsx';
import { SettingsRow } from '#web/ui/SettingsGroup.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useUpdateMe } from './queries.ts';
import { SavedNote } from './SavedSetting.tsx';

/** Reloads the page once the choice is stored. */
export function ChangeLanguage({ user }: { user: User }) {
  const id = useId();
  const browserLanguage = useBrowserLanguage();
  const { mutateAsync } = useUpdateMe(user);
  const [chosen, choose] = useState(user.language);
  const [isSaved, setSaved] = useState(false);

  async function change(language: Language | null) {
    if (language === chosen) return;
    choose(language);
    try {
      await mutateAsync({ language });
      setSaved(true);
      location.reload();
    } catch (error) {
      choose(user.language);
      toastFailure(error, t('Failed to change language'));
    }
  }

  return (
    <SettingsRow
      title={t('Language')}
      labels={id}
      textId={`${id}-text`}
      text={isSaved && <SavedNote>{t('Saved')}</SavedNote>}
      control={
        <NativeSelect
          name="language"
          id={id}
          aria-describedby={`${id}-text`}
          className="border-edge/60"
          value={chosen ?? ''}
          onChange={(event) => void change((event.target.value || null) as Language | null)}
        >
          <option value="">
            {t('Same as browser ({language})', { language: languages[browserLanguage] })}
          </option>
          {Object.entries(languages).map(([language, name]) => (
            <option key={language} value={language} lang={language}>
              {name}
            </option>
          ))}
        </NativeSelect>
      }
    />
  );
}

/** As the server chooses by Accept-Language. */
function useBrowserLanguage(): Language {
  const isHydrated = useHydrated();
  if (!isHydrated) return currentLanguage();
  return navigator.languages.map((tag) => tag.toLowerCase().split('-')[0] ?? '').find(isLanguage) ?? 'en';
}
