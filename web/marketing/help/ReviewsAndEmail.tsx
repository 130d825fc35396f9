import { Link } from 'wouter';
import { REVIEW_LINK_DAYS } from '#contract/review-links.ts';
import { paths } from '#web/paths.ts';
import { site } from '#web/site.ts';
import { SupportLink } from '../Article.tsx';
import { Question } from './Question.tsx';

export function ReviewsAndEmail() {
  return (
    <>
      <Question id="no-mail" title="I didn't get an email for a review">
        <p>
          It's not lost. Every review is in <Link to={paths.reviews}>My Reviews</Link>, even if its email
          didn't arrive. Then check:
        </p>
        <ul>
          <li>Is it in your spam folder? If so, mark it as not spam.</li>
          <li>
            Is your email address in <Link to={paths.settings}>Settings</Link> correct?
          </li>
          <li>
            Did you turn these emails off? You can turn them back on in{' '}
            <Link to={`${paths.settings}#mails`}>Settings</Link>.
          </li>
          <li>Was your mail server down? We keep trying for five days.</li>
        </ul>
      </Question>
      <Question id="stop-mails" title="Can I stop the emails?">
        <p>
          Yes. Use <strong>Stop review emails</strong> at the end of any review email. You'll still find your
          reviews in your list. The same link turns the emails back on.
        </p>
      </Question>
      <Question id="fewer-mails" title="Can I get fewer emails, or none at night?">
        <p>
          Yes, in <Link to={`${paths.settings}#mails`}>Settings</Link>. You can get new{' '}
          {site.hasPlans ? 'reviews, changed reviews and notices' : 'and changed reviews'} right away, daily,
          weekly or never. Right away is the default. Daily emails come at 8 in the morning, weekly ones on
          Mondays.
        </p>
        <p>
          During quiet hours we send nothing. Whatever came in arrives in one email afterwards. Emails about
          your {site.hasPlans ? 'password, address and failed payments' : 'password and address'} always come
          right away.
        </p>
      </Question>
      <Question id="alerts" title="Can my phone tell me about a new review?">
        <p>
          Yes. Install the app, open <Link to={`${paths.settings}#alerts`}>Settings</Link> on your phone and
          turn on <strong>Notify me on this device</strong>. Alerts follow your email settings and quiet
          hours. They show stars and a first name, and the words only if you choose that.
        </p>
      </Question>
      <Question id="folded" title="Can I hide the text of bad reviews until I want to read it?">
        <p>
          Yes. Turn on <strong>Fold 1- and 2-star reviews until I open them</strong> in{' '}
          <Link to={`${paths.settings}#mails`}>Settings</Link>. In your lists and emails, you'll see{' '}
          <strong>Read it when you are ready</strong> instead of the text. They still count in your average.
        </p>
      </Question>
      <Question id="public" title="Are my reviews public?">
        <p>
          No. Only you see them. There's no public profile and no ranking, and we tell your customers so. You
          can <a href="#show-an-employer">show some to an employer</a> if the customers allow it.
        </p>
      </Question>
      <Question id="edit-or-remove" title="Can a review be changed or removed?">
        <p>
          Not by you, not even a bad one. That's why people can trust the rest. Customers who saved their
          private link can edit or take back their review for {REVIEW_LINK_DAYS} days. We'll email you when
          they do.
        </p>
        <p>
          Is a review abusive, or meant for someone else? Write to <SupportLink />.
        </p>
      </Question>
      <Question id="answer" title="Can I reply to a review?">
        <p>
          Yes, once and privately. Use <strong>Reply privately</strong> in{' '}
          <Link to={paths.reviews}>My Reviews</Link>. The customer will see your reply on their private link.
          We don't email them, and you can't edit it later.
        </p>
        <p>
          You'll only see the button if the customer saved their private link, and for {REVIEW_LINK_DAYS} days
          after the review.
        </p>
      </Question>
      <Question id="export" title="How do I export my reviews?">
        <p>
          Press <strong>Export CSV</strong> in <Link to={paths.reviews}>My Reviews</Link>. The file opens in
          Excel, Numbers or Google Sheets. It has all your reviews, or just those of the workplace you've
          selected.
        </p>
      </Question>
      <Question id="views" title="What are Recent Views?">
        <p>
          How often people opened your review page in the last 30 days. Each visitor counts once a day. Search
          engines don't count, and neither do you while you're signed in.
        </p>
      </Question>
      <Question id="take-my-reputation" title="How do I take my reviews to a new job?">
        <p>
          In <Link to={paths.reviews}>My Reviews</Link>, press{' '}
          <Link to={paths.reputation}>Take my reviews with me</Link>. You get a PDF to show people and a
          signed file that proves it. Choose a period, and whether to include names and words. Stars, count
          and average always cover every review of that period.
        </p>
      </Question>
      <Question id="check-my-reviews" title="How can someone check my reviews?">
        <p>
          Send them your signed file. They open it at <a href="/verify">/verify</a>. The page shows whose file
          it is, the number of reviews and the average. It also shows whether anything was changed or left
          out. The file never leaves their device, and a saved copy of the page works too.
        </p>
      </Question>
      <Question id="show-an-employer" title="Can I show reviews to an employer?">
        <p>
          Yes, if the customers allow it. We ask them after they send a review. Choose some of those reviews
          in <Link to={paths.reputation}>Take my reviews with me</Link> to get a link for one employer. It
          works for 7 days, or until you turn it off, and you see how often it was opened.
        </p>
        <p>
          The employer sees your full name and your customers' first names. If a customer changes their mind,
          their review disappears from the page right away.
        </p>
      </Question>
    </>
  );
}
