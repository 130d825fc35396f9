import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { site } from '#web/site.ts';
import { workplacesIncluded } from '../workplaces-included.ts';
import { Question } from './Question.tsx';

const firstSteps = {
  open: <Link to={paths.register}>Create an account</Link>,
  invite: 'Create an account with your invite link',
  closed: <Link to={paths.login}>Sign in</Link>,
};

export function GettingStarted() {
  return (
    <>
      <Question id="begin" title="How do I start?">
        <p>
          {firstSteps[site.registration]}. Your link and QR code are on your{' '}
          <Link to={paths.dashboard}>Dashboard</Link>. Print the code or share the link, and ask your next
          happy customer. That's all.
        </p>
      </Question>
      <Question id="workplace" title="Do I have to add a workplace?">
        <p>
          No. With <strong>No specific workplace</strong> selected, your code opens your general page, with
          just your first name. Those reviews are listed as General Review. With a workplace, customers see
          where they met you, and you see where each review comes from.
        </p>
      </Question>
      <Question id="second-workplace" title="How do I add a second workplace?">
        <p>
          In <Link to={paths.settings}>Settings</Link>, or with <strong>Add New Workplace...</strong> in the
          list above your QR code. Each workplace gets its own link and code.
          {site.hasPlans && (
            <>
              {' '}
              The free plan includes {workplacesIncluded}. For more, you need a{' '}
              <Link to={paths.pricing}>paid plan</Link>.
            </>
          )}
        </p>
      </Question>
      <Question id="install" title={`How do I put ${site.name} on my phone like an app?`}>
        <ul>
          <li>
            <strong>Android:</strong> open this site in Chrome and tap Install on the card that appears. You
            can also choose Install app or Add to Home screen in the browser's menu.
          </li>
          <li>
            <strong>iPhone and iPad:</strong> open this site in Safari, tap Share, then Add to Home Screen.
          </li>
        </ul>
        <p>Your customers never need to install anything.</p>
      </Question>
    </>
  );
}
