import { type ReactNode, useId } from 'react';
import { letterSize } from '#contract/letter-size.ts';
import { currentDirection } from '#web/language.ts';

interface LetterProps {
  words: string;
  /** The default follows from the length of the words. */
  size?: keyof typeof sizes;
  /** The words as shown: folded, or with some of them marked. */
  shownWords?: ReactNode;
  wordsClassName?: string | undefined;
  lang?: string | undefined;
  portrait?: ReactNode;
  stars: ReactNode;
  name: ReactNode;
  headingLevel?: 'h2' | 'h3';
  /** Places and dates. */
  facts?: readonly ReactNode[];
  /** Ends the line of the name. */
  aside?: ReactNode;
  /** `letter` gives it a ground: otherwise the words lie on the paper. */
  className?: string | undefined;
  children?: ReactNode;
}

/** What a customer wrote, everywhere the same. */
export function Letter({
  words,
  size = letterSize(words),
  shownWords = words,
  wordsClassName = '',
  lang,
  portrait,
  stars,
  name,
  headingLevel: Heading = 'h3',
  facts = [],
  aside,
  className,
  children,
}: LetterProps) {
  const nameId = useId();
  return (
    // It has the direction of the words, so that their meta stands on the same side.
    <article dir="auto" aria-labelledby={nameId} className={className}>
      <div lang={lang} className={`letter-words ${sizes[size]} ${wordsClassName}`}>
        {shownWords}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 text-sm">
        {portrait}
        <Heading id={nameId} className="min-w-0 wrap-anywhere max-sm:flex-1">
          {name}
        </Heading>
        {stars}
        {aside}
      </div>
      <Facts facts={facts} />
      {children}
    </article>
  );
}

/** On one line or more. None begins or ends with a dot: those at its start lie in the margin, which is cut off. */
export function Facts({ facts }: { facts: readonly ReactNode[] }) {
  return (
    <div className="facts text-sm text-ink-muted">
      <div>
        {facts.filter(Boolean).map((fact, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they keep their places
          <span key={index}>
            <bdi dir={currentDirection()}>{fact}</bdi>
          </span>
        ))}
      </div>
    </div>
  );
}

const sizes = { l: 'words-l', m: 'words-m', s: 'words-s' };
