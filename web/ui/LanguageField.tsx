import type { Language } from '#contract/languages/languages.ts';
import { currentLanguage, t } from '#web/language.ts';
import { SelectField } from './Input.tsx';
import { LanguageOptions } from './LanguageOptions.tsx';
import { translationNote } from './translation-note.ts';

interface LanguageFieldProps {
  value: Language;
  onChange: (language: Language) => void;
}

/** The language of a text for customers. Those who read the page in the same language can judge it themselves. */
export function LanguageField({ value, onChange }: LanguageFieldProps) {
  return (
    <SelectField
      label={t('Language')}
      hint={value === currentLanguage() ? undefined : translationNote(value)}
      name="language"
      value={value}
      onChange={({ target }) => onChange(target.value as Language)}
    >
      <LanguageOptions />
    </SelectField>
  );
}
