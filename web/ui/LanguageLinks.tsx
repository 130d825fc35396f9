import { type Language, languages, languageTag } from '#contract/languages/languages.ts';
import { addressIn, currentLanguage, t } from '#web/language.ts';
import { translationNote } from './translation-note.ts';

/** Links, so that they work before scripts load. */
export function LanguageLinks({ className }: { className: string }) {
  const note = translationNote(currentLanguage());
  return (
    <nav aria-label={t('Language')} className={`flex flex-wrap gap-x-5 text-sm ${className}`}>
      {(Object.keys(languages) as Language[]).map((code) => (
        <a
          key={code}
          href={`?lang=${code}`}
          hrefLang={languageTag(code)}
          lang={languageTag(code)}
          aria-current={code === currentLanguage() || undefined}
          onClick={({ currentTarget }) => {
            currentTarget.href = addressIn(code);
          }}
          className="inline-block min-w-11 py-2 pointer-coarse:py-3 underline-offset-4 hover:text-ink hover:underline aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {languages[code]}
        </a>
      ))}
      {note && <p className="mt-1 basis-full">{note}</p>}
    </nav>
  );
}
