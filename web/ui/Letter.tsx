import { type ReactNode, useId } from 'react';

interface LetterProps {
  size: keyof typeof voices;
  stars: ReactNode;
  words: ReactNode;
  portrait?: ReactNode;
  name: ReactNode;
  headingLevel?: 'h2' | 'h3';
  /** Place and date. */
  meta: ReactNode;
  /** On the line of the stars, at its end. */
  aside?: ReactNode;
  lang?: string | undefined;
  /** For instance a line clamp. */
  wordsClassName?: string;
  children?: ReactNode;
}

/** What a customer wrote, everywhere the same. */
export function Letter({
  size,
  stars,
  words,
  portrait,
  name,
  headingLevel: Heading = 'h3',
  meta,
  aside,
  lang,
  wordsClassName = '',
  children,
}: LetterProps) {
  const nameId = useId();
  return (
    <article aria-labelledby={nameId} className={`letter ${paddings[size]}`}>
      <div className="flex min-h-5 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {stars}
        {aside}
      </div>
      <div lang={lang} dir="auto" className={`letter-words mt-3 ${voices[size]} ${wordsClassName}`}>
        {words}
      </div>
      <div className="mt-4 flex gap-3">
        {portrait}
        <div className="min-w-0">
          <Heading id={nameId} dir="auto" className="font-sans text-base font-semibold tracking-normal">
            {name}
          </Heading>
          <p className="text-sm text-ink-muted">{meta}</p>
        </div>
      </div>
      {children}
    </article>
  );
}

const voices = { l: 'voice-l', m: 'voice-m', s: 'voice-s' };
const paddings = { l: 'sm:p-8', m: '', s: 'px-5 py-4' };
