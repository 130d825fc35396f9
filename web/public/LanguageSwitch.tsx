import { type KeyboardEvent, useEffect, useRef } from 'react';
import { type Language, languages, languageTag } from '#contract/languages/languages.ts';
import { addressIn, currentLanguage, t } from '#web/language.ts';

/** Links, so that it works before scripts load; typed text is kept in the draft. */
export function LanguageSwitch() {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeFromOutside = ({ target }: Event) => {
      if (details.current && !details.current.contains(target as Node)) details.current.open = false;
    };
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
    };
  }, []);

  const closeOnEscape = ({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) => {
    if (key !== 'Escape' || !currentTarget.open) return;
    currentTarget.open = false;
    currentTarget.querySelector('summary')?.focus();
  };

  return (
    <div className="absolute end-1 top-0.5 text-start text-sm">
      <details ref={details} onKeyDown={closeOnEscape} className="relative">
        <summary className="flex h-11 cursor-pointer list-none items-center gap-2 rounded-control px-3 text-ink-muted hover:text-ink [&::-webkit-details-marker]:hidden">
          <Globe />
          <span className="sr-only">{t('Language')}</span>
          <span>{languages[currentLanguage()]}</span>
        </summary>
        <ul className="absolute end-0 z-10 grid w-64 grid-cols-2 rounded-control border border-transparent bg-sheet p-1 [box-shadow:var(--shadow-raised)]">
          {(Object.keys(languages) as Language[]).map((code) => (
            <li key={code}>
              <a
                href={`?lang=${code}`}
                lang={languageTag(code)}
                aria-current={code === currentLanguage() || undefined}
                onClick={({ currentTarget }) => {
                  currentTarget.href = addressIn(code);
                }}
                className="flex min-h-11 items-center rounded-sm px-3 text-ink no-underline hover:bg-hover aria-[current]:font-semibold aria-[current]:text-accent"
              >
                {languages[code]}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function Globe() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className="size-4 shrink-0 fill-none stroke-current"
      strokeWidth="1.25"
    >
      <circle cx="8" cy="8" r="6.5" />
      <path d="M1.5 8h13M8 1.5c-4 4-4 9 0 13 4-4 4-9 0-13" />
    </svg>
  );
}
