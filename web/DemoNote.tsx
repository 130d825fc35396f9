import { demoSignIn } from '#contract/demo.ts';

/** A thin line above what React renders, with a script of its own: pages of other installations carry nothing of it. */
export function DemoNote({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <aside
      aria-label="About this demo"
      className="bg-tint px-5 py-1.5 text-center text-sm text-ink print:hidden"
    >
      <script defer src="/demo-clock.js" />
      This is a demo. It starts over <span id="demo-end">every hour</span>.
      {!isSignedIn && (
        <span id="demo-sign-in">
          {' '}
          Sign in as <b>{demoSignIn.username}</b> with <b>{demoSignIn.password}</b>.
        </span>
      )}
    </aside>
  );
}
