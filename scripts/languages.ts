import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '#contract/languages/languages.ts';
import { catalogueFile, type Translated } from '#locales/catalogue.ts';
import { findSentences } from './languages/find-sentences.ts';
import { updateCatalogue, writeTemplate } from './languages/update-catalogue.ts';

/* Brings the template and the catalogues up to date with the code, and says what waits for translators. */

const root = join(import.meta.dirname, '..');
const found = findSentences(root);
writeFileSync(join(root, 'locales/messages.pot'), writeTemplate(found));
const rows = (Object.keys(languages) as (keyof typeof languages)[])
  .filter((language): language is Translated => language !== 'en')
  .map((language) => {
    const file = catalogueFile(language);
    const { catalogue, ...counts } = updateCatalogue(readFileSync(file, 'utf8'), language, found);
    writeFileSync(file, catalogue);
    return { language, ...counts };
  });
console.table(rows);
