import { STAR_PATH } from '#contract/drawings.ts';
import type { Sentence } from '#contract/languages/sentences.ts';
import { t } from './language.ts';

const labels = [
  'Pick your stars. It takes 30 seconds.',
  'Not good',
  'Could be better',
  'All right',
  'Good',
  'Wonderful',
] as const satisfies Sentence[];
const stars: Sentence[] = ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'];

interface RatingFieldProps {
  /** 0: none chosen. */
  rating: number;
  error: string | undefined;
}

/** Native radio buttons, so that a choice made before scripts load counts too. */
export function RatingField({ rating, error }: RatingFieldProps) {
  const errorId = error ? 'rating-error' : undefined;
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('Your rating')}</legend>
      <div className="flex">
        {stars.map((label, index) => (
          <label
            key={label}
            className="group/star relative grid h-14 flex-1 cursor-pointer place-items-center"
          >
            <input
              type="radio"
              name="rating"
              value={index + 1}
              aria-invalid={error ? true : undefined}
              aria-describedby={errorId}
              className="peer absolute inset-0 m-0 size-full cursor-pointer opacity-0"
            />
            <svg
              aria-hidden="true"
              viewBox="0 0 24 24"
              strokeWidth="1.1"
              strokeLinejoin="round"
              className="pointer-events-none size-11 rounded-control fill-transparent stroke-star-empty transition-[fill,stroke,scale] duration-150 group-has-[~label_:checked]/star:fill-star group-has-[~label_:checked]/star:stroke-star-edge group-active/star:scale-90 peer-checked:fill-star peer-checked:stroke-star-edge peer-focus-visible:outline-3 peer-focus-visible:outline-offset-1 peer-focus-visible:outline-accent sm:size-12"
            >
              <path d={STAR_PATH} />
            </svg>
            <span className="sr-only">{t(label)}</span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={errorId} className="mt-1 text-center text-sm leading-6 text-danger">
          {error}
        </p>
      ) : (
        <p className="mt-1 text-center text-sm leading-6 text-ink-muted">{t(labels[rating] ?? labels[0])}</p>
      )}
    </fieldset>
  );
}
