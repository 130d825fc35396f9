import type { Views } from '#contract/rendering.ts';
import { t, translateMessage } from '#web/language.ts';
import { FormError } from '#web/ui/FormError.tsx';
import { Page } from './Page.tsx';

/* Replies to posts without JavaScript that can't show the form again. */

export function UnreadableForm({ message }: Views['reviewUnreadable']) {
  return (
    <Page isAtEnd>
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
    <Page isAtEnd>
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
            <blockquote dir="auto" className="letter letter-words voice-m mt-5 text-start">
              {comment}
            </blockquote>
          </>
        )}
      </div>
    </Page>
  );
}
