import { languages } from '#contract/languages/languages.ts';

/** Each language by its own name. */
export function LanguageOptions() {
  return Object.entries(languages).map(([code, name]) => (
    <option key={code} value={code} lang={code}>
      {name}
    </option>
  ));
}
