import { MAX_EMPLOYER_LINK_DAYS } from '#contract/employer-links.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import { REVIEW_LINK_DAYS as days } from '#contract/review-links.ts';
import { site } from '#web/site.ts';
import { answer } from './answer.tsx';
import { Question } from './Question.tsx';

export function ReviewsAndEmail() {
  return (
    <>
      <Question id="no-mail" title={"I didn't get an email for a review" as Sentence}>
        <p>
          {answer(
            "It's not lost. Every review is in <reviews>My Reviews</reviews>, even if its email didn't arrive. Then check:" as Sentence,
          )}
        </p>
        <ul>
          <li>
            {answer(
              'Is your email address still unconfirmed? Then a notice on your <dashboard>Dashboard</dashboard> asks you to open the link we sent you. Until you do, these emails wait.' as Sentence,
            )}
          </li>
          <li>{answer('Is it in your spam folder? If so, mark it as not spam.' as Sentence)}</li>
          <li>{answer('Is your email address in <settings>Settings</settings> correct?' as Sentence)}</li>
          <li>
            {answer(
              'Did you turn these emails off? You can turn them back on in <emails>Settings</emails>.' as Sentence,
            )}
          </li>
          <li>{answer('Was your mail server down? We keep trying for five days.' as Sentence)}</li>
        </ul>
      </Question>
      <Question id="stop-mails" title={'Can I stop the emails?' as Sentence}>
        <p>
          {answer(
            "Yes. Use <b>Stop review emails</b> at the end of any review email. You'll still find your reviews in your list. The same link turns the emails back on." as Sentence,
          )}
        </p>
      </Question>
      <Question id="fewer-mails" title={'Can I get fewer emails?' as Sentence}>
        <p>
          {answer('Yes, in <emails>Settings</emails>.' as Sentence)}{' '}
          {answer(
            'You can get new and changed reviews right away, in one email a day, or never. Right away is the default. The daily email comes 24 hours after the first review in it.' as Sentence,
          )}{' '}
          {answer(
            site.hasPlans
              ? ('Emails about your account and plan always come right away.' as Sentence)
              : ('Emails about your password and address always come right away.' as Sentence),
          )}
        </p>
      </Question>
      <Question id="alerts" title={'Can my phone tell me about a new review?' as Sentence}>
        <p>
          {answer(
            'Yes. Install the app, open <alerts>Settings</alerts> on your phone and turn on <b>Notify me on this device</b>. Alerts follow your email settings. They show stars and a first name, and the words only if you choose that.' as Sentence,
          )}
        </p>
      </Question>
      <Question id="folded" title={'Can I hide the text of bad reviews until I want to read it?' as Sentence}>
        <p>
          {answer(
            "Yes. Turn on <b>Fold 1- and 2-star reviews until I open them</b> in <emails>Settings</emails>. In your lists and emails, you'll see <b>Read it when you are ready</b> instead of the text. They still count in your average." as Sentence,
          )}
        </p>
      </Question>
      <Question id="public" title={'Are my reviews public?' as Sentence}>
        <p>
          {answer(
            "No. Only you see them. There's no public profile and no ranking, and we tell your customers so. You can <employer>show some to an employer</employer> if the customers allow it." as Sentence,
          )}
        </p>
      </Question>
      <Question id="edit-or-remove" title={'Can a review be changed or removed?' as Sentence}>
        <p>
          {answer(
            "Not by you, not even a bad one. That's why people can trust the rest. Customers who saved their private link can edit or take back their review for {days} days. We'll email you when they do." as Sentence,
            { days },
          )}
        </p>
        <p>
          {answer(
            'Is a review abusive, or meant for someone else? Write to <support>{support}</support>.' as Sentence,
          )}
        </p>
      </Question>
      <Question id="answer" title={'Can I reply to a review?' as Sentence}>
        <p>
          {answer(
            "Yes, once and privately. Use <b>Reply privately</b> in <reviews>My Reviews</reviews>. The customer will see your reply on their private link. We don't email them, and you can't edit it later." as Sentence,
          )}
        </p>
        <p>
          {answer(
            "You'll only see the button if the customer saved their private link, and for {days} days after the review." as Sentence,
            { days },
          )}
        </p>
      </Question>
      <Question id="search" title={'How do I find a review?' as Sentence}>
        <p>
          {answer(
            'Type a few words into <b>Search reviews</b> in <reviews>My Reviews</reviews>: something the customer wrote, their name or place, or your workplace.' as Sentence,
          )}
        </p>
      </Question>
      <Question id="export" title={'How do I export my reviews?' as Sentence}>
        <p>
          {answer(
            "Press <b>Export CSV</b> in <reviews>My Reviews</reviews>. The file opens in Excel, Numbers or Google Sheets. It has all your reviews, or just those of the workplace you've selected." as Sentence,
          )}
        </p>
      </Question>
      <Question id="views" title={'What are Recent Views?' as Sentence}>
        <p>
          {answer(
            "How often people opened your review page in the last 30 days. Each visitor counts once a day. Search engines don't count, and neither do you while you're signed in." as Sentence,
          )}
        </p>
      </Question>
      <Question id="take-my-reputation" title={'How do I take my reviews to a new job?' as Sentence}>
        <p>
          {answer(
            'In <reviews>My Reviews</reviews>, press <reputation>Take my reviews with me</reputation>. There you can download them all, or create a link that shows a few to an employer.' as Sentence,
          )}
        </p>
      </Question>
      <Question id="show-an-employer" title={'Can I show reviews to an employer?' as Sentence}>
        <p>
          {answer(
            'Yes, if the customers allow it. We ask them after they send a review. Choose some of those reviews in <reputation>Take my reviews with me</reputation> to get a link for one employer. It works for up to {days} days, or until you turn it off, and you see how often it was opened.' as Sentence,
            { days: MAX_EMPLOYER_LINK_DAYS },
          )}
        </p>
        <p>
          {answer(
            "The employer sees your full name and your customers' first names. If a customer changes their mind, their review disappears from the page right away." as Sentence,
          )}
        </p>
      </Question>
    </>
  );
}
