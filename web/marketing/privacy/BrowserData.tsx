import { REVIEW_LINK_DAYS } from '#contract/review-links.ts';
import { site } from '#web/site.ts';

export function BrowserData() {
  return (
    <>
      <p>
        We set one cookie when you sign up or sign in: <code>session</code> (<code>__Host-session</code> over
        https). It holds a random token. You stay signed in for 30 days after your last visit, and 90 days at
        most. Scripts can't read it, and other sites don't get it. If you choose a language, a cookie named{' '}
        <code>language</code> keeps it for a year. On the sign-in page, a cookie named{' '}
        <code>passkey-sign-in</code> binds a sign-in with a passkey to this browser for five minutes.
        Customers get no cookie.
      </p>
      <p>Your browser also stores these for us. They stay on your device:</p>
      <ul>
        <li>
          <code>user</code>: your name, username, email address, industry{site.hasPlans && ', plan'} and
          sign-up date, so that pages open fast. Signing out deletes it.
        </li>
        <li>
          <code>shown-codes</code>: your workplaces and the last one you showed a code for, so that it works
          offline. Signing out deletes it.
        </li>
        <li>
          <code>offline-copy</code>: your latest 20 reviews, up to three pinned ones, your numbers
          {site.hasPlans && ', plan'} and workplaces, so that you can read them offline. Signing out deletes
          it, and so does the app when it learns that your session has ended.
        </li>
        <li>
          <code>review:</code> and a number: a review you're typing, until you send it or close the tab.
        </li>
        <li>
          A small database named <code>goodword</code>: reviews you've submitted, with the professional's
          first name, until the server has them. If the server refuses one, it stays until you edit and resend
          it or clear your browser data.
        </li>
        <li>
          On a review form, where your browser allows it, a small program that sends those reviews when you're
          back online. It's removed once they're sent.
        </li>
        <li>
          <code>review-links</code>: the private links you saved, with the professional's first name, for{' '}
          {REVIEW_LINK_DAYS} days or until you remove them.
        </li>
        <li>
          <code>push</code>: your account's number, and whether alerts show the words of a review, if you
          turned alerts on here. Signing out deletes it.
        </li>
        <li>
          <code>passkey-offer</code>: that you answered our offer of a passkey on this device.
        </li>
        <li>
          <code>sign-out-pending</code>, also as a cookie: that you signed out while offline, until the server
          knows.
        </li>
        <li>
          <code>install-dismissed</code>: that you closed the card about installing the app.
        </li>
        <li>Where you scrolled to, and that old copies of the app were cleared, until you close the tab.</li>
        <li>
          Copies of the app's own files, and of QR codes and initials you've seen, so that it opens fast.
        </li>
      </ul>
    </>
  );
}
