import { Fragment, type ReactNode, useId } from 'react';
import { letterSize } from '#contract/letter-size.ts';

interface LetterProps {
  /** Their length decides their size. */
  words: string;
  /** The words as shown: folded, or with some of them marked. */
  shownWords?: ReactNode;
  wordsClassName?: string | undefined;
  lang?: string | undefined;
  portrait?: ReactNode;
  stars: ReactNode;
  name: ReactNode;
  headingLevel?: 'h2' | 'h3';
  /** Dates and places. */
  facts?: readonly ReactNode[];
  /** Ends the first line under the words. */
  aside?: ReactNode;
  /** `letter` gives it a ground: otherwise the words lie on the paper. */
  className?: string | undefined;
  children?: ReactNode;
}

/** What a customer wrote, everywhere the same. */
export function Letter({
  words,
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
    <article aria-labelledby={nameId} className={className}>
      <div lang={lang} dir="auto" className={`letter-words ${sizes[letterSize(words)]} ${wordsClassName}`}>
        {shownWords}
      </div>
      <div className="text-sm text-ink-muted">
        {aside}
        <span className="me-2 inline-flex items-center gap-2 align-middle">
          {portrait}
          {stars}
        </span>
        <Heading id={nameId} dir="auto" className="me-2 inline font-sans text-sm tracking-normal text-ink">
          {name}
        </Heading>
        {facts.filter(Boolean).map((fact, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they keep their places
          <Fragment key={index}>
            <span>{index > 0 ? '\u00a0· ' : ' '}</span>
            <span>{fact}</span>
          </Fragment>
        ))}
      </div>
      {children}
    </article>
  );
}

const sizes = { l: 'words-l', m: 'words-m', s: 'words-s' };
