import type { Sentence } from '#contract/languages/sentence.ts';
import { freePlan } from '#contract/plans.ts';
import { plural } from '#web/plural.ts';
import { site } from '#web/site.ts';
import { answer, withLinks } from './answer.tsx';
import { Question } from './Question.tsx';

const firstSteps = {
  open: '<register>Create an account</register>.' as Sentence,
  closed: '<login>Sign in</login>.' as Sentence,
} satisfies Record<string, Sentence>;

export function GettingStarted() {
  return (
    <>
      <Question id="begin" title={'How do I start?' as Sentence}>
        <p>
          {answer(firstSteps[site.registration])}{' '}
          {answer(
            "Your link and QR code are on your <dashboard>Dashboard</dashboard>. Print the code or share the link, and ask your next happy customer. That's all." as Sentence,
          )}
        </p>
      </Question>
      <Question id="workplace" title={'Do I have to add a workplace?' as Sentence}>
        <p>
          {answer(
            'No. With <b>No specific workplace</b> selected, your code opens your general page, with just your first name. Those reviews are listed as General Review. With a workplace, customers see where they met you, and you see where each review comes from.' as Sentence,
          )}
        </p>
      </Question>
      <Question id="second-workplace" title={'How do I add a second workplace?' as Sentence}>
        <p>
          {answer(
            'In <settings>Settings</settings>, or with <b>Add New Workplace...</b> in the list above your QR code. Each workplace gets its own link and code.' as Sentence,
          )}{' '}
          {site.hasPlans &&
            withLinks(
              plural(
                'The free plan includes one workplace. For more, you need a <pricing>paid plan</pricing>.|The free plan includes {count} workplaces. For more, you need a <pricing>paid plan</pricing>.',
                freePlan.workplaces,
              ),
            )}
        </p>
      </Question>
      <Question
        id="install"
        title={'How do I put {name} on my phone like an app?' as Sentence}
        values={{ name: site.name }}
      >
        <ul>
          <li>
            {answer(
              "<b>Android:</b> open this site in Chrome and tap Install on the card that appears. You can also choose Install app or Add to Home screen in the browser's menu." as Sentence,
            )}
          </li>
          <li>
            {answer(
              '<b>iPhone and iPad:</b> open this site in Safari, tap Share, then Add to Home Screen.' as Sentence,
            )}
          </li>
        </ul>
        <p>{answer('Your customers never need to install anything.' as Sentence)}</p>
      </Question>
    </>
  );
}
