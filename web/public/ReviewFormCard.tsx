import type { ReactNode } from 'react';
import { HONEYPOT } from '#contract/review-fields.ts';
import { t } from '#web/language.ts';
import { buttonVariants } from '#web/ui/variants.ts';
import type { ControlProps } from './form-fields.ts';
import { type Errors, ReviewFields } from './ReviewFields.tsx';
import type { Progress } from './sending.ts';

/** Password managers leave it empty; some bots fill it in. */
export const honeypotProps = {
  name: HONEYPOT,
  autoComplete: 'off',
  'data-1p-ignore': true,
  'data-lpignore': true,
};

interface ReviewFormCardProps {
  rating: number;
  errors: Errors;
  controlProps?: ControlProps;
  step?: Progress['step'] | undefined;
  noteAbove?: ReactNode;
  noteBelow?: ReactNode;
  honeypot?: ReactNode;
}

export function ReviewFormCard({
  rating,
  errors,
  controlProps,
  step,
  noteAbove,
  noteBelow,
  honeypot = <input hidden {...honeypotProps} />,
}: ReviewFormCardProps) {
  return (
    <div className="mt-5 grid grid-cols-1 gap-5 rounded-sheet border border-transparent bg-sheet px-5 py-5 sm:px-8">
      {noteAbove}
      <ReviewFields rating={rating} errors={errors} controlProps={controlProps} />
      {honeypot}
      <div>
        {noteBelow}
        <button
          type="submit"
          aria-disabled={step === 'sending' || undefined}
          className={buttonVariants({ size: 'lg', className: 'w-full scroll-mb-5' })}
        >
          {t(step === 'sending' ? 'Sending...' : step === 'waiting' ? 'Send now' : 'Submit Review')}
        </button>
      </div>
    </div>
  );
}
