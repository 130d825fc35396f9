import { type GetTextTranslation, type GetTextTranslations, po } from 'gettext-parser';
import { plurals, READ_BY_NATIVE, sentenceOf, type Translated } from '#locales/catalogue.ts';
import type { Found } from './find-sentences.ts';

/** What changed less than this keeps its translation, as a proposal. */
const SIMILAR = 0.6;

export function writeTemplate(found: Found[]): string {
  return write(
    found.map((each) => entryOf(each, untranslated(each, 2))),
    { 'Content-Type': CONTENT_TYPE },
  );
}

const CONTENT_TYPE = 'text/plain; charset=UTF-8';

interface Updated {
  catalogue: string;
  translated: number;
  fuzzy: number;
  missing: number;
}

/** Takes the catalogue's translations along; those of a changed sentence wait as fuzzy for a reader. */
export function updateCatalogue(catalogue: string, language: Translated, found: Found[]): Updated {
  const { headers = {}, translations } = po.parse(catalogue);
  const known = entriesOf(translations);
  const sentences = new Set(found.map(({ sentence }) => sentence));
  const dropped = [...known.values()].filter((entry) => !sentences.has(sentenceOf(entry)));
  const entries = found.map((each) => {
    const entry = known.get(each.sentence);
    return entry
      ? keep(entry, each)
      : propose(mostSimilar(each, dropped), each, plurals[language].forms.length);
  });
  const isFuzzy = ({ comments }: GetTextTranslation) => comments?.flag === 'fuzzy';
  const isMissing = ({ msgstr }: GetTextTranslation) => msgstr.includes('');
  return {
    catalogue: write(entries, {
      Language: language,
      'Content-Type': CONTENT_TYPE,
      'Plural-Forms': plurals[language].formula,
      [READ_BY_NATIVE]: headers[READ_BY_NATIVE] ?? 'no',
    }),
    translated: entries.filter((entry) => !isFuzzy(entry) && !isMissing(entry)).length,
    fuzzy: entries.filter(isFuzzy).length,
    missing: entries.filter((entry) => !isFuzzy(entry) && isMissing(entry)).length,
  };
}

function entriesOf(translations: GetTextTranslations['translations']): Map<string, GetTextTranslation> {
  const entries = Object.values(translations).flatMap((ofContext) => Object.values(ofContext));
  return new Map(entries.filter(({ msgid }) => msgid !== '').map((entry) => [sentenceOf(entry), entry]));
}

function keep({ msgstr, comments = {} }: GetTextTranslation, found: Found): GetTextTranslation {
  const entry = entryOf(found, msgstr);
  const { translator, flag, previous } = comments;
  return { ...entry, comments: { ...entry.comments, ...{ translator, flag, previous } } };
}

function propose(changed: GetTextTranslation | undefined, found: Found, forms: number): GetTextTranslation {
  if (!changed) return entryOf(found, untranslated(found, forms));
  const entry = entryOf(found, changed.msgstr);
  const previous = `msgid ${JSON.stringify(changed.msgid)}`;
  return { ...entry, comments: { ...entry.comments, flag: 'fuzzy', previous } };
}

/** The sentences are of one file, since words are alike everywhere. */
function mostSimilar({ sentence, files }: Found, entries: GetTextTranslation[]) {
  return entries
    .filter(
      ({ msgid_plural, comments }) =>
        Boolean(msgid_plural) === sentence.includes('|') &&
        files.some((file) => comments?.reference?.split('\n').includes(file)),
    )
    .map((entry) => ({ entry, similarity: similarityOf(sentence, sentenceOf(entry)) }))
    .filter(({ similarity }) => similarity >= SIMILAR)
    .sort((one, other) => other.similarity - one.similarity)[0]?.entry;
}

/** Dice's coefficient of the words: 1 for the same ones, 0 for none in common. */
function similarityOf(one: string, other: string): number {
  const [words, others] = [one, other].map((text) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu)));
  if (!words?.size || !others?.size) return 0;
  return (2 * words.intersection(others).size) / (words.size + others.size);
}

function untranslated({ sentence }: Found, forms: number): string[] {
  return Array(sentence.includes('|') ? forms : 1).fill('');
}

function entryOf({ sentence, files, comment }: Found, msgstr: string[]): GetTextTranslation {
  const [text = '', msgctxt] = sentence.split('#');
  const [msgid = '', msgid_plural] = text.split('|');
  return {
    ...(msgctxt && { msgctxt }),
    msgid,
    ...(msgid_plural && { msgid_plural }),
    msgstr,
    comments: { reference: files.join('\n'), extracted: comment },
  };
}

/** Leaves out line numbers and dates, which would change with every commit. */
function write(entries: GetTextTranslation[], headers: Record<string, string>): string {
  const translations: Record<string, Record<string, GetTextTranslation>> = {};
  for (const entry of entries) {
    const ofContext = translations[entry.msgctxt ?? ''] ?? {};
    translations[entry.msgctxt ?? ''] = ofContext;
    ofContext[entry.msgid] = entry;
  }
  const places = new Map(entries.map((entry, place) => [entry, place]));
  const table = { charset: 'utf-8', headers, translations };
  const inOrder = (one: GetTextTranslation, other: GetTextTranslation) =>
    (places.get(one) ?? 0) - (places.get(other) ?? 0);
  return `${po.compile(table, { foldLength: 0, sort: inOrder })}\n`;
}
