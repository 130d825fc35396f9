import { MAX_EMPLOYER_LINK_DAYS } from '#contract/employer-links.ts';
import { REVIEW_LINK_DAYS as days } from '#contract/review-links.ts';
import { site } from '#web/site.ts';
import { answer } from './answer.tsx';
import { Question } from './Question.tsx';

export function ReviewsAndEmail() {
  return (
    <>
      <Question id="no-mail" title="I didn't get an email for a review">
        <p>
          {answer(
            "It's not lost. Every review is in <reviews>My Reviews</reviews>, even if its email didn't arrive. Then check:",
          )}
        </p>
        <ul>
          <li>
            {answer(
              'Is your email address still unconfirmed? Then a notice on your <dashboard>Dashboard</dashboard> asks you to open the link we sent you. Until you do, these emails wait.',
            )}
          </li>
          <li>{answer('Is it in your spam folder? If so, mark it as not spam.')}</li>
          <li>{answer('Is your email address in <settings>Settings</settings> correct?')}</li>
          <li>
            {answer('Did you turn these emails off? You can turn them back on in <emails>Settings</emails>.')}
          </li>
          <li>{answer('Was your mail server down? We keep trying for five days.')}</li>
        </ul>
      </Question>
      <Question id="stop-mails" title="Can I stop the emails?">
        <p>
          {answer(
            "Yes. Use <b>Stop review emails</b> at the end of any review email. You'll still find your reviews in your list. The same link turns the emails back on.",
          )}
        </p>
      </Question>
      <Question id="fewer-mails" title="Can I get fewer emails?">
        <p>
          {answer('Yes, in <emails>Settings</emails>.')}{' '}
          {answer(
            'You can get new and changed reviews right away, in one email a day, or never. Right away is the default. The daily email comes 24 hours after the first review in it.',
          )}{' '}
          {answer(
            site.hasPlans
              ? 'Emails about your account and plan always come right away.'
              : 'Emails about your password and address always come right away.',
          )}
        </p>
      </Question>
      <Question id="alerts" title="Can my phone tell me about a new review?">
        <p>
          {answer(
            'Yes. Install the app, open <alerts>Settings</alerts> on your phone and turn on <b>Notify me on this device</b>. Alerts follow your email settings. They show stars and a first name, and the words only if you choose that.',
          )}
        </p>
      </Question>
      <Question id="folded" title="Can I hide the text of bad reviews until I want to read it?">
        <p>
          {answer(
            "Yes. Turn on <b>Fold 1- and 2-star reviews until I open them</b> in <emails>Settings</emails>. In your lists and emails, you'll see <b>Read it when you are ready</b> instead of the text. They still count in your average.",
          )}
        </p>
      </Question>
      <Question id="public" title="Are my reviews public?">
        <p>
          {answer(
            "No. Only you see them. There's no public profile and no ranking, and we tell your customers so. You can <employer>show some to an employer</employer> if the customers allow it.",
          )}
        </p>
      </Question>
      <Question id="edit-or-remove" title="Can a review be changed or removed?">
        <p>
          {answer(
            "Not by you, not even a bad one. That's why people can trust the rest. Customers who saved their private link can edit or take back their review for {days} days. We'll email you when they do.",
            { days },
          )}
        </p>
        <p>
          {answer('Is a review abusive, or meant for someone else? Write to <support>{support}</support>.')}
        </p>
      </Question>
      <Question id="answer" title="Can I reply to a review?">
        <p>
          {answer(
            "Yes, once and privately. Use <b>Reply privately</b> in <reviews>My Reviews</reviews>. The customer will see your reply on their private link. We don't email them, and you can't edit it later.",
          )}
        </p>
        <p>
          {answer(
            "You'll only see the button if the customer saved their private link, and for {days} days after the review.",
            { days },
          )}
        </p>
      </Question>
      <Question id="search" title="How do I find a review?">
        <p>
          {answer(
            'Type a few words into <b>Search reviews</b> in <reviews>My Reviews</reviews>: something the customer wrote, their name or place, or your workplace.',
          )}
        </p>
      </Question>
      <Question id="export" title="How do I export my reviews?">
        <p>
          {answer(
            "Press <b>Export CSV</b> in <reviews>My Reviews</reviews>. The file opens in Excel, Numbers or Google Sheets. It has all your reviews, or just those of the workplace you've selected.",
          )}
        </p>
      </Question>
      <Question id="views" title="What are Recent Views?">
        <p>
          {answer(
            "How often people opened your review page in the last 30 days. Each visitor counts once a day. Search engines don't count, and neither do you while you're signed in.",
          )}
        </p>
      </Question>
      <Question id="take-my-reputation" title="How do I take my reviews to a new job?">
        <p>
          {answer(
            'In <reviews>My Reviews</reviews>, press <reputation>Take my reviews with me</reputation>. There you can download them all, or create a link that shows a few to an employer.',
          )}
        </p>
      </Question>
      <Question id="show-an-employer" title="Can I show reviews to an employer?">
        <p>
          {answer(
            'Yes, if the customers allow it. We ask them after they send a review. Choose some of those reviews in <reputation>Take my reviews with me</reputation> to get a link for one employer. It works for up to {days} days, or until you turn it off, and you see how often it was opened.',
            { days: MAX_EMPLOYER_LINK_DAYS },
          )}
        </p>
        <p>
          {answer(
            "The employer sees your full name and your customers' first names. If a customer changes their mind, their review disappears from the page right away.",
          )}
        </p>
      </Question>
    </>
  );
}
