import { useEffect, useRef, useState } from 'react';
import { STAR_PATH } from '#contract/drawings.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import { t } from '#web/language.ts';
import { plural } from '#web/plural.ts';
import { Letter } from '#web/ui/Letter.tsx';
import { Stars } from '#web/ui/Stars.tsx';

/** The customer's page in small: choose stars, and a letter with as many answers. */
export function LivePage() {
  const [picked, setPicked] = useState<Rating | null>(null);
  const phone = useRef<HTMLDivElement>(null);

  // A star may be picked before this script arrives, or restored by the browser.
  useEffect(() => {
    const checked = phone.current?.querySelector<HTMLInputElement>(':checked')?.value;
    if (checked) setPicked(Number(checked) as Rating);
  }, []);

  const rating = picked ?? 5;
  const { name, words } = answers[rating];
  return (
    <div className="mx-auto w-full max-w-116 select-none lg:mx-0 lg:justify-self-end">
      <div
        ref={phone}
        className="ms-auto h-148 w-68 rounded-[2.75rem] bg-ink p-2 max-sm:contents dark:bg-line"
      >
        <div className="h-full rounded-[2.25rem] bg-paper px-4 pt-8 text-center max-sm:contents">
          <span
            aria-hidden
            className="mx-auto grid size-14 place-items-center rounded-full bg-accent voice-l text-accent-ink max-sm:hidden"
          >
            MT
          </span>
          <p className="mt-3 text-center voice-l">{t('How did {name} do?', { name: 'Maya' })}</p>
          <p className="mt-1 text-sm text-ink-muted max-sm:hidden">Taberna do Cais</p>
          <StarPicker onPick={setPicked} />
        </div>
      </div>
      <div aria-live="polite" className="relative mt-4 sm:-mt-62 sm:me-16 sm:mb-8 sm:-rotate-1">
        {/* Holds its place until a star is picked. */}
        <div key={rating} className={picked ? 'animate-land' : 'invisible'}>
          <Letter
            className="letter"
            stars={<Stars rating={rating} />}
            words={t(words)}
            wordsClassName="min-h-[3lh]"
            name={name ?? t('Anonymous Customer')}
            headingLevel="h2"
            facts={[t('Just now'), t('Private, for {name} only', { name: 'Maya' })]}
          />
        </div>
        {!picked && (
          <p className="letter absolute inset-0 voice-l text-ink-muted">{t('Try it. Tap a star.')}</p>
        )}
      </div>
    </div>
  );
}

type Rating = 1 | 2 | 3 | 4 | 5;

const answers: Record<Rating, { name: string | null; words: Sentence }> = {
  5: { name: 'Daniel', words: 'You remembered our table, and the joke about the tiramisu.' as Sentence },
  4: { name: 'Ian', words: 'You know your wine. I now order that Bairrada by the case.' as Sentence },
  3: { name: 'Deborah', words: 'Friendly, but our starters and mains came at the same time.' as Sentence },
  2: { name: 'Geoff', words: 'Nice smile, but I asked twice for water and stayed thirsty.' as Sentence },
  1: { name: null, words: 'We waited 50 minutes for a main, then it was the wrong one.' as Sentence },
};

/** The content security policy forbids style attributes. */
const delays = [
  '',
  '[animation-delay:25ms]',
  '[animation-delay:50ms]',
  '[animation-delay:75ms]',
  '[animation-delay:100ms]',
];

function StarPicker({ onPick }: { onPick: (rating: Rating) => void }) {
  return (
    <fieldset className="mt-3 flex rounded-sheet bg-sheet p-2">
      <legend className="sr-only">{t('Try it: how did {name} do?', { name: 'Maya' })}</legend>
      {delays.map((delay, index) => (
        <label key={delay} className="group/star relative grid h-12 flex-1 cursor-pointer place-items-center">
          <input
            type="radio"
            name="sample-rating"
            value={index + 1}
            onChange={() => onPick((index + 1) as Rating)}
            className="peer absolute inset-0 m-0 size-full cursor-pointer opacity-0"
          />
          <svg
            aria-hidden="true"
            viewBox="0 0 24 24"
            strokeWidth="1.1"
            strokeLinejoin="round"
            className={`${delay} pointer-events-none w-full max-w-10 rounded-sm fill-transparent stroke-star-edge transition-[fill,scale] group-has-[:checked]/star:animate-tap group-has-[:checked]/star:fill-star group-has-[~label_:checked]/star:animate-tap group-has-[~label_:checked]/star:fill-star motion-safe:group-active/star:[scale:.92] peer-focus-visible:outline-3 peer-focus-visible:outline-offset-1 peer-focus-visible:outline-accent`}
          >
            <path d={STAR_PATH} />
          </svg>
          <span className="sr-only">{plural('{count} star|{count} stars', index + 1)}</span>
        </label>
      ))}
    </fieldset>
  );
}
