import type { Views } from '#contract/rendering.ts';
import { t } from '#web/language.ts';
import { Page } from './Page.tsx';
import { SentLetter } from './SentLetter.tsx';

/** The thank-you without JavaScript. */
export function PlainThankYou({ review, firstName: name, privateLink }: Views['reviewThanks']) {
  return (
    <Page isAtEnd>
      <div className="my-auto flex flex-col items-center text-center wrap-anywhere">
        <SentLetter review={{ ...review, customerLocation: review.customerLocation ?? '' }} />
        <h1 className="voice-xl mt-8">{t('Thank You')}</h1>
        <p className="mt-2 max-w-sm text-balance text-ink-muted">
          {t('Thank you! Your review has been sent to {name}. No one else will read it.', { name })}
        </p>
        {privateLink && (
          <>
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
        <p className="mt-3 text-sm text-ink-muted">{t('You can close this page.')}</p>
      </div>
    </Page>
  );
}
