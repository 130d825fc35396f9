import type { MouseEvent } from 'react';
import { languages } from '#contract/languages/languages.ts';
import { currentLanguage, t } from '#web/language.ts';

/** Links, so that they work before scripts load. */
export function LanguageLinks({ className }: { className: string }) {
  return (
    <nav aria-label={t('Language')} className={`flex flex-wrap gap-x-5 text-sm ${className}`}>
      {Object.entries(languages).map(([tag, name]) => (
        <a
          key={tag}
          href={`?lang=${tag}`}
          hrefLang={tag}
          lang={tag}
          aria-current={tag === currentLanguage() || undefined}
          onClick={keepOtherParameters}
          className="inline-block min-w-11 py-2 pointer-coarse:py-3 underline-offset-4 hover:text-ink hover:underline aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {name}
        </a>
      ))}
    </nav>
  );
}

/** One of them may be the token of a link that was mailed. */
function keepOtherParameters({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  const address = new URL(location.href);
  address.searchParams.set('lang', currentTarget.hreflang);
  currentTarget.href = address.href;
}
