import { Link } from 'wouter';
import { annualSaving, freePlan, prices } from '#contract/plans.ts';
import { paths } from '#web/paths.ts';
import { workplacesIncluded } from '../workplaces-included.ts';
import { Question } from './Question.tsx';

export function Plans() {
  return (
    <>
      <Question id="what-is-free" title="What's free?">
        <p>
          {freePlan.reviews} reviews in total and {workplacesIncluded}, with your link, your QR code and an
          email for each review. The free plan doesn't expire.
        </p>
      </Question>
      <Question id="five-reviews" title={`What happens at ${freePlan.reviews} reviews?`}>
        <p>
          Your review page pauses. Anyone who opens it reads that you can't take more reviews right now. You
          keep everything you have. We let you know with your last two free reviews. If a customer finds your
          page paused, we tell you that too, at most once a day.
        </p>
        <p>
          With a <Link to={paths.pricing}>paid plan</Link>, your page opens again right away, with the same
          link and code.
        </p>
      </Question>
      <Question id="prices" title="What do the paid plans cost?">
        <p>
          ${prices.monthly} per month, or ${prices.annual} per year, which saves ${annualSaving}. Both include
          unlimited reviews and multiple workplaces. See <Link to={paths.pricing}>Pricing</Link>.
        </p>
      </Question>
      <Question id="pay" title="How do I pay?">
        <p>
          Choose a plan on the <Link to={paths.pricing}>Pricing</Link> page and pay by card with Stripe, our
          payment provider. We never see your card. Your plan starts as soon as Stripe confirms the payment,
          usually within seconds, and we email you. If your card is declined or you go back, you aren't
          charged.
        </p>
      </Question>
      <Question id="switch" title="Can I switch between Monthly and Annual?">
        <p>
          Yes, anytime, on the <Link to={paths.pricing}>Pricing</Link> page. The new plan starts right away
          and is charged in full. We credit what you haven't used of the old one to your next bills.
        </p>
      </Question>
      <Question id="cancel" title="How do I cancel?">
        <p>
          In <Link to={`${paths.settings}#billing`}>Settings</Link>, with two clicks: press{' '}
          <strong>Cancel subscription</strong> and confirm on the page that opens. You can also get there with{' '}
          <strong>Manage billing</strong>. You don't need a reason.
        </p>
        <p>
          Your plan runs until the end of the period you've paid for and won't renew. Until then, you can
          change your mind under <strong>Manage billing</strong>.
        </p>
      </Question>
      <Question id="payment-failed" title="A payment failed. What now?">
        <p>
          We'll email you, and you'll see a note in <Link to={`${paths.settings}#billing`}>Settings</Link>.
          Your plan stays active until the end of the period you've paid for. Update your card under{' '}
          <strong>Manage billing</strong>. Your plan continues once the payment goes through, even if it has
          ended.
        </p>
      </Question>
      <Question id="after-the-plan" title="What happens when a paid plan ends?">
        <p>
          You go back to the free plan and keep every review and workplace. Your review page pauses if you
          have {freePlan.reviews} reviews or more. You can't add workplaces beyond {workplacesIncluded}.
        </p>
        <p>If your plan won't renew, we email you three days before it ends, and again when it has ended.</p>
      </Question>
    </>
  );
}
