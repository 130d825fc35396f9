import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '#contract/languages/languages.ts';
import { plurals, readCatalogue, type Translated } from '#locales/catalogue.ts';

const root = join(import.meta.dirname, '..');
const translated = Object.keys(plurals) as Translated[];
const chapters = readFileSync(join(root, 'locales/GLOSSARY.md'), 'utf8').split(/^## /m).slice(1);

test('The glossary has the same 25 terms in every language, with address and punctuation', () => {
  const found = chapters.map((chapter) => /^(.+) \(`(\w\w)`\)/.exec(chapter)?.slice(1));
  expect(found).toEqual(translated.map((language) => [languages[language], language]));
  for (const language of translated) {
    expect(termsOf(language).map(({ english }) => english)).toEqual(
      termsOf('de').map(({ english }) => english),
    );
    expect(termsOf(language)).toHaveLength(25);
    expect(chapterOf(language)).toMatch(/^Address: .+\n\nPunctuation: .+\n/m);
  }
});

test.for(translated)('In %s, a label that is a term of the glossary is its translation', (language) => {
  const catalogue = readCatalogue(language);
  const others = termsOf(language).flatMap(({ english, words }) => {
    const label = catalogue.find(
      ({ sentence }) => sentence.split('#')[0]?.toLowerCase() === english.toLowerCase(),
    )?.forms.other;
    const isTerm = words.some((word) => label && lower(label).includes(lower(word)));
    return label && !isTerm ? [{ english, label }] : [];
  });
  expect(others).toEqual([]);

  function lower(text: string): string {
    return text.toLocaleLowerCase(language);
  }
});

test.for(translated)(
  'In %s, no sentence and no help answer has a word that the glossary refuses',
  (language) => {
    const texts = [
      ...readCatalogue(language).flatMap(({ forms }) => Object.values(forms)),
      ...readFileSync(join(root, `content/help/${language}.md`), 'utf8').split('\n'),
    ].map((text) => text.replaceAll(/\{.+?\}|\]\(.+?\)/g, ''));
    const hasSpaces = language !== 'zh' && language !== 'ja';
    const found = termsOf(language).flatMap(({ not }) =>
      not.flatMap((word) => {
        const refused = new RegExp(`${hasSpaces ? '(?<![\\p{L}\\p{M}])' : ''}${word}`, 'iu');
        return texts.filter((text) => refused.test(text)).map((text) => ({ word, text }));
      }),
    );
    expect(found).toEqual([]);
  },
);

function chapterOf(language: Translated): string {
  return chapters.find((chapter) => chapter.includes(`(\`${language}\`)`)) ?? '';
}

function termsOf(language: Translated) {
  const rows = chapterOf(language).matchAll(/^\| (.+?) \| (.+?) \| (.+?) \|$/gm);
  return Array.from(rows, ([, english = '', words = '', not = '']) => ({
    english,
    words: words.split(', '),
    not: not === '–' ? [] : not.split(', '),
  })).slice(1);
}
