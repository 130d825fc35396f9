import { STAR_PATH } from '#contract/drawings.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import { t } from '#web/language.ts';
import type { ControlProps } from './form-fields.ts';

const labels = [
  'Pick your stars. It takes 30 seconds.' as Sentence,
  'Not good' as Sentence,
  'Could be better' as Sentence,
  'All right' as Sentence,
  'Good' as Sentence,
  'Wonderful' as Sentence,
] as const satisfies Sentence[];
const stars: Sentence[] = [
  '1 star' as Sentence,
  '2 stars' as Sentence,
  '3 stars' as Sentence,
  '4 stars' as Sentence,
  '5 stars' as Sentence,
];

interface RatingFieldProps {
  /** 0: none chosen. */
  rating: number;
  error: string | undefined;
  controlProps?: ControlProps | undefined;
}

/** Native radio buttons, so that a choice made before scripts load counts too. */
export function RatingField({ rating, error, controlProps }: RatingFieldProps) {
  const errorId = error ? 'rating-error' : undefined;
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('Your rating')}</legend>
      <div className="stars">
        {stars.map((label, index) => (
          <label key={label} className={index < rating ? 'star chosen' : 'star'}>
            <input
              type="radio"
              name="rating"
              value={index + 1}
              aria-invalid={error ? true : undefined}
              aria-describedby={errorId}
              onChange={vibrate}
              {...controlProps?.('rating', index + 1)}
            />
            <svg aria-hidden="true" viewBox="0 0 24 24">
              <path d={STAR_PATH} />
            </svg>
            <span className="sr-only">{t(label)}</span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={errorId} className="mt-2 text-center text-danger">
          <Warning />
          <span>{error}</span>
        </p>
      ) : (
        <p className="mt-2 text-center text-sm text-ink-muted">{t(labels[rating] ?? labels[0])}</p>
      )}
    </fieldset>
  );
}

function Warning() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className="me-2 inline size-4 fill-none stroke-current align-[-0.125em]"
      strokeWidth="1.75"
      strokeLinecap="round"
    >
      <circle cx="8" cy="8" r="7" />
      <path d="M8 4.5v4m0 2.9v.1" />
    </svg>
  );
}

/** Browsers log an error if the customer has not touched the page yet. */
export function vibrate(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) navigator.vibrate?.(10);
}
