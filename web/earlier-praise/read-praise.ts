import {
  IMPORT_MAX,
  MAX_PRAISE,
  type PraiseForm,
  type PraiseSource,
  praiseForm,
  praiseSources,
} from '#contract/earlier-praise.ts';
import { t, translateMessage } from '#web/language.ts';
import { plural } from '#web/plural.ts';
import { type Cells, cellsByColumn, plain } from './columns.ts';
import { decodeText } from './decode-text.ts';
import { isDayFirstIn, monthIn } from './month-in.ts';
import { brands } from './origin.ts';
import { readRows } from './read-rows.ts';
import { starsIn } from './stars-in.ts';

export type CheckedRow = { line: number } & (
  | { item: PraiseForm; message?: undefined }
  | { item?: undefined; message: string }
);

export interface PraiseSheet {
  /** A guess for the rows that name none. */
  source: PraiseSource;
  needsSource: boolean;
  /** Null if the dates could be both. */
  isDayFirst: boolean | null;
  check: (source: PraiseSource, isDayFirst: boolean) => CheckedRow[];
}

/** The problem is that of the whole file, and says what to do. */
export async function readPraiseFile(file: File): Promise<PraiseSheet | { problem: string }> {
  if (file.size > IMPORT_MAX)
    return { problem: t('This is too large. Please import at most 4 MB at a time.') };
  return readPraise(decodeText(new Uint8Array(await file.arrayBuffer())), file.name);
}

export function readPraise(text: string, fileName = ''): PraiseSheet | { problem: string } {
  if (text.includes('\0'))
    return { problem: t("This isn't a text file. Save the table as CSV first, then choose that file.") };
  const [headings, ...rows] = readRows(text);
  if (!headings) return { problem: t('There are no rows here.') };
  const cellsOf = cellsByColumn(headings.cells);
  if (!cellsOf)
    return {
      problem: t('The first line must name the columns. One of them must be Text, Comment or Review.'),
    };
  if (rows.length === 0) return { problem: t("There's only a heading line here, and no rows below it.") };
  if (rows.length > MAX_PRAISE)
    return {
      problem: plural(
        'You can keep up to 500. This has {count} row.|You can keep up to 500. This has {count} rows.',
        rows.length,
      ),
    };
  const records = rows.map((row) => ({ ...row, values: cellsOf(row.cells) }));
  return {
    source: guessSource([fileName, ...headings.cells]),
    needsSource: records.some(({ values }) => !sourceIn(values.source)),
    isDayFirst: isDayFirstIn(records.map(({ values }) => values.date)),
    check: (source, isDayFirst) =>
      records.map(({ line, cells, isMalformed, values }) => {
        if (isMalformed)
          return {
            line,
            message: t('Please check the quotation marks: one is missing, or there is one too many'),
          };
        if (cells.slice(headings.cells.length).some((cell) => cell.trim()))
          return { line, message: t('This line has more columns than the first one') };
        const { data, error } = praiseForm.safeParse(itemOf(values, source, isDayFirst));
        return data
          ? { line, item: data }
          : { line, message: translateMessage(error?.issues[0]?.message ?? '') };
      }),
  };
}

function itemOf(
  { words, title, first, last, name, rating, date, source, url }: Cells,
  chosen: PraiseSource,
  isDayFirst: boolean,
) {
  const fullName = `${first} ${last}`.trim() || name;
  return {
    words: title && !beginsWith(words, title) ? `${title}\n${words}` : words,
    name: ANONYMOUS.includes(plain(fullName)) ? null : fullName,
    rating: starsIn(rating),
    month: date ? monthIn(date, isDayFirst) : null,
    source: sourceIn(source) ?? chosen,
    url: url || null,
  };
}

/** Some tools repeat the title. */
function beginsWith(words: string, title: string): boolean {
  return words.startsWith(title) && !/^[\p{L}\p{N}]/u.test(words.slice(title.length));
}

/** What stands for a missing name in Google's files, and in ours in twelve languages. */
const ANONYMOUS =
  'agoogleuser anonymous sinnombre semnome anonyme anonym senzanome anoniem anonimowo anonim بلااسم 匿名'
    .split(' ')
    .map(plain);

function sourceIn(cell: string): PraiseSource | undefined {
  const text = plain(cell);
  return praiseSources.find((source) => (source in brands ? text.startsWith(source) : text === source));
}

/** Headings that the export of one of them has, and no other. */
const SIGNS: Partial<Record<PraiseSource, string>> = {
  google: 'starrating',
  trustpilot: 'consumername',
  tripadvisor: 'triptype',
  facebook: 'recommendationtype',
  linkedin: 'creationdate',
};

/** The name of the file or a heading may also tell. */
function guessSource(names: string[]): PraiseSource {
  const found = names.map(plain);
  const isFrom = (source: PraiseSource) =>
    source in brands && found.some((name) => name.includes(source) || name === SIGNS[source]);
  return praiseSources.find(isFrom) ?? 'other';
}
