import { Fragment, useEffect, useState } from 'react';
import { currentLanguage } from './language.ts';

/**
 * A heading's text. Chinese and Japanese have no spaces: it breaks between words only. The words are marked after hydration,
 * since the server may divide them otherwise than the browser.
 */
export function Phrase({ text }: { text: string }) {
  const [words, setWords] = useState<string[] | null>(null);
  useEffect(() => setWords(divide(text)), [text]);
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

/** null: the browser breaks the lines well without help. */
function divide(text: string): string[] | null {
  const language = currentLanguage();
  const needsHelp = language === 'zh' || (language === 'ja' && !CSS.supports('word-break', 'auto-phrase'));
  if (!needsHelp || !('Segmenter' in Intl)) return null;
  const words: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    // Punctuation stays with the word before it.
    if (isWordLike || words.length === 0) words.push(segment);
    else words[words.length - 1] += segment;
  }
  return words;
}
