import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogueFile, plurals, readCatalogue, type Translated } from '#locales/catalogue.ts';
import { findSentences, readComments } from '../scripts/languages/find-sentences.ts';
import { updateCatalogue, writeTemplate } from '../scripts/languages/update-catalogue.ts';

const root = join(import.meta.dirname, '..');
const found = findSentences(root);
const translated = Object.keys(plurals) as Translated[];

test('The template has every sentence of the code (npm run languages brings it up to date)', () => {
  expect(readFileSync(join(root, 'locales/messages.pot'), 'utf8')).toBe(writeTemplate(found));
});

test('Sentences under four words, and those with a pronoun, tell translators what they stand for', () => {
  const needsComment = ({ sentence }: { sentence: string }) => {
    const text = sentence.replace(/[|#].*/s, '').replace(/<\/?\w+>/g, ' ');
    return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length < 4 || PRONOUN.test(text);
  };
  const bare = found.filter((each) => needsComment(each) && each.comment === '');
  expect(bare.map(({ sentence }) => sentence)).toEqual([]);
  const sentences = new Set(found.map(({ sentence }) => sentence));
  expect(Object.keys(readComments(root)).filter((sentence) => !sentences.has(sentence))).toEqual([]);
});

const PRONOUN = /\b(it|its|they|them|their|theirs|ones)\b|\bone (first|you|to)\b|\bone[.,?]/i;

describe.for(translated)('The catalogue %s', (language) => {
  const text = readFileSync(catalogueFile(language), 'utf8');
  const entries = readCatalogue(language);

  test('has every sentence of the code, translated and read', () => {
    const { catalogue, fuzzy, missing } = updateCatalogue(text, language, found);
    expect({ fuzzy, missing }).toEqual({ fuzzy: 0, missing: 0 });
    expect(catalogue === text, 'npm run languages changes nothing').toBe(true);
  });

  test('has the placeholders and elements of each English sentence', () => {
    for (const { sentence, forms } of entries) {
      const english = sentence.split('#')[0]?.split('|').at(-1) ?? '';
      for (const [form, translation] of Object.entries(forms)) {
        // "One review" may leave out the number.
        const more = form === 'other' ? '' : '{count}';
        expect([translation, placeholdersIn(translation + more)]).toEqual([
          translation,
          placeholdersIn(english + more),
        ]);
        expect(translation.trim()).not.toBe('');
      }
    }
  });

  test('ends sentences like the English one, and follows the typography of its language', () => {
    for (const { sentence, forms } of entries) {
      for (const text of Object.values(forms)) {
        const words = text.replace(/<\/?\w+>|\{\w+\}|\d[\d:.,]*|[\w.+-]+@\S+|https?:\S+/g, 'x');
        expect([text, /[.。]$/.test(text)]).toEqual([text, /[^.]\.$/.test(sentence.split('#')[0] ?? '')]);
        expect(words).not.toMatch(/\.\.\.|['"]| {2}/);
        if (language === 'fr') expect(words).not.toMatch(/[^\u00a0\u202f][?!:;]/);
        if (language === 'es') expect(/[?!]/.test(words)).toBe(/[¿¡]/.test(words));
        if (language === 'zh' || language === 'ja') expect(words).not.toMatch(/[?!:;()]/);
      }
    }
  });
});

test('No title of a service problem is only in server/, where the browser finds no translation of it', () => {
  expect(found.filter(({ files }) => files.includes('server/admin/service-problems.ts'))).toEqual([]);
});

test('A changed sentence keeps its translation, which waits for a reader', () => {
  const before = updateCatalogue('', 'de', [
    { sentence: 'Open your inbox', files: ['web/a.tsx'], comment: '' },
  ]);
  const filled = before.catalogue.replace('msgstr ""\n', 'msgstr "Posteingang öffnen"\n');
  const after = updateCatalogue(filled, 'de', [
    { sentence: 'Open your inbox now', files: ['web/a.tsx'], comment: 'A button' },
  ]);
  expect(after).toMatchObject({ translated: 0, fuzzy: 1, missing: 0 });
  expect(after.catalogue).toContain('#, fuzzy\n#| msgid "Open your inbox"\nmsgid "Open your inbox now"');
});

test('A catalogue says whether a native speaker has read it, and a new one that none has', () => {
  const from = (catalogue: string) => updateCatalogue(catalogue, 'de', []).catalogue;
  const unread = from('');
  expect(unread).toContain('"X-Read-By-Native: no\\n"');
  const read = unread.replace('Native: no', 'Native: yes');
  expect(from(read)).toBe(read);
  for (const language of translated)
    expect(readFileSync(catalogueFile(language), 'utf8')).toMatch(/^"X-Read-By-Native: (no|yes)\\n"$/m);
});

test.for(translated)('In %s, a label that is a term of the glossary is its translation', (language) => {
  const lower = (text: string) => text.toLocaleLowerCase(language);
  const labels = new Map(
    readCatalogue(language).map(({ sentence, forms }) => [
      sentence.split('#')[0]?.toLowerCase(),
      forms.other,
    ]),
  );
  const others = termsOf(language).flatMap(({ english, words }) => {
    const label = labels.get(english.toLowerCase());
    const isTerm = words.some((word) => label && lower(label).includes(lower(word)));
    return label && !isTerm ? [{ english, label }] : [];
  });
  expect(others).toEqual([]);
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

function termsOf(language: Translated) {
  const chapters = readFileSync(join(root, 'locales/GLOSSARY.md'), 'utf8').split(/^## /m);
  const chapter = chapters.find((text) => text.split('\n', 1)[0]?.includes(`(\`${language}\`)`)) ?? '';
  const rows = [...chapter.matchAll(/^\| (.+?) \| (.+?) \| (.+?) \|$/gm)].slice(1);
  expect(rows.length).toBeGreaterThan(0);
  return rows.map(([, english = '', words = '', not = '']) => ({
    english,
    words: words.split(', '),
    not: not === '–' ? [] : not.split(', '),
  }));
}

function placeholdersIn(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}|<\/?\w+>/g))].sort();
}
