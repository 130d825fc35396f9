import type { ReactNode } from 'react';
import { reviewLimitReached } from '#contract/errors.ts';
import type { Sentence } from '#contract/languages/sentences.ts';
import { scrollIntoView } from '#web/ui/FormError.tsx';
import { t, translateMessage } from './language.ts';
import type { Progress, Trouble } from './sending.ts';

/** Status of a submitted review until the server confirms it. */
export function UnsentNote({ progress, firstName }: { progress: Progress; firstName: string }) {
  if (progress.step === 'arrived') return null;
  if (progress.step === 'refused') return <RefusedNote message={progress.message} firstName={firstName} />;
  const { isStored, trouble } = progress;
  if (trouble === null) return null;
  return (
    <Note
      title={t(isStored ? 'Saved on this phone, not sent yet' : 'Not sent yet')}
      text={t(reasons[trouble])}
      // A server message is already announced by the toast.
      isCalm={isStored}
      isAlert={trouble === 'offline' || trouble === 'unreachable'}
    >
      <p className="mt-1">
        {nextStep(progress)} {t(isStored ? whenClosed : whenOnlyHere)}
      </p>
    </Note>
  );
}

const reasons: Record<Trouble, Sentence> = {
  offline: 'You are offline.',
  unreachable: "We can't reach Goodword right now.",
  busy: "We can't reach Goodword right now.",
  slow: 'The connection is slow.',
};
const whenClosed: Sentence = 'If you close this page, just open the link again later.';
const whenOnlyHere: Sentence = "This phone couldn't save it, so please keep this page open.";

function nextStep(progress: Extract<Progress, { step: 'sending' | 'waiting' }>): string {
  if (progress.step === 'sending')
    return t(progress.trouble === 'slow' ? 'Still sending...' : 'Trying again...');
  if (progress.trouble === 'offline') return t("We'll send it as soon as you're back online.");
  return nextTry(progress.waitMs);
}

function nextTry(ms: number): string {
  if (ms <= 10_000) return t('Trying again in a few seconds.');
  if (ms <= 60_000) return t('Trying again within a minute.');
  return t('Trying again in about {minutes} min.', { minutes: Math.round(ms / 60_000) });
}

function RefusedNote({ message, firstName }: { message: string | undefined; firstName: string }) {
  if (message === reviewLimitReached[1]) {
    return (
      <Note
        title={t('Not sent')}
        text={t("{name} can't take more reviews right now. Your text is still here if you want to copy it.", {
          name: firstName,
        })}
        isRefusal
      />
    );
  }
  return (
    <Note
      title={t('Not sent')}
      text={message ? translateMessage(message) : t("Your review wasn't accepted.")}
      isRefusal
    >
      <p className="mt-1">{t('Your text is still here. You can edit it and try again.')}</p>
    </Note>
  );
}

interface NoteProps {
  title: string;
  text: string;
  isAlert?: boolean;
  /** Nothing is lost, and nothing needs doing. */
  isCalm?: boolean;
  /** Shown above the fields, so it is scrolled into view. */
  isRefusal?: boolean;
  children?: ReactNode;
}

/** Only text that stays the same between attempts is an alert. */
function Note({ title, text, isRefusal = false, isAlert = isRefusal, isCalm = false, children }: NoteProps) {
  return (
    <div
      ref={isRefusal ? scrollIntoView : null}
      className={`scroll-mt-32 rounded-control p-4 ${isCalm ? 'bg-tint' : 'bg-warning-soft'}`}
    >
      <div role={isAlert ? 'alert' : undefined}>
        <p className={`font-semibold ${isCalm ? 'text-accent' : 'text-warning'}`}>{title}</p>
        <p className="mt-1">{text}</p>
      </div>
      {children}
    </div>
  );
}
