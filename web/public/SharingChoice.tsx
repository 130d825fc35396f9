import { useRef, useState } from 'react';
import type { Sentence } from '#contract/languages/sentence.ts';
import { SHARING_URL } from '#contract/review-fields.ts';
import { t } from '#web/language.ts';
import { SharingQuestion } from './SharingQuestion.tsx';

interface SharingChoiceProps {
  reviewLink: string;
  firstName: string;
  /** Null: not answered. */
  answer?: boolean | null;
  onSaved?: (allowed: boolean) => void;
}

/** One tap saves. A failed save goes back to the last answer that was saved. */
export function SharingChoice({ reviewLink, firstName, answer: given = null, onSaved }: SharingChoiceProps) {
  const [answer, setAnswer] = useState(given);
  const [outcome, setOutcome] = useState<'saved' | 'failed'>();
  const saved = useRef(given);
  const latest = useRef(given);
  const requests = useRef({ pending: 0, haveOverlapped: false });

  /** Each tap is sent at once. As requests can overtake each other, the last answer is sent again after several. */
  const save = async (allowed: boolean) => {
    const { current } = requests;
    current.haveOverlapped ||= current.pending > 0;
    current.pending += 1;
    const isSaved = await send(reviewLink, allowed);
    current.pending -= 1;
    if (current.pending > 0) return;
    if (current.haveOverlapped) {
      current.haveOverlapped = false;
      void save(latest.current ?? allowed);
      return;
    }
    if (isSaved) {
      saved.current = allowed;
      onSaved?.(allowed);
    } else {
      latest.current = saved.current;
      setAnswer(saved.current);
    }
    setOutcome(isSaved ? 'saved' : 'failed');
  };

  const choose = (allowed: boolean) => {
    latest.current = allowed;
    setAnswer(allowed);
    setOutcome(undefined);
    void save(allowed);
  };

  return (
    <SharingQuestion
      firstName={firstName}
      answer={answer}
      status={outcome ? t(texts[outcome]) : EMPTY_LINE}
      isFailed={outcome === 'failed'}
      onChoose={choose}
    />
  );
}

const texts = {
  saved: 'Saved' as Sentence,
  failed: "That wasn't saved. Please try again." as Sentence,
};

/** Keeps the place of what follows, so that nothing moves under the next tap. */
const EMPTY_LINE = '\u00a0';

/** `call` is too heavy for the thank-you page. @returns whether it was saved. */
async function send(reviewLink: string, allowed: boolean): Promise<boolean> {
  try {
    const { ok } = await fetch(SHARING_URL, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'review-link': reviewLink },
      body: JSON.stringify({ allowed }),
      // The customer may close the page right after the tap.
      keepalive: true,
    });
    return ok;
  } catch {
    return false;
  }
}
