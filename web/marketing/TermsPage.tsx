import { Link } from 'wouter';
import { brand } from '#contract/brand.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import { freePlan, prices } from '#contract/plans.ts';
import { paths } from '#web/paths.ts';
import { site } from '#web/site.ts';
import { Article, type Chapter, Operator, SupportLink } from './Article.tsx';
import { workplacesIncluded } from './workplaces-included.ts';

export function TermsPage() {
  return (
    <Article
      title={'Terms of Service' as Sentence}
      intro="What you can expect from us, and what we ask of you, in plain words."
      updated="2026-11-23"
      chapters={chapters}
    />
  );
}

const plansAndPayment: Chapter = {
  id: 'plans-and-payment',
  title: 'Plans and payment',
  body: (
    <>
      <ul>
        <li>
          <strong>Free:</strong> {freePlan.reviews} reviews in total and {workplacesIncluded}, for as long as
          you like.
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
        Prices are in US dollars. You pay in advance, and your plan renews every month or year until you
        cancel. You can cancel anytime in <Link to={`${paths.settings}#billing`}>Settings</Link>, with two
        clicks. Your plan then runs until the end of the period you've paid for. After that, you're back on
        the free plan. We email you three days before your plan ends, and when it has ended.
      </p>
      <p>
        You keep every review and workplace. You can't add new ones beyond the free plan. Your review page
        pauses if you have {freePlan.reviews} reviews or more.
      </p>
      <p>
        You can switch between Monthly and Annual anytime. The new plan starts right away and is charged in
        full. We credit what you haven't used of the old one to your next bills.
      </p>
      <p>
        If a renewal payment fails, we email you. Your plan stays active until the end of the period you've
        paid for. It continues once the payment goes through.
      </p>
      <p>
        Stripe processes our payments. New prices apply to new subscriptions. If we change the price of yours,
        we email you at least 30 days before. These terms don't limit any legal right to a refund. You can
        compare all plans on the <Link to={paths.pricing}>pricing page</Link>.
      </p>
    </>
  ),
};

const chapters: readonly Chapter[] = [
  {
    id: 'who-we-are',
    title: 'Who we are',
    body: (
      <>
        <p>
          {brand.name} is software that anyone can run on their own server. In these terms, "we" means{' '}
          <Operator /> You can reach us at <SupportLink />.
        </p>
        <p>
          These terms apply to everyone with an account. Customers don't need one. For them, only{' '}
          <a href="#what-customers-send">What customers send</a> and <a href="#fair-use">Fair use</a> apply.
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
          Your account belongs to you, not to your employer. You must be old enough to enter into a contract
          where you live.
        </p>
        <ul>
          <li>Use your own name and an email address that you read. That's where we send your reviews.</li>
          <li>Keep your password to yourself. You're responsible for what happens in your account.</li>
          <li>
            Think someone else is in your account? Change your password in{' '}
            <Link to={paths.settings}>Settings</Link>, keep only the passkeys you recognize, and tell us. That
            signs out every other device. Resetting your password signs out all of them and removes every
            passkey.
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
          A review is a customer's opinion, in their own words. It goes to the professional it's about. We
          don't publish it, correct it or filter out bad ones.
        </p>
        <p>
          We tell customers that only you will read their words. Before you show a review to anyone else, ask
          the customer, or leave out anything that identifies them.
        </p>
        <p>
          By leaving a review, customers confirm that they received the service themselves. They also let the
          professional keep the review. The <Link to={`${paths.privacy}#your-rights`}>Privacy Policy</Link>{' '}
          says how to have it deleted.
        </p>
      </>
    ),
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    body: (
      <>
        <p>Praise only counts if it's real. Please don't:</p>
        <ul>
          <li>review yourself, have reviews made up, or give something in return for praise</li>
          <li>send your link to people who weren't your customers</li>
          <li>insult, threaten or harass anyone, or break the law</li>
          <li>pretend to be someone else</li>
          <li>try to get into other people's accounts or data, or overload the service</li>
        </ul>
        <p>
          If this happens, we may delete a review or close an account. Unless it's urgent, we'll write to you
          first.
        </p>
      </>
    ),
  },
  ...(site.hasPlans ? [plansAndPayment] : []),
  {
    id: 'your-data',
    title: 'Your data is yours',
    body: (
      <>
        <p>
          The reviews in your account are yours, wherever you work next. You can download them anytime: as a
          table from <Link to={paths.reviews}>My Reviews</Link>, or with all your data from{' '}
          <Link to={paths.settings}>Settings</Link>.
        </p>
        <p>
          We only use your data to run the service for you. The <Link to={paths.privacy}>Privacy Policy</Link>{' '}
          says what we store, and for how long.
        </p>
      </>
    ),
  },
  {
    id: 'ending',
    title: 'Ending your account',
    body: (
      <>
        <p>
          You can delete your account in <Link to={paths.settings}>Settings</Link> anytime. This deletes your
          reviews and workplaces, and your links and codes stop working. It can't be undone, so download what
          you want to keep first.
          {site.hasPlans &&
            " A subscription ends within minutes and isn't charged again. You lose the time you've paid for."}
        </p>
        <p>
          We may close an account that breaks these terms. If we ever shut down the service, we'll email you
          at least 30 days before. You can then download everything.
          {site.hasPlans && " We'll refund the time you've paid for after that."}
        </p>
      </>
    ),
  },
  {
    id: 'liability',
    title: "What we can and can't promise",
    body: (
      <>
        <p>
          We run the service with care. Still, no service is always up, and no email is certain to arrive. We
          can't promise that customers will write, what they'll write, or that it will get you a job.
        </p>
        <p>
          {site.hasPlans
            ? "As far as the law allows, we're liable for at most what you paid us in the 12 months before. It doesn't cover lost profit."
            : "As far as the law allows, we're not liable for damage or lost profit."}{' '}
          We don't limit liability where the law doesn't allow it, such as for intent, gross negligence or
          harm to people.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    body: (
      <p>
        If we change something that matters to you, we email you at least 30 days before. We also update the
        date at the top. If you don't agree, you can delete your account before then.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <>
        <p>
          Is anything unclear, or does it seem unfair? Write to <SupportLink />.
        </p>
        <p>
          Your browser loads software that others have written: <a href="/licenses.txt">their licenses</a>.
        </p>
      </>
    ),
  },
];
