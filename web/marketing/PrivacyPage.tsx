import { Link } from 'wouter';
import { brand } from '#contract/brand.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import { REVIEW_LINK_DAYS } from '#contract/review-links.ts';
import { paths } from '#web/paths.ts';
import { site } from '#web/site.ts';
import { Article, type Chapter, Operator, SupportLink } from './Article.tsx';
import { AccountData } from './privacy/AccountData.tsx';
import { BrowserData } from './privacy/BrowserData.tsx';
import { LogsAndBackups } from './privacy/LogsAndBackups.tsx';
import { PaymentData } from './privacy/PaymentData.tsx';
import { ReviewData } from './privacy/ReviewData.tsx';
import { WhoSeesWhat } from './privacy/WhoSeesWhat.tsx';

export function PrivacyPage() {
  return (
    <Article
      title={'Privacy Policy' as Sentence}
      intro="What we store, for how long, who sees it, and how to download or delete it. We only store what the product needs."
      updated="2026-11-24"
      chapters={chapters}
    />
  );
}

const inShort = (
  <ul>
    <li>
      Your review goes to one person. Only they see it, unless you allow them to show it to an employer.
    </li>
    <li>
      We use cookies only to keep you signed in, or signed out, and to remember your language. There are no
      ads and no trackers.
    </li>
    <li>By default, our pages load nothing from other companies: no fonts, scripts or images.</li>
    <li>You can download your data and delete your account yourself, anytime.</li>
  </ul>
);

const whoIsResponsible = (
  <p>
    {brand.name} is software that anyone can run on their own server. On this page, "we" means <Operator />{' '}
    {site.operator ? "We're" : "They're"} responsible for your data: <SupportLink />.
  </p>
);

const yourRights = (
  <>
    <p>If you have an account, you can:</p>
    <ul>
      <li>
        <strong>Download it.</strong> <strong>Download my data</strong> in{' '}
        <Link to={paths.settings}>Settings</Link> gives you everything in one file.{' '}
        <Link to={paths.reviews}>My Reviews</Link> gives you a table of your reviews.
      </li>
      <li>
        <strong>Correct it.</strong> Change your name, email address and password in{' '}
        <Link to={paths.settings}>Settings</Link>.
      </li>
      <li>
        <strong>Delete it.</strong> <strong>Delete Account</strong> in{' '}
        <Link to={paths.settings}>Settings</Link> deletes your account and everything in it right away. We
        only keep{' '}
        {site.hasPlans && (
          <>
            <a href="#if-you-pay-for-a-plan">payment records</a> and{' '}
          </>
        )}
        <a href="#who-sees-what">the log of admin changes</a>.
      </li>
      <li>
        <strong>Stop the emails.</strong> Use <Link to={`${paths.settings}#mails`}>Settings</Link>, or the
        link at the end of any review email. You'll still find your reviews in your list.
      </li>
    </ul>
    <p>
      If you left a review and saved your private link, you can edit or delete it yourself for{' '}
      {REVIEW_LINK_DAYS} days. Otherwise, write to <SupportLink />. Tell us who it was for, when you sent it,
      and the name you used. We have no other way to find it. You can also ask the professional to write to
      us.
    </p>
    <p>
      Depending on where you live, the law gives you more rights. You may be able to ask what we know about
      you, object, or complain to a data protection authority. Write to us about any of them.
    </p>
  </>
);

const chapters: readonly Chapter[] = [
  { id: 'in-short', title: 'In short', body: inShort },
  { id: 'who-is-responsible', title: 'Who is responsible', body: whoIsResponsible },
  { id: 'if-you-have-an-account', title: 'If you have an account', body: <AccountData /> },
  ...(site.hasPlans
    ? [{ id: 'if-you-pay-for-a-plan', title: 'If you pay for a plan', body: <PaymentData /> }]
    : []),
  { id: 'if-you-leave-a-review', title: 'If you leave a review', body: <ReviewData /> },
  { id: 'in-your-browser', title: 'In your browser', body: <BrowserData /> },
  { id: 'who-sees-what', title: 'Who sees what', body: <WhoSeesWhat /> },
  { id: 'logs-and-backups', title: 'Logs, limits and backups', body: <LogsAndBackups /> },
  { id: 'your-rights', title: 'Your rights', body: yourRights },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        If we start to store something else, we update this page and the date at the top. If the change
        matters to you, we also email you.
      </p>
    ),
  },
];
