import type { Views } from '#contract/rendering.ts';
import { t } from '#web/language.ts';
import { longDate } from '#web/ui/dates.ts';
import { OwnLetter } from './OwnLetter.tsx';
import { Page } from './Page.tsx';
import { GivenAnswer } from './review-link/GivenAnswer.tsx';

/** What the email about a reply opens: it changes nothing, and doesn't lead to the private link. */
export function ReplyPage(review: Views['reply']) {
  const { firstName: name, createdAt } = review;
  return (
    <Page kind="">
      <h1 className="mt-8 mb-5 voice-l">{t('Your review for {name}', { name })}</h1>
      <OwnLetter
        review={review}
        facts={[t('Sent on {date}', { date: longDate(createdAt, undefined, 'UTC') })]}
      />
      <GivenAnswer review={review} timeZone="UTC" />
    </Page>
  );
}
