import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { site } from '#web/site.ts';
import { SupportLink } from '../Article.tsx';
import { Question } from './Question.tsx';

export function AccountAndData() {
  return (
    <>
      <Question id="forgot-password" title="I forgot my password">
        <p>
          Enter your email address on the <Link to={paths.forgotPassword}>Forgot password</Link> page. The
          link we send works once, for one hour. If you ask twice, only the newest link works. Nothing there?
          Check your spam folder, or try another address you may have used.
        </p>
      </Question>
      <Question id="change-email" title="How do I change my email address, name or password?">
        <p>
          In <Link to={paths.settings}>Settings</Link>. We send a link to your new email address. Until you
          open it, your reviews go to the old one. A new password signs out your other devices. A new name
          shows on your review page right away.
        </p>
      </Question>
      <Question id="download" title="How do I get a copy of everything you store about me?">
        <p>
          Press <strong>Download my data</strong> in <Link to={paths.settings}>Settings</Link>. You get one
          file with your account, workplaces
          {site.hasPlans ? ', reviews, subscriptions and payments' : ' and reviews'}. The{' '}
          <Link to={paths.privacy}>Privacy Policy</Link> lists what we store, and for how long.
        </p>
      </Question>
      <Question id="delete-account" title="How do I delete my account?">
        <p>
          Press <strong>Delete Account</strong> in <Link to={paths.settings}>Settings</Link> and enter your
          password. This deletes your account, workplaces and reviews right away. It can't be undone, and your
          codes will stop working.
        </p>
        {site.hasPlans && (
          <p>
            If you have a subscription, it ends too, and you lose the time you've paid for. To use that time,{' '}
            <a href="#cancel">cancel it</a> first and delete your account later.
          </p>
        )}
      </Question>
      <Question id="lost-phone" title="I lost my phone, or forgot to sign out somewhere">
        <p>
          Go to <Link to={paths.settings}>Settings</Link> to see where you're signed in. Press{' '}
          <strong>Sign out</strong> next to the device you lost. Or press <strong>Sign out everywhere</strong>
          , which includes the device you're using. If your phone has your password saved, change it as well.
        </p>
        <p>You're signed out after 30 days if you don't use a browser, and after 90 days in any case.</p>
      </Question>
      <Question id="somebody-else" title="I think someone else is in my account">
        <p>
          Change your password in <Link to={paths.settings}>Settings</Link>. That signs out every other
          device. Can't get in? <Link to={paths.forgotPassword}>Reset your password</Link> to sign out all of
          them. Then write to <SupportLink />.
        </p>
      </Question>
      <Question id="too-many-requests" title="It says Too many requests">
        <p>
          You, or someone on your internet connection, tried the same thing many times. We pause briefly so
          that no one can guess passwords. Wait a few minutes, an hour at most, and try again. Nothing is lost
          or locked. Don't remember your password? <Link to={paths.forgotPassword}>Reset it</Link>.
        </p>
      </Question>
    </>
  );
}
