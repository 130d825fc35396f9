import type { Views } from '#contract/rendering.ts';
import { reviewFieldNames } from '#contract/review-fields.ts';
import { t, translateMessage } from '#web/language.ts';
import type { ControlProps } from './form-fields.ts';
import { Page } from './Page.tsx';
import { ReviewFormCard } from './ReviewFormCard.tsx';

/** The form again after a post without JavaScript, with what was sent. */
export function RefusedPage({ title, message, advice, sent, keys, errors }: Views['reviewRefused']) {
  const translated = Object.entries(errors).map(([field, error]) => [field, translateMessage(error)]);
  const firstWrong = reviewFieldNames.find((field) => errors[field]);
  const controlProps: ControlProps = (field, star) => ({
    autoFocus: field === firstWrong && (star ?? 1) === 1,
    ...(star ? { defaultChecked: sent[field] === String(star) } : { defaultValue: sent[field] }),
  });
  return (
    <Page isAtEnd>
      <form method="post" noValidate>
        <div className="text-center">
          <h1 className="voice-l">{t(title)}</h1>
          <p role="alert" className="mt-3 font-semibold text-ink">
            {translateMessage(message)}
          </p>
          {advice && <p className="mt-2 text-ink-muted">{t(advice)}</p>}
        </div>
        <ReviewFormCard
          rating={0}
          errors={Object.fromEntries(translated)}
          keys={keys}
          controlProps={controlProps}
        />
      </form>
    </Page>
  );
}
