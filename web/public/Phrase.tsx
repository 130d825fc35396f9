import { Fragment, useEffect, useState } from 'react';
import { currentLanguage } from './language.ts';

/** Heading text that breaks only between words in Chinese and Japanese. Segmented after hydration, since the server may differ. */
export function Phrase({ text }: { text: string }) {
  const [words, setWords] = useState<string[] | null>(null);
  useEffect(() => setWords(segmentWords(text)), [text]);
  if (!words) return text;
  return (
    <span className="break-keep">
      {words.map((word, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice, and none ever moves
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {word}
        </Fragment>
      ))}
    </span>
  );
}

/** @returns null if the browser needs no help */
function segmentWords(text: string): string[] | null {
  const language = currentLanguage();
  const needsHelp = language === 'zh' || (language === 'ja' && !CSS.supports('word-break', 'auto-phrase'));
  if (!needsHelp || !('Segmenter' in Intl)) return null;
  const words: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    // Punctuation belongs to the word before it.
    if (isWordLike || words.length === 0) words.push(segment);
    else words[words.length - 1] += segment;
  }
  return words;
}
