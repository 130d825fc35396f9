import { Link } from 'wouter';
import { MAX_EMPLOYER_LINK_DAYS } from '#contract/employer-links.ts';
import { paths } from '#web/paths.ts';
import { site } from '#web/site.ts';

export function AccountData() {
  return (
    <>
      <p>We store this for as long as you have your account:</p>
      <ul>
        <li>your name, username, email address and industry, and when you signed up</li>
        <li>a hash of your password (argon2id), which no one can turn back into your password</li>
        <li>
          your passkeys: their names, public keys and counters of use, whether they are synced, and when you
          added and last used them. Your face and fingerprint stay on your device
        </li>
        {site.hasPlans && <li>your plan and when it ends</li>}
        <li>how often you want review emails, and whether you fold low ratings</li>
        <li>the language you chose, and the one of your browser when you last signed in</li>
        <li>the code in the link that stops your review emails</li>
        <li>your workplaces, with name and location, and when you added them</li>
        <li>
          your tracked codes: their names, where they open, how often each was scanned, and when you turned it
          off
        </li>
        <li>
          <a href="#if-you-leave-a-review">your reviews</a> with your replies, and their total number and
          stars
        </li>
        <li>how many people opened your review page each day</li>
        <li>the last day we told you that a customer found your page paused</li>
      </ul>
      <p>We store this for a limited time:</p>
      <ul>
        <li>
          <strong>Browsers you're signed in with:</strong> the browser and system (such as Chrome on Android).
          We note when you signed in, and roughly when you last used it. We also store a hash of the token in
          its cookie. We delete this when you sign out, after 30 days without use, and after 90 days in any
          case. For the admin, it's 12 hours and 7 days. You can see the list in{' '}
          <Link to={paths.settings}>Settings</Link>.
        </li>
        <li>
          <strong>Alerts on a device:</strong> the address and keys that your browser made for them, and
          whether they show the words of a review. We delete these when you turn alerts off or sign out there.
        </li>
        <li>
          <strong>Password resets:</strong> a hash of the link we sent. The link works once, for one hour. We
          delete the hash after a day.
        </li>
        <li>
          <strong>Whether your email address is confirmed,</strong> or why a mail server refuses it, and a
          hash of the link we send when you sign up. We delete the hash a week after we sent the link, or
          after 13 days at the latest. Emails that wait for your address are kept until it works. Until it is
          confirmed, we count the emails we send to it, under a hash of the address that we delete the next
          day.
        </li>
        <li>
          <strong>A new email address</strong> that you haven't confirmed, with a hash of its link. We delete
          it a day after we sent the link, or after 7 days at the latest.
        </li>
        <li>
          <strong>Links for employers:</strong> the employer, the reviews you chose and a hash of the token.
          We note when you made the link and turned it off. We count how often it was opened and note the last
          time, but not who opened it. A link works for up to {MAX_EMPLOYER_LINK_DAYS} days. We delete it 30
          days after that.
        </li>
        <li>
          <strong>Emails and alerts to you:</strong> what each is about, when it's due and whether it was
          sent. We delete an alert once it's sent. They don't include the words of a review, but may include
          the address they go to. We delete them 7 days after we queued them, or after 30 days if they
          couldn't be delivered.
        </li>
      </ul>
    </>
  );
}
