import { type Language, languages, languageTag } from '#contract/languages/languages.ts';

/** Each language by its own name. */
export function LanguageOptions() {
  return (Object.keys(languages) as Language[]).map((code) => (
    <option key={code} value={code} lang={languageTag(code)}>
      {languages[code]}
    </option>
  ));
}
