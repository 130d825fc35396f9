import { MAX_EMPLOYER_LINK_DAYS } from '#contract/employer-links.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import { REVIEW_LINK_DAYS as days } from '#contract/review-links.ts';
import { site } from '#web/site.ts';
import { answer } from './answer.tsx';
import { Question } from './Question.tsx';

export function ForCustomers() {
  return (
    <>
      <Question id="need-an-account" title={'Do I need an account or an app?' as Sentence}>
        <p>
          {answer(
            "No. Scan the code, choose your stars, write a few words and add your name. That's all." as Sentence,
          )}
        </p>
      </Question>
      <Question id="who-reads-it" title={'Who reads what I write?' as Sentence}>
        <p>
          {answer(
            "Only the person you wrote to. We email them your review and keep it in their private list. We don't publish it or share it with their employer." as Sentence,
          )}
        </p>
      </Question>
      <Question id="my-review" title={'Can I change or delete my review?' as Sentence}>
        <p>
          {answer(
            "Yes, for {days} days. After you send your review, press <b>Save my private link</b>. With this link you can edit your review, take it back, or read the reply. Anyone with the link can do the same, so keep it to yourself. You'll find the links saved on your phone under <links>Private links on this phone</links>." as Sentence,
            { days },
          )}
        </p>
        <p>
          {answer(
            "Don't have the link? Write to <support>{support}</support>. Tell us who the review was for, when you sent it, and the name you used." as Sentence,
          )}
        </p>
      </Question>
      <Question
        id="employer"
        title={'What does it mean to allow showing my review to an employer?' as Sentence}
      >
        <p>
          {answer(
            "It's up to you. If you allow it, the professional can show your review, with your first name, to an employer. They do that with a link that works for up to {most} days. With your private link, you can change your mind for {days} days." as Sentence,
            { days, most: MAX_EMPLOYER_LINK_DAYS },
          )}
        </p>
      </Question>
      <Question id="not-sent" title={'It says Saved on this phone, not sent yet' as Sentence}>
        <p>
          {answer(
            "Your words are safe on your phone. We'll send them as soon as you're back online. If you close the page, just open any review link again later. Your review will arrive only once." as Sentence,
          )}
        </p>
        <p>
          {answer(
            "If the page asks you to keep it open, your phone couldn't save your words. Please don't close it yet." as Sentence,
          )}
        </p>
      </Question>
      {site.hasPlans && (
        <Question id="page-closed" title={"It says the person can't take more reviews right now" as Sentence}>
          <p>
            {answer(
              'Their free plan is full. It has nothing to do with you. Try the same link again in a few days, or tell them in person.' as Sentence,
            )}
          </p>
        </Question>
      )}
      <Question id="invalid-link" title={'It says Invalid Review Link' as Sentence}>
        <p>
          {answer(
            'The link is incomplete, or the account no longer exists. Scan the code again, or ask for a new link.' as Sentence,
          )}
        </p>
      </Question>
    </>
  );
}
