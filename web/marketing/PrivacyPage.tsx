import { Link } from 'react-router';
import { brand } from '#contract/brand.ts';
import { REVIEW_LINK_DAYS } from '#contract/review-links.ts';
import { paths } from '#web/paths.ts';
import { Article, type Chapter, SupportLink } from './Article.tsx';

export function PrivacyPage() {
  return (
    <Article
      title="Privacy Policy"
      intro="What is stored, for how long, who sees it, and how you take it away. It is no more than the product needs."
      updated="2026-11-22"
      chapters={chapters}
    />
  );
}

/* Every sentence here is a promise about the code: whoever changes what is stored changes this page with it. */
const chapters: readonly Chapter[] = [
  {
    id: 'in-short',
    title: 'In short',
    body: (
      <ul>
        <li>
          A review is shown to the professional it was written for. We show it to nobody else, unless its
          customer allows the professional to. A review is shown to the professional it was written for, and
          to nobody else unless its customer allows it.
        </li>
        <li>There is one cookie, and it keeps you signed in. There are no ads and no trackers.</li>
        <li>
          As the product comes, its pages load nothing from other companies: no fonts, scripts or pictures.
        </li>
        <li>
          You can take everything with you, and delete your account with all that is in it, without asking
          anyone.
        </li>
      </ul>
    ),
  },
  {
    id: 'who-is-responsible',
    title: 'Who is responsible',
    body: (
      <p>
        {brand.name} is software that anyone may run on a server of their own. Whoever runs the installation
        at this address is responsible for the data in it, and is meant by "we" here: <SupportLink />.
      </p>
    ),
  },
  {
    id: 'if-you-have-an-account',
    title: 'If you have an account',
    body: (
      <>
        <p>We store, for as long as you have your account:</p>
        <ul>
          <li>your name, username, email address and industry, and when you registered;</li>
          <li>
            your password as an argon2id hash, from which nobody can read it, not even we who run the service;
          </li>
          <li>
            your plan, when it ends, and which emails you want, how often and at which hours, with your time
            zone if you chose hours, and whether low ratings are folded;
          </li>
          <li>your workplaces, with name and location;</li>
          <li>your cards: what you call them, their codes, and where they lead;</li>
          <li>
            the reviews that customers left you, and how many there are by day, workplace, card and stars;
          </li>
          <li>
            how often your review page was opened, as one number for each day, and how often each card was, as
            one number.
          </li>
          <li>
            the reviews that customers left you, your answers to them, and how many there are by day,
            workplace and stars;
          </li>
          <li>how often your review page was opened, as one number for each day.</li>
        </ul>
        <p>And for a limited time:</p>
        <ul>
          <li>
            Each browser in which you are signed in: its name and its system, as in Chrome on Android, when
            you signed in there and, to the hour, when you last used it, and a hash of the token in its
            cookie. This is deleted when you sign out there, after 30 days without use, and after 90 days
            altogether; for the admin after 12 hours and 7 days. <Link to={paths.settings}>Settings</Link>{' '}
            show it to you.
          </li>
          <li>
            Links that reset a password or confirm a new email address, as hashes too. A reset link works once
            and for one hour, and its hash is deleted after a day. A new address waits for its link to be
            followed for a day after that was mailed, and is forgotten after 7 days at the latest.
          </li>
          <li>
            Links for employers: whom you made one for, which reviews you chose, when you revoked it, how
            often it was opened and when last, and a hash of its token. Who opened it is not stored. A link
            works for 7 days, and is deleted 30 days after that.
          </li>
          <li>
            Which emails are due to you and whether they went out, without the words of a review. These
            records are deleted after 7 days, or after 30 if an email could not be delivered.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'if-you-pay-for-a-plan',
    title: 'If you pay for a plan',
    body: (
      <>
        <p>
          You pay on a page of Stripe, our payment provider. Your card number goes to them and never to us.
          From us they get the name of the plan and its price, your email address, and our number of your
          account. They tell us what became of the payment. Where this installation shows a test payment page
          instead, Stripe gets nothing, and no money moves.
        </p>
        <p>We store:</p>
        <ul>
          <li>
            which plan you have and had, at which price, when it began, until when it is paid for, and whether
            it renews, was canceled or has ended;
          </li>
          <li>
            Stripe's numbers of your subscription, of you as a customer there, and of your invoices, and the
            payment pages that were opened for you in the last 30 days;
          </li>
          <li>the amount and the date of each payment;</li>
          <li>which emails about your plan were due, so that each is sent once.</li>
        </ul>
        <p>
          The number and the kind of each message from Stripe are kept for 90 days, so that none counts twice.
        </p>
        <p>
          If you delete your account, your subscription is ended at Stripe as well, within minutes.
          Subscriptions and payments stay for the accounts, without your name, your email address and our
          number of your account. With Stripe's numbers, only they can still tell whose they were. What Stripe
          itself keeps, and for how long, is in their privacy policy.
        </p>
      </>
    ),
  },
  {
    id: 'if-you-leave-a-review',
    title: 'If you leave a review',
    body: (
      <>
        <p>
          We store your stars, your words, the name and the location you typed, the workplace whose code you
          used, the language of the page unless it was English, and the time. You may give a first name only,
          and leave the location empty. A random number and a checksum go with it, so that a review which is
          sent twice is kept once. We store your stars, your words, the name and the location you typed, the
          workplace and the card whose code you used, and the time. You may give a first name only, and leave
          the location empty. A random number and a checksum go with it, so that a review which is sent twice
          is kept once.
        </p>
        <p>
          Each review is signed when it arrives: a signed copy is stored with it, so that the professional can
          show to others how many reviews there are and what they average. In the file that is made for this,
          your words, your name and your location are hidden unless the professional chooses to show them. It
          is then in their hands, as what you told them would be.
        </p>
        <p>
          The page makes a secret key to your review, of which we store a hash, whether you kept the key, and
          whether you allowed to show your words to an employer. For {REVIEW_LINK_DAYS} days the key lets you
          see, change and withdraw the review. If you change it, we store when, and not what it said before.
          If the professional answers, the answer is stored with the review. If you withdraw it, it is
          deleted; only the random number and the checksum stay, so that a copy which was still on its way is
          not stored again.
        </p>
        <p>
          You need no account, and we do not ask for your email address or phone number. Neither your internet
          address nor anything about your phone is stored with the review.
        </p>
        <p>
          To count how often a review page is opened, and by which card, the server makes a hash of your
          internet address and your browser's name, salted with a random number of the day. It tells a second
          opening from a first one. Hash and salt are deleted when the day (in UTC) is over, and only the
          numbers of openings stay.
        </p>
      </>
    ),
  },
  {
    id: 'in-your-browser',
    title: 'In your browser',
    body: (
      <>
        <p>
          One cookie, named <code>session</code> (<code>__Host-session</code> over https). It holds a random
          token that keeps you signed in for 30 days after your last visit, and for 90 days at most. It is set
          when you register or sign in, scripts cannot read it, and it follows you nowhere. Visitors and
          customers get no cookie.
        </p>
        <p>Besides that, your browser keeps these for the page, and they stay on your device:</p>
        <ul>
          <li>
            <code>user</code>: your name, username, email address, industry, plan and the day you registered,
            so that your pages open at once. Signing out removes it.
          </li>
          <li>
            <code>review:</code> and the number of a link: a review that was typed, until it was sent or the
            tab is closed. One that was submitted is also kept in a small database of the browser, with the
            first name of whom it is for, until the server has confirmed it. If the server refused it, it
            stays there until you have changed and sent it, or cleared the browser's data.
          </li>
          <li>
            <code>review-links</code>: the keys to reviews that you chose to keep, with the first name of whom
            each is for, for {REVIEW_LINK_DAYS} days or until you forget them.
          </li>
          <li>
            <code>sign-out-owed</code>: that you signed out without a network, until the server has heard of
            it.
          </li>
          <li>
            <code>install-dismissed</code>: that you closed the card which offers to install the app, so that
            it stays closed.
          </li>
          <li>
            How far you had scrolled, and that old copies of the app were cleared, until the tab is closed.
          </li>
          <li>
            Copies of the app's own files, and of QR codes and initials you have seen, so that it opens fast.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'who-sees-what',
    title: 'Who sees what',
    body: (
      <>
        <ul>
          <li>
            <strong>A review</strong> is shown to the professional alone, in their list and in the email to
            them. The admin's pages show how many reviews an account has, and not a word of them. What
            professionals do with the files that they download is up to them.
          </li>
          <li>
            <strong>An employer</strong> to whom a professional sends a link sees the professional's full name
            and those of the chosen reviews whose customers allow it at that moment: stars, words, the
            customer's first name, and the month.
            <strong>A review</strong> is shown to the professional, in their list and in the email to them, to
            whoever has its key, and, if its customer allowed that, to an employer whom the professional
            chooses. The admin's pages show how many reviews an account has, and not a word of them.
          </li>
          <li>
            <strong>A customer</strong> sees the first name of the professional, and the name and location of
            the workplace. The programming interface behind the page answers anyone who asks by the numbers in
            a link, and there gives the full name as registered.
          </li>
          <li>
            <strong>The admin</strong> sees the name, username, email address, industry and plan of every
            account, whether the plan renews, when the account was made, and how many reviews and workplaces
            it has. Of emails the admin sees to whom they go, of which kind they are, and whether they went
            out or why not, and not a word of them.
          </li>
          <li>
            <strong>What an admin changes</strong>, such as a plan, is written down for the admins: by whom,
            what, when, and with the username of the account; of an account that an admin deletes also its
            plan, when it was made, and how many reviews and workplaces it had. That stays when the account is
            gone.
          </li>
          <li>
            <strong>Whoever runs the server</strong> could open its database, as with every service of this
            kind. Reviews are not encrypted in it.
          </li>
        </ul>
        <p>
          We sell nothing, and pass nothing on but <Link to="#if-you-pay-for-a-plan">what Stripe needs</Link>{' '}
          to take a payment. Emails travel through the mail server that this installation uses, and through
          your own email provider.
        </p>
        <p>
          QR codes and initials are drawn by this server, unless whoever runs it has chosen a picture service
          elsewhere. That service then gets the link in the code, or your name.
        </p>
      </>
    ),
  },
  {
    id: 'logs-and-backups',
    title: 'Logs, limits and backups',
    body: (
      <>
        <p>
          This software does not log visits. Only where it refuses a request (a wrong password, too many
          requests, something that is not allowed) and where it fails itself, its log notes the time, what was
          asked for and from which internet address. Of each message from Stripe it notes the number, the kind
          and what became of it. It does not note words of reviews, passwords, tokens or email addresses. How
          long logs are kept is for whoever runs the server: ask us.
        </p>
        <p>
          So that nobody can flood the service or guess passwords, the server counts how often an internet
          address calls, and how often something is tried for one account or email address. It counts in
          memory, or under a hash in the database where several servers share the count, and forgets it after
          about an hour.
        </p>
        <p>
          A backup holds what the database held on the day it was made, including what you have deleted since.
          Ask us how long backups are kept.
        </p>
        <p>
          An installation without a mail server writes its emails to files instead. They stay until whoever
          runs it deletes them.
        </p>
      </>
    ),
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    body: (
      <>
        <p>If you have an account:</p>
        <ul>
          <li>
            Take everything with you: <strong>Download my data</strong> in{' '}
            <Link to={paths.settings}>Settings</Link> gives you one file, and{' '}
            <Link to={paths.reviews}>My Reviews</Link> a table of your reviews.
          </li>
          <li>
            Correct it: name, email address and password are changed in{' '}
            <Link to={paths.settings}>Settings</Link>.
          </li>
          <li>
            Delete it: <strong>Delete Account</strong> in <Link to={paths.settings}>Settings</Link> deletes
            your account with its workplaces, cards, reviews, page counts, sign-ins and waiting emails, at
            once and for good, and ends your subscription. The record of an email to reset your password, if
            you asked for one, stays until it is 7 days old, or 30 if it could not be delivered. Besides that
            only <Link to="#if-you-pay-for-a-plan">what the accounts need</Link> and{' '}
            <Link to="#who-sees-what">what admins changed</Link> stay.
          </li>
          <li>
            Stop the emails, or have fewer: <Link to={`${paths.settings}#mails`}>Settings</Link>, and the link
            at the end of each. Your reviews are still stored and listed.
          </li>
        </ul>
        <p>
          If you left a review and kept its key, you can correct or delete it yourself for {REVIEW_LINK_DAYS}{' '}
          days. Else write to <SupportLink />, and say who it was for, when you sent it, and under which name.
          We need that to find it, since we know nothing else about you. You can also ask the professional to
          write to us.
        </p>
        <p>
          Depending on where you live, the law gives you more rights: to know what we have about you, to
          object, or to complain to a data protection authority. Write to us about any of them.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        When the product starts to store something else, this page says so, and the date at the top changes.
        If it matters to you, we also tell you by email.
      </p>
    ),
  },
];
