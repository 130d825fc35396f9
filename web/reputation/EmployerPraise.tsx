import type { Sentence } from '#contract/languages/sentence.ts';
import { firstName } from '#contract/names.ts';
import type { Views } from '#contract/rendering.ts';
import { praiseName } from '#web/earlier-praise/origin.ts';
import { praiseFacts } from '#web/earlier-praise/praise-facts.tsx';
import { t } from '#web/language.ts';
import { site } from '#web/site.ts';
import { Letter } from '#web/ui/Letter.tsx';
import { sentenceWith } from '#web/ui/rich-text.tsx';

/** What came from elsewhere, below and apart from the reviews. */
export function EmployerPraise({ praise, fullName }: Pick<Views['employer'], 'praise' | 'fullName'>) {
  return (
    <section aria-labelledby="earlier-praise" className="border-t border-ink pt-6">
      <h2 id="earlier-praise" className="title text-ink">
        {t('Earlier praise')}
      </h2>
      <p className="mt-1 text-ink">
        {sentenceWith("Added by {name}. {site} can't vouch for these." as Sentence, {
          name: <bdi>{firstName(fullName)}</bdi>,
          site: site.name,
        })}
      </p>
      <ul className="mt-3 grid gap-x-8 gap-y-2 text-ink lg:grid-cols-2">
        {praise.map((piece, index) => (
          // Piles of accents stay in it.
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
          <li key={index} className="break-inside-avoid overflow-hidden py-2">
            <Letter
              className="border-s-2 border-line ps-4"
              words={piece.words}
              // Never larger than a review.
              size="s"
              name={<bdi>{praiseName(piece.name)}</bdi>}
              stars={null}
              facts={praiseFacts(piece, fullName)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
