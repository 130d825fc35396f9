import papa from 'papaparse';

export interface FileRow {
  /** The physical line on which the record begins; the first of the file is 1. */
  line: number;
  cells: string[];
  isMalformed: boolean;
}

const SEPARATORS = [',', ';', '\t', '|'];

/** The records that aren't blank; the first has the headings. */
export function readRows(text: string): FileRow[] {
  const input = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  // Excel names the separator on a line before the headings.
  const [named = '', separator = separatorIn(input)] = /^sep=(.)(?=\n)/i.exec(input) ?? [];
  const records = input.slice(named.length);
  const rows: FileRow[] = [];
  let line = 1;
  let end = 0;
  papa.parse<string[]>(records, {
    delimiter: separator,
    newline: '\n',
    step({ data, errors, meta }) {
      // Some write a blank before the quotes.
      const cells = data.map((cell) => cell.replace(/^\s+"(.*)"\s*$/s, '$1'));
      if (cells.some((cell) => cell.trim())) rows.push({ line, cells, isMalformed: errors.length > 0 });
      line += records.slice(end, meta.cursor).split('\n').length - 1;
      end = meta.cursor;
    },
  });
  return rows;
}

/** Decided by the headings, since texts have more commas than a German file has semicolons. */
function separatorIn(input: string): string {
  const [headings = ''] = input.trimStart().split('\n', 1);
  const unquoted = headings.split('"').filter((_, index) => index % 2 === 0);
  const counts = SEPARATORS.map((separator) => unquoted.join('').split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}
