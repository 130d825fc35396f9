import type { Sentence } from '#contract/languages/sentence.ts';
import { annualSaving, freePlan, prices } from '#contract/plans.ts';
import { plural } from '#web/plural.ts';
import { price } from '#web/ui/counts.ts';
import { answer } from './answer.tsx';
import { Question } from './Question.tsx';

const limit = freePlan.reviews;

export function Plans() {
  return (
    <>
      <Question id="what-is-free" title={"What's free?" as Sentence}>
        <p>
          {plural(
            "{limit} reviews in total and one workplace, with your link, your QR code and an email for each review. The free plan doesn't expire.|{limit} reviews in total and {count} workplaces, with your link, your QR code and an email for each review. The free plan doesn't expire.",
            freePlan.workplaces,
            { limit },
          )}
        </p>
      </Question>
      <Question id="five-reviews" title={'What happens at {limit} reviews?' as Sentence} values={{ limit }}>
        <p>
          {answer(
            "Your review page pauses. Anyone who opens it reads that you can't take more reviews right now. You keep everything you have. We let you know with your last two free reviews. If a customer finds your page paused, we tell you that too, at most once a day." as Sentence,
          )}
        </p>
        <p>
          {answer(
            'With a <pricing>paid plan</pricing>, your page opens again right away, with the same link and code.' as Sentence,
          )}
        </p>
      </Question>
      <Question id="prices" title={'What do the paid plans cost?' as Sentence}>
        <p>
          {answer(
            '{monthly} per month, or {annual} per year, which saves {saving}. Both include unlimited reviews and multiple workplaces. See <pricing>Pricing</pricing>.' as Sentence,
            {
              monthly: price(prices.monthly),
              annual: price(prices.annual),
              saving: price(annualSaving),
            },
          )}
        </p>
      </Question>
      <Question id="pay" title={'How do I pay?' as Sentence}>
        <p>
          {answer(
            "Choose a plan on the <pricing>Pricing</pricing> page and pay by card with Stripe, our payment provider. We never see your card. Your plan starts as soon as Stripe confirms the payment, usually within seconds, and we email you. If your card is declined or you go back, you aren't charged." as Sentence,
          )}
        </p>
      </Question>
      <Question id="switch" title={'Can I switch between Monthly and Annual?' as Sentence}>
        <p>
          {answer(
            "Yes, anytime, on the <pricing>Pricing</pricing> page. The new plan starts right away and is charged in full. We credit what you haven't used of the old one to your next bills." as Sentence,
          )}
        </p>
      </Question>
      <Question id="cancel" title={'How do I cancel?' as Sentence}>
        <p>
          {answer(
            "In <billing>Settings</billing>, with two clicks: press <b>Cancel subscription</b> and confirm on the page that opens. You can also get there with <b>Manage billing</b>. You don't need a reason." as Sentence,
          )}
        </p>
        <p>
          {answer(
            "Your plan runs until the end of the period you've paid for and won't renew. Until then, you can change your mind under <b>Manage billing</b>." as Sentence,
          )}
        </p>
      </Question>
      <Question id="payment-failed" title={'A payment failed. What now?' as Sentence}>
        <p>
          {answer(
            "We'll email you, and you'll see a note in <billing>Settings</billing>. Your plan stays active until the end of the period you've paid for. Update your card under <b>Manage billing</b>. Your plan continues once the payment goes through, even if it has ended." as Sentence,
          )}
        </p>
      </Question>
      <Question id="after-the-plan" title={'What happens when a paid plan ends?' as Sentence}>
        <p>
          {answer(
            'You go back to the free plan and keep every review and workplace. Your review page pauses if you have {limit} reviews or more.' as Sentence,
            { limit },
          )}{' '}
          {plural(
            "You can't add workplaces beyond one workplace.|You can't add workplaces beyond {count} workplaces.",
            freePlan.workplaces,
          )}
        </p>
        <p>
          {answer(
            "If your plan won't renew, we email you three days before it ends, and again when it has ended." as Sentence,
          )}
        </p>
      </Question>
    </>
  );
}
