import { t } from '#web/language.ts';
import { Page } from './Page.tsx';
import { SentLetter } from './SentLetter.tsx';

/** Template of the thank-you without JavaScript, filled in by server/reviews/plain-form.ts. */
export function PlainThankYou() {
  return (
    <Page isAtEnd>
      <div className="my-auto flex flex-col items-center text-center wrap-anywhere">
        <SentLetter
          review={{
            rating: '%RATING%',
            comment: '%COMMENT%',
            customerName: '%CUSTOMER_NAME%',
            customerLocation: '%CUSTOMER_LOCATION%',
          }}
        />
        <h1 className="voice-xl mt-8">{t('Thank You')}</h1>
        <p className="mt-2 max-w-sm text-balance text-ink-muted">
          {t('Thank you! Your review has been sent to {name}. No one else will read it.', {
            name: '%FIRST_NAME%',
          })}
        </p>
        %PRIVATE_LINK%
        <p className="mt-3 text-sm text-ink-muted">{t('You can close this page.')}</p>
      </div>
    </Page>
  );
}
