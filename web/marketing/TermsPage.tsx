import { Link } from 'react-router';
import { brand } from '#contract/brand.ts';
import { freePlan, prices } from '#contract/plans.ts';
import { paths } from '#web/paths.ts';
import { Article, type Chapter, SupportLink } from './Article.tsx';

export function TermsPage() {
  return (
    <Article
      title="Terms of Service"
      intro="What you may expect of us, and what we ask of you, in plain words."
      updated="2026-11-21"
      chapters={chapters}
    />
  );
}

const workplacesIncluded = freePlan.workplaces === 1 ? 'one workplace' : `${freePlan.workplaces} workplaces`;

const chapters: readonly Chapter[] = [
  {
    id: 'who-we-are',
    title: 'Who we are',
    body: (
      <>
        <p>
          {brand.name} is software that anyone may run on a server of their own. Whoever runs the installation
          at this address is your provider, and is meant by "we" here. You reach us at <SupportLink />.
        </p>
        <p>
          These terms apply to everyone who has an account. Customers who leave a review need none; to them
          apply the chapters <Link to="#what-customers-send">What customers send</Link> and{' '}
          <Link to="#fair-use">Fair use</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'your-account',
    title: 'Your account',
    body: (
      <>
        <p>
          An account belongs to one person: to you, and not to your employer. You need to be old enough to
          enter into a contract where you live.
        </p>
        <ul>
          <li>Use your own name, and an email address that you read. Your reviews are sent there.</li>
          <li>Keep your password to yourself. You answer for what is done with your account.</li>
          <li>
            If you think that somebody else is in your account, choose a new password in{' '}
            <Link to={paths.settings}>Settings</Link>, which signs out every other device, and tell us.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'what-customers-send',
    title: 'What customers send',
    body: (
      <>
        <p>
          A review is what a customer thinks, in the customer's words. It goes to the professional it was
          written for. We do not publish it, correct it, or sort the good from the bad.
        </p>
        <p>
          Customers are told that only you will read their words. So before you show a review to somebody
          else, ask the person who wrote it, or leave out whatever says who they are.
        </p>
        <p>
          By leaving a review, a customer confirms that it is about a service they had themselves, and lets
          the professional keep it. The <Link to={`${paths.privacy}#your-rights`}>Privacy Policy</Link> says
          how to have one deleted.
        </p>
      </>
    ),
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    body: (
      <>
        <p>A good word is worth something only if it is meant. Please do not</p>
        <ul>
          <li>write reviews about yourself, have them invented, or give something in return for praise;</li>
          <li>send your link to people who have not been your customers;</li>
          <li>insult, threaten or harass anyone, or break the law, in a review or with one;</li>
          <li>pretend to be somebody else;</li>
          <li>
            try to get into other people's accounts, to read what is not yours, or to overload the service.
          </li>
        </ul>
        <p>
          Where this happens, we may delete a review or close an account. Unless it is urgent, we write to you
          first.
        </p>
      </>
    ),
  },
  {
    id: 'plans-and-payment',
    title: 'Plans and payment',
    body: (
      <>
        <ul>
          <li>
            <strong>Free:</strong> {freePlan.reviews} reviews in total and {workplacesIncluded}, for as long
            as you like.
          </li>
          <li>
            <strong>Monthly:</strong> ${prices.monthly} per month, with unlimited reviews and multiple
            workplaces.
          </li>
          <li>
            <strong>Annual:</strong> ${prices.annual} per year, with the same.
          </li>
        </ul>
        <p>
          Prices are in US dollars. A paid plan is paid in advance and renews for another month or year until
          you cancel it. You can cancel at any time, in <Link to={`${paths.settings}#billing`}>Settings</Link>{' '}
          under Manage billing and with two clicks at most: the plan then runs until the end of the period you
          have paid for, and your account returns to the free plan. An email reminds you three days before
          that, and another one tells you when the plan has ended.
        </p>
        <p>
          You lose nothing by that. Every review and every workplace stays; only new ones beyond the free plan
          are refused, and your review page closes if you have {freePlan.reviews} reviews or more.
        </p>
        <p>
          You can switch between Monthly and Annual at any time. The new plan starts at once and is charged in
          full, and what you have paid for the old one and not used is credited to your next bills.
        </p>
        <p>
          If a renewal cannot be charged, we tell you by email. Your plan stays active until the end of the
          period you have paid for, and goes on once the payment arrives.
        </p>
        <p>
          Payments are taken by Stripe. If a price changes, it applies to plans bought after that. A plan that
          renews keeps the price you bought it for, unless we tell you otherwise by email at least 30 days
          before. Where the law gives you a right to your money back, these terms do not take it away. All
          plans side by side are on the <Link to={paths.pricing}>pricing page</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'your-data',
    title: 'Your data is yours',
    body: (
      <>
        <p>
          The reviews in your account are yours to keep, whoever you work for next. You can take them away at
          any time, as a table from <Link to={paths.reviews}>My Reviews</Link>, or with everything else from{' '}
          <Link to={paths.settings}>Settings</Link>.
        </p>
        <p>
          We use your data to run the service for you, and for nothing else. The{' '}
          <Link to={paths.privacy}>Privacy Policy</Link> says what is stored, and for how long.
        </p>
      </>
    ),
  },
  {
    id: 'ending',
    title: 'Ending',
    body: (
      <>
        <p>
          You can delete your account in <Link to={paths.settings}>Settings</Link> whenever you like. Your
          reviews and workplaces go with it, your links and codes stop working, and nobody can bring them
          back, so download what you want to keep first. A subscription ends with the account, within minutes,
          and is not charged again; what is left of the period you have paid for is lost.
        </p>
        <p>
          We may end an account that breaks these terms. If we ever close the whole service, we will tell you
          by email at least 30 days before, so that you can take everything with you, and will refund what you
          have paid for the time after that.
        </p>
      </>
    ),
  },
  {
    id: 'liability',
    title: 'What we can and cannot promise',
    body: (
      <>
        <p>
          We run the service with care. Still, no service is up every minute of the year, and no email is
          certain to arrive. We cannot promise that customers will write, what they will write, or that it
          will get you a job.
        </p>
        <p>
          As far as the law allows, our liability is limited to what you paid us in the twelve months before
          the damage, and does not cover lost profit. Nothing here limits liability that the law does not
          allow to be limited, such as for intent, gross negligence, or harm to people.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    body: (
      <p>
        When we change something that matters to you, we tell you by email at least 30 days before it takes
        effect, and the date at the top changes. If you do not agree, you can delete your account by then.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Is something unclear, or does it seem unfair? Write to <SupportLink />.
      </p>
    ),
  },
];
