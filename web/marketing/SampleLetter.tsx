import { useEffect, useState } from 'react';
import { STAR_PATH } from '#contract/drawings.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import { blank, t } from '#web/language.ts';
import { plural } from '#web/plural.ts';

/** Shows what one gets. Another number of stars brings the letter of somebody who gave as many. */
export function SampleLetter() {
  const [picked, setPicked] = useState<Rating | null>(null);

  // Another star may be picked before this script arrives, or restored by the browser.
  useEffect(() => {
    const checked = Number(document.querySelector<HTMLInputElement>(`[name=${STARS}]:checked`)?.value);
    if (checked && checked !== GIVEN) setPicked(checked as Rating);
  }, []);

  const rating = picked ?? GIVEN;
  const { name, words } = answers[rating];
  return (
    <>
      <div aria-live="polite" className="relative -rotate-[1.2deg] rtl:rotate-[1.2deg]">
        <article key={rating} className={`letter lg:p-10 ${picked ? 'animate-land' : ''}`}>
          <p className="letter-words words-xl">{t(words)}</p>
          <div className="flex flex-wrap gap-x-3 text-sm">
            <h2 className="text-sm">{name ?? t('Anonymous Customer')}</h2>
            <p className="text-ink-muted">
              {t('to {name}, at {place}', { name: 'Maya', place: 'Taberna do Cais' })}
            </p>
          </div>
        </article>
      </div>
      <StarPicker picked={picked} onPick={setPicked} />
    </>
  );
}

const STARS = 'sample-rating';

type Rating = 1 | 2 | 3 | 4 | 5;

const GIVEN: Rating = 5;

const answers: Record<Rating, { name: string | null; words: Sentence }> = {
  5: { name: 'Daniel', words: 'You remembered our table, and the joke about the tiramisu.' as Sentence },
  4: { name: 'Ian', words: 'You know your wine. I now order that Bairrada by the case.' as Sentence },
  3: { name: 'Deborah', words: 'Friendly, but our starters and mains came at the same time.' as Sentence },
  2: { name: 'Geoff', words: 'Nice smile, but I asked twice for water and stayed thirsty.' as Sentence },
  1: { name: null, words: 'We waited 50 minutes for a main, then it was the wrong one.' as Sentence },
};

const ratings: Rating[] = [1, 2, 3, 4, 5];

interface StarPickerProps {
  picked: Rating | null;
  onPick: (rating: Rating) => void;
}

/** Filled, since they were given. Only those of another answer move. */
function StarPicker({ picked, onPick }: StarPickerProps) {
  const rating = picked ?? GIVEN;
  return (
    <fieldset
      aria-labelledby={STARS}
      className="relative mt-5 items-center justify-between rounded-sheet bg-sheet px-2 pt-3 pb-1 sm:flex sm:px-5 sm:pb-3"
    >
      <p id={STARS} className="flex flex-wrap gap-x-3 px-3 text-sm">
        <span>{t('How did {name} do?', { name: 'Maya' })}</span>
        {blank()}
        <span className="text-ink-muted">{t('Tap another answer')}</span>
      </p>
      <div className="flex sm:w-70">
        {ratings.map((stars) => (
          <label key={stars} className="group/star relative grid h-12 flex-1 place-items-center">
            <input
              type="radio"
              name={STARS}
              value={stars}
              defaultChecked={stars === GIVEN}
              onChange={() => onPick(stars)}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <svg
              aria-hidden="true"
              viewBox="0 0 24 24"
              strokeWidth="1.1"
              strokeLinejoin="round"
              className={`${stars <= rating ? 'fill-star' : 'fill-transparent'} ${stars <= (picked ?? 0) ? 'animate-tap' : ''} pointer-events-none w-full max-w-9 rounded-sm stroke-star-edge transition-[fill,scale] motion-safe:group-active/star:[scale:.92] peer-focus-visible:outline-3 peer-focus-visible:outline-accent`}
            >
              <path d={STAR_PATH} />
            </svg>
            <span className="sr-only">{plural('{count} star|{count} stars', stars)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
