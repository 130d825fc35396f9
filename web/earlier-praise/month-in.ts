import { isLanguage, languages } from '#contract/languages/languages.ts';
import { perLanguage } from '#contract/languages/locale.ts';
import { CELL_MAX, plain } from './columns.ts';

const YEAR_FIRST = /^(\d{4}) ?[-/.年] ?(\d{1,2})(?!\d)/;
const YEAR_LAST = /^(\d{1,2})([-/.]) ?(\d{1,2})[-/.] ?(\d{4}|\d{2})(?!\d)/;
const MONTH_AND_YEAR = /^(\d{1,2})[-/.](\d{4})$/;
const UNIX_TIME = /^\d{10}(?:\d{3})?$/;
/** "5 March 2024", or Excel's "Mar-24". */
const YEAR = /(?:^|\D)((?:19|20)\d\d)(?!\d)|-(\d\d)$/;

/** The month, like 2024-03. A cell that isn't one date stays as it is, so that the form's schema refuses it. */
export function monthIn(cell: string, isDayFirst: boolean): string {
  const date = tidy(cell).replace(MONTH_AND_YEAR, '$2-$1');
  if (UNIX_TIME.test(date))
    return new Date(Number(date.padEnd(13, '0'))).toISOString().slice(0, 'yyyy-mm'.length);
  const [, year = '', month = ''] = YEAR_FIRST.exec(date) ?? [];
  if (year) return `${year}-${month.padStart(2, '0')}`;
  const [, first = '', separator = '', second = '', lastYear = ''] = YEAR_LAST.exec(date) ?? [];
  if (!lastYear) return namedMonthIn(date) ?? cell;
  // 24-03-05 could begin with the year.
  if (separator === '-' && lastYear.length === 2) return cell;
  const [dayOfMonth, number] = isDayFirst || separator === '.' ? [first, second] : [second, first];
  return Number(dayOfMonth) <= 31 ? `${lastYear.padStart(4, '20')}-${number.padStart(2, '0')}` : cell;
}

/** What all dates of a column tell together; null if 3/5 could be both May and March. */
export function isDayFirstIn(cells: string[]): boolean | null {
  const dates = cells
    .map((cell) => YEAR_LAST.exec(tidy(cell)) ?? [])
    .filter(([, , mark]) => mark && mark !== '.');
  const [days, months] = [1, 3].map((place) => dates.some((date) => Number(date[place]) > 12));
  if (days !== months) return days === true;
  return dates.every(([, first, , second]) => Number(first) === Number(second)) || null;
}

function namedMonthIn(date: string): string | null {
  const [, year, short] = YEAR.exec(date) ?? [];
  const words = date.split(/[^\p{L}\p{M}]/u).map(plain);
  const [month, another] = new Set(words.flatMap((word) => monthNames().get(word) ?? []));
  return month && !another && (year ?? short) ? `${year ?? `20${short}`}-${month}` : null;
}

/** A month has other forms after a day. */
const formats = [
  perLanguage((locale) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long' })),
  perLanguage(
    (locale) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long', day: 'numeric' }),
  ),
  perLanguage((locale) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'short' })),
];

let names: Map<string, string> | undefined;

function monthNames(): Map<string, string> {
  names ??= new Map(
    Object.keys(languages)
      .filter(isLanguage)
      .flatMap((language) => formats.flatMap((formatIn) => namesIn(formatIn(language)))),
  );
  return names;
}

function namesIn(format: Intl.DateTimeFormat): [string, string][] {
  return Array.from({ length: 12 }, (_, index) => {
    const parts = format.formatToParts(Date.UTC(2024, index, 15));
    const name = parts.find(({ type }) => type === 'month')?.value ?? '';
    return [plain(name), String(index + 1).padStart(2, '0')];
  });
}

/** Removes marks of direction, and writes the digits that all keyboards have. */
function tidy(cell: string): string {
  return cell
    .slice(0, CELL_MAX)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .trim();
}
