import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogueFile, plurals, readCatalogue, type Translated } from '#locales/catalogue.ts';
import { findSentences, sentencesIn } from '../scripts/languages/find-sentences.ts';
import { updateCatalogue, writeTemplate } from '../scripts/languages/update-catalogue.ts';

const root = join(import.meta.dirname, '..');
const found = findSentences(root);
const translated = Object.keys(plurals) as Translated[];

test('The template has every sentence of the code (npm run languages brings it up to date)', () => {
  expect(readFileSync(join(root, 'locales/messages.pot'), 'utf8')).toBe(writeTemplate(found));
});

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
    { sentence: 'Open your inbox', files: ['web/a.tsx'], comments: [] },
  ]);
  const filled = before.catalogue.replace('msgstr ""\n', 'msgstr "Posteingang öffnen"\n');
  const after = updateCatalogue(filled, 'de', [
    { sentence: 'Open your inbox now', files: ['web/a.tsx'], comments: ['A button'] },
  ]);
  expect(after).toMatchObject({ translated: 0, fuzzy: 1, missing: 0 });
  expect(after.catalogue).toContain('#, fuzzy\n#| msgid "Open your inbox"\nmsgid "Open your inbox now"');
});

test('Sentences are found with what the code tells translators', () => {
  const code = `
    // For translators: the button of a dialog
    const label = t('Remove#label');
    const other = isMany ? 'x' : t(isOne ? 'One' : 'None');
    plural('{count} star|{count} stars', 3);
    const table = { a: 'In a table' as Sentence, b: 'Not a sentence' };`;
  expect(sentencesIn(code, 'a.ts')).toEqual([
    { sentence: 'Remove#label', comments: ['the button of a dialog'] },
    ...['One', 'None', '{count} star|{count} stars', 'In a table'].map((sentence) => ({
      sentence,
      comments: [],
    })),
  ]);
});

function placeholdersIn(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}|<\/?\w+>/g))].sort();
}
