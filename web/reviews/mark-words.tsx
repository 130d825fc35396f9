import { Fragment, type ReactNode } from 'react';
import { foldCase, withoutAccents } from '#contract/search.ts';

/** The text with the words of a search marked, wherever the server finds them. */
export function markWords(text: string, words: readonly string[]): ReactNode {
  const letters = text.match(/\P{M}\p{M}*|\p{M}+/gsu) ?? [];
  const folded = letters.map(foldCase);
  const isMarked = new Array<boolean>(letters.length).fill(false);
  for (const spelling of [folded, folded.map(withoutAccents)]) {
    for (const [from, to] of occurrences(spelling, words)) isMarked.fill(true, from, to);
  }
  return joinEqual(letters, isMarked).map(({ part, marked }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
    <Fragment key={index}>
      {marked ? (
        <mark className="rounded-sm bg-tint text-ink underline decoration-accent decoration-2 underline-offset-2">
          {part}
        </mark>
      ) : (
        part
      )}
    </Fragment>
  ));
}

/** From which letter to which; folding may make several of one. */
function* occurrences(letters: readonly string[], words: readonly string[]): Generator<[number, number]> {
  const letterAt = letters.flatMap((letter, index) => new Array<number>(letter.length).fill(index));
  const text = letters.join('');
  for (const word of words) {
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length))
      yield [letterAt[at] ?? 0, (letterAt[at + word.length - 1] ?? 0) + 1];
  }
}

function joinEqual(letters: readonly string[], isMarked: readonly boolean[]) {
  const parts: { part: string; marked: boolean }[] = [];
  for (const [index, letter] of letters.entries()) {
    const marked = isMarked[index] ?? false;
    const last = parts.at(-1);
    if (last?.marked === marked) last.part += letter;
    else parts.push({ part: letter, marked });
  }
  return parts;
}
