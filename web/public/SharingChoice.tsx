import { useRef, useState } from 'react';
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
  const [status, setStatus] = useState(given === null ? EMPTY_LINE : '');
  const saved = useRef(given);
  const latest = useRef(given);
  const earlier = useRef(Promise.resolve());

  const save = async (allowed: boolean) => {
    if (latest.current !== allowed) return;
    try {
      await send(reviewLink, allowed);
      saved.current = allowed;
      setStatus(t('Saved'));
      onSaved?.(allowed);
    } catch {
      if (latest.current !== allowed) return;
      latest.current = saved.current;
      setAnswer(saved.current);
      setStatus(t("That wasn't saved. Please try again."));
    }
  };

  const choose = (allowed: boolean) => {
    latest.current = allowed;
    setAnswer(allowed);
    setStatus(EMPTY_LINE);
    // One after the other, so that the last tap counts.
    earlier.current = earlier.current.then(() => save(allowed));
  };

  return <SharingQuestion firstName={firstName} answer={answer} status={status} onChoose={choose} />;
}

/** Keeps the place of what follows, so that nothing moves under the next tap. */
const EMPTY_LINE = '\u00a0';

/** `call` is too heavy for the thank-you page. */
async function send(reviewLink: string, allowed: boolean): Promise<void> {
  const { ok } = await fetch(SHARING_URL, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'review-link': reviewLink },
    body: JSON.stringify({ allowed }),
    // The customer may close the page right after the tap.
    keepalive: true,
  });
  if (!ok) throw new Error();
}
