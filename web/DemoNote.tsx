import { demoSignIn } from '#contract/demo.ts';
import { t } from '#web/language.ts';
import { richText } from '#web/ui/rich-text.tsx';

/** A thin line above what React renders, with a script of its own: pages of other installations carry nothing of it. */
export function DemoNote({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <aside
      aria-label={t('About this demo')}
      className="bg-tint px-5 py-1.5 text-center text-sm text-ink print:hidden"
    >
      <script defer src="/demo-clock.js" />
      {richText(t('This is a demo. It starts over <end>every hour</end>.'), {
        end: (text) => (
          <span id="demo-end" data-at={t('at {time}', { time: '{time}' })}>
            {text}
          </span>
        ),
      })}
      {!isSignedIn && (
        <span id="demo-sign-in">
          {' '}
          {richText(t('Sign in as <b>{username}</b> with <b>{password}</b>.', demoSignIn), {
            b: (text) => <b>{text}</b>,
          })}
        </span>
      )}
    </aside>
  );
}
