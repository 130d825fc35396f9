import type { Sentence } from '#contract/languages/sentence.ts';
import { firstName } from '#contract/names.ts';
import type { Views } from '#contract/rendering.ts';
import { textLink } from '#web/accounts/text-link.ts';
import { originOf, praiseName } from '#web/earlier-praise/origin.ts';
import { t } from '#web/language.ts';
import { site } from '#web/site.ts';
import { Facts } from '#web/ui/Letter.tsx';
import { sentenceWith } from '#web/ui/rich-text.tsx';

/** What came from elsewhere, below and apart from the reviews. It has none of our stars. */
export function EmployerPraise({ praise, fullName }: Pick<Views['employer'], 'praise' | 'fullName'>) {
  return (
    <section aria-labelledby="earlier-praise" className="border-t border-ink pt-6">
      <h2 id="earlier-praise" className="title text-ink">
        {t('Earlier praise')}
      </h2>
      <p className="mt-1 text-sm">
        {sentenceWith("Added by {name}. {site} can't vouch for these." as Sentence, {
          name: <bdi>{firstName(fullName)}</bdi>,
          site: site.name,
        })}
      </p>
      <ul className="mt-2 grid gap-x-16 lg:grid-cols-2 print:block">
        {praise.map(({ words, name, rating, url, ...origin }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
          <li key={index} className="break-inside-avoid border-t border-line py-5 first:border-0">
            <blockquote dir="auto" className="words-s whitespace-pre-wrap text-ink">
              {words}
            </blockquote>
            <p className="mt-2 text-sm font-semibold text-ink">
              <bdi>{praiseName(name)}</bdi>
            </p>
            <Facts
              facts={[
                originOf(origin, fullName),
                rating && t('{rating} out of 5 stars', { rating }),
                url && (
                  <a href={url} target="_blank" rel="noopener nofollow ugc" dir="ltr" className={textLink}>
                    {new URL(url).hostname}
                  </a>
                ),
              ]}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
