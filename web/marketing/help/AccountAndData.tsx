import type { Sentence } from '#contract/languages/sentence.ts';
import { site } from '#web/site.ts';
import { answer } from './answer.tsx';
import { Question } from './Question.tsx';

export function AccountAndData() {
  return (
    <>
      <Question id="forgot-password" title={'I forgot my password' as Sentence}>
        <p>
          {answer(
            'Enter your email address on the <forgot>Forgot password</forgot> page. The link we send works once, for one hour. If you ask twice, only the newest link works. Nothing there? Check your spam folder, or try another address you may have used.' as Sentence,
          )}
        </p>
      </Question>
      <Question id="passkeys" title={'How do I sign in with my face or fingerprint?' as Sentence}>
        <p>
          {answer(
            'Add a passkey in <settings>Settings</settings>, one for each device. Then your face, your fingerprint or the code of your phone is enough to sign in. Your password keeps working. Lost a device? Remove its passkey in Settings.' as Sentence,
          )}
        </p>
      </Question>
      <Question
        id="my-language"
        title={'Can I use {name} in my language?' as Sentence}
        values={{ name: site.name }}
      >
        <p>
          {answer(
            'Yes, in the twelve languages of your review page. Choose yours in <settings>Settings</settings>. Our emails come in that language too.' as Sentence,
          )}
        </p>
      </Question>
      <Question id="change-email" title={'How do I change my email address, name or password?' as Sentence}>
        <p>
          {answer(
            'In <settings>Settings</settings>. We send a link to your new email address. Until you open it, your reviews go to the old one. A new password signs out your other devices. A new name shows on your review page right away.' as Sentence,
          )}
        </p>
      </Question>
      <Question id="download" title={'How do I get a copy of everything you store about me?' as Sentence}>
        <p>
          {answer('Press <b>Download my data</b> in <settings>Settings</settings>.' as Sentence)}{' '}
          {answer(
            site.hasPlans
              ? ('You get one file with your account, workplaces, reviews, subscriptions and payments.' as Sentence)
              : ('You get one file with your account, workplaces and reviews.' as Sentence),
          )}{' '}
          {answer('The <privacy>Privacy Policy</privacy> lists what we store, and for how long.' as Sentence)}
        </p>
      </Question>
      <Question id="delete-account" title={'How do I delete my account?' as Sentence}>
        <p>
          {answer(
            "Press <b>Delete Account</b> in <settings>Settings</settings> and enter your password. This deletes your account, workplaces and reviews right away. It can't be undone, and your codes will stop working." as Sentence,
          )}
        </p>
        {site.hasPlans && (
          <p>
            {answer(
              "If you have a subscription, it ends too, and you lose the time you've paid for. To use that time, <cancel>cancel it</cancel> first and delete your account later." as Sentence,
            )}
          </p>
        )}
      </Question>
      <Question id="lost-phone" title={'I lost my phone, or forgot to sign out somewhere' as Sentence}>
        <p>
          {answer(
            "Go to <settings>Settings</settings> to see where you're signed in. Press <b>Sign out</b> next to the device you lost. Or press <b>Sign out everywhere</b>, which includes the device you're using. If your phone has your password saved, change it as well." as Sentence,
          )}
        </p>
        <p>
          {answer(
            "You're signed out after 30 days if you don't use a browser, and after 90 days in any case." as Sentence,
          )}
        </p>
      </Question>
      <Question id="somebody-else" title={'I think someone else is in my account' as Sentence}>
        <p>
          {answer(
            "Change your password in <settings>Settings</settings>, and keep only the passkeys you recognize. That signs out every other device. Can't get in? <forgot>Reset your password</forgot> to sign out all of them and remove every passkey. Then write to <support>{support}</support>." as Sentence,
          )}
        </p>
      </Question>
      <Question id="too-many-requests" title={'It says Too many requests' as Sentence}>
        <p>
          {answer(
            "You, or someone on your internet connection, tried the same thing many times. We pause briefly so that no one can guess passwords. Wait a few minutes, an hour at most, and try again. Nothing is lost or locked. Don't remember your password? <forgot>Reset it</forgot>." as Sentence,
          )}
        </p>
      </Question>
    </>
  );
}
