import type { Sentence } from '#contract/languages/sentence.ts';
import { reviewLimitReached } from '#contract/submission-errors.ts';
import { blank, t, translateMessage } from '#web/language.ts';
import { site } from '#web/site.ts';
import { scrollIntoView } from '#web/ui/FormError.tsx';
import type { Progress, Trouble } from './sending.ts';

type OnItsWay = Extract<Progress, { step: 'sending' | 'waiting' }>;

/** Status of a submitted review until the server confirms it. Rendered from the start, so that changes are announced. */
export function WaitingNote({ progress }: { progress: OnItsWay | null }) {
  const { isStored = false, trouble = null } = progress ?? {};
  const words = trouble && (
    <Words
      title={t(isStored ? 'Saved. It goes out by itself.' : 'Not sent yet')}
      text={t(reasons[trouble], { site: site.name })}
      isCalm={isStored}
    />
  );
  return (
    <div className={trouble ? `notice mb-5 ${isStored ? 'border-accent' : 'border-warning'}` : ''}>
      {/* Only text that stays the same between attempts is announced. */}
      <div role="status">{isStored && words}</div>
      {/* A server message is already announced by the toast. */}
      {!isStored && words && <div role={trouble === 'busy' ? undefined : 'alert'}>{words}</div>}
      {progress && trouble && (
        <p ref={scrollToButton} className="mt-1">
          <span>{nextStep(progress)}</span>
          {blank()}
          <span>{t(isStored ? whenClosed : whenOnlyHere)}</span>
        </p>
      )}
    </div>
  );
}

/** Below the note, which is then in view too. */
function scrollToButton(note: HTMLElement | null): void {
  note?.closest('form')?.querySelector('[type=submit]')?.scrollIntoView({ block: 'nearest' });
}

const reasons: Record<Trouble, Sentence> = {
  offline: 'You are offline.' as Sentence,
  unreachable: "We can't reach {site} right now." as Sentence,
  busy: "We can't reach {site} right now." as Sentence,
  slow: 'The connection is slow.' as Sentence,
};
const whenClosed: Sentence = 'If you close this page, just open the link again later.' as Sentence;
const whenOnlyHere: Sentence = "This phone couldn't save it, so please keep this page open." as Sentence;

function nextStep(progress: OnItsWay): string {
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

/** Above the fields, so it is scrolled into view. */
export function RefusedNote({ message, firstName }: { message: string | undefined; firstName: string }) {
  const isFull = message === reviewLimitReached[1];
  return (
    <div ref={scrollIntoView} className="notice scroll-mt-32 border-warning">
      <div role="alert">
        <Words
          title={t('Not sent')}
          text={
            isFull
              ? t(
                  "{name} can't take more reviews right now. Your text is still here if you want to copy it.",
                  {
                    name: firstName,
                  },
                )
              : message
                ? translateMessage(message)
                : t("Your review wasn't accepted.")
          }
        />
      </div>
      {!isFull && <p className="mt-1">{t('Your text is still here. You can edit it and try again.')}</p>}
    </div>
  );
}

/** `isCalm`: nothing is lost, and nothing needs doing. */
function Words({ title, text, isCalm = false }: { title: string; text: string; isCalm?: boolean }) {
  return (
    <>
      <p className={`font-semibold ${isCalm ? 'text-accent' : 'text-warning'}`}>{title}</p>
      <p className="mt-1">{text}</p>
    </>
  );
}
