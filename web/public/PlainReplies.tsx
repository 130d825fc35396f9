import type { Views } from '#contract/rendering.ts';
import { HONEYPOT, reviewFieldNames } from '#contract/review-fields.ts';
import { currentLanguage, t, translateMessage } from '#web/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormError } from '#web/ui/FormError.tsx';
import { controlVariants } from '#web/ui/variants.ts';
import { FORM_ID } from './draft.ts';
import type { ControlProps } from './form-fields.ts';
import { OwnLetter } from './OwnLetter.tsx';
import { Page } from './Page.tsx';
import { honeypotProps, ReviewFormCard } from './ReviewFormCard.tsx';
import { SharingQuestion } from './SharingQuestion.tsx';
import { ThanksLink } from './ThanksLink.tsx';

/* Replies to a review that was posted without JavaScript. */

export function PlainThankYou({ privateLink, ...thanks }: Views['reviewThanks']) {
  const { review, firstName: name, sharingAllowed, isSharingSaved, thanksLink } = thanks;
  return (
    <Page isAtEnd>
      <div className="my-auto flex flex-col items-center text-center wrap-anywhere">
        <div className="sent w-full text-start">
          <OwnLetter review={review} wordsClassName="line-clamp-6" />
        </div>
        <h1 className="voice-xl mt-8">{t('Thank You')}</h1>
        <p className="mt-2 max-w-sm text-balance text-ink-muted">
          {sharingAllowed
            ? t('Your words are on their way to {name}, who may show them to a future employer.', { name })
            : t('Thank you! Your review has been sent to {name}. No one else will read it.', { name })}
        </p>
        {privateLink && (
          <>
            <form
              method="post"
              action={`/my-review/sharing?lang=${currentLanguage()}`}
              className="mt-6 w-full"
            >
              <input hidden name="reviewLink" defaultValue={privateLink.split('#')[1]} autoComplete="off" />
              <SharingQuestion
                firstName={name}
                answer={sharingAllowed}
                status={isSharingSaved ? t('Saved') : ''}
              />
              <Button type="submit" variant="secondary" className="mt-3">
                {t('Save')}
              </Button>
            </form>
            <p className="mt-6 max-w-sm text-balance text-ink-muted">
              {t(
                "Save a private link. For 30 days you can edit your review, take it back, or read {name}'s reply.",
                { name },
              )}
            </p>
            <a href={privateLink} className="inline-flex min-h-11 items-center font-semibold text-accent">
              {t('Your private link')}
            </a>
          </>
        )}
        <ThanksLink thanksLink={thanksLink} firstName={name} />
        <p className="mt-3 text-sm text-ink-muted">{t('You can close this page.')}</p>
      </div>
    </Page>
  );
}

/** The form again, with what was sent. */
export function RefusedPage({ title, message, advice, sent, errors, question }: Views['reviewRefused']) {
  const translated = Object.entries(errors).map(([field, error]) => [field, translateMessage(error)]);
  const firstWrong = reviewFieldNames.find((field) => errors[field]);
  const controlProps: ControlProps = (field, star) => ({
    ...(field === 'comment' && question && { placeholder: question }),
    autoFocus: field === firstWrong && (star ?? 1) === 1,
    ...(star ? { defaultChecked: sent[field] === String(star) } : { defaultValue: sent[field] }),
  });
  return (
    <Page isAtEnd>
      <form id={FORM_ID} method="post" noValidate>
        <div className="text-center">
          <h1 className="voice-l">{t(title)}</h1>
          <p role="alert" className="mt-3 font-semibold text-ink">
            {translateMessage(message)}
          </p>
          {advice && <p className="mt-2 text-ink-muted">{t(advice)}</p>}
        </div>
        <ReviewFormCard
          rating={Number(sent.rating)}
          errors={Object.fromEntries(translated)}
          controlProps={controlProps}
          honeypot={
            errors[HONEYPOT] && (
              <FilledHoneypot
                error={translateMessage(errors[HONEYPOT])}
                props={{ defaultValue: sent[HONEYPOT], autoFocus: firstWrong === undefined }}
              />
            )
          }
        />
      </form>
    </Page>
  );
}

interface FilledHoneypotProps {
  error: string;
  props: ReturnType<ControlProps>;
}

/** Shown, since a person's browser may have filled it in. */
function FilledHoneypot({ error, props }: FilledHoneypotProps) {
  return (
    <Field label={t('Please leave this empty')} error={error}>
      {(control) => (
        <input {...control} {...honeypotProps} {...props} className={`${controlVariants} h-12`} />
      )}
    </Field>
  );
}

export function UnreadableForm({ message }: Views['reviewUnreadable']) {
  return (
    <Page isAtEnd kind="">
      <div className="my-auto py-8 text-center">
        <h1 className="voice-l mb-5">{t('Not sent yet')}</h1>
        <FormError message={translateMessage(message)} />
        <p className="mt-3 text-balance text-ink-muted">
          {t('Please go back to the form. Your browser may still have what you wrote.')}
        </p>
      </div>
    </Page>
  );
}

export function UndeliverableReview({ comment }: Views['reviewUndeliverable']) {
  return (
    <Page isAtEnd kind="">
      <div className="my-auto py-8 text-center">
        <h1 className="voice-l">{t('Invalid Review Link')}</h1>
        <p className="mt-3 text-balance text-ink-muted">
          {t("The review link you're trying to access is invalid or has expired.")}
        </p>
        {comment && (
          <>
            <p className="mt-3 text-balance text-ink-muted">
              {t("Here's what you wrote, so you can copy it:")}
            </p>
            <blockquote dir="auto" className="letter letter-words words-m mt-5 text-start">
              {comment}
            </blockquote>
          </>
        )}
      </div>
    </Page>
  );
}
