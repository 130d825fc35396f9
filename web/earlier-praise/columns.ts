import headings from './headings.json' with { type: 'json' };

/*
 * The headings that review tools and our own file in its twelve languages have, as `plain` writes them; better ones first. A
 * column is taken once, so "Bewertung" is the words only if nothing else is.
 */
const { company, workplace, ...columns } = headings;
type Column = keyof typeof columns;

export type Cells = Record<Column, string>;

/** Each record's cells by what they are, empty where the file has none; null if no heading names the words. */
export function cellsByColumn(headingCells: string[]): ((cells: string[]) => Cells) | null {
  const found = headingCells.map(plain);
  const taken = new Map<Column, number>();
  for (const [column, names] of Object.entries(columns) as [Column, string[]][]) {
    const places = names.map((name) => found.indexOf(plain(name)));
    const place = places.find((place) => place >= 0 && ![...taken.values()].includes(place));
    if (place !== undefined) taken.set(column, place);
  }
  if (!taken.has('words')) return null;
  // Then a title is that of a person's job.
  if (found.some((heading) => company.includes(heading))) taken.delete('title');
  const isOurs = found.length === 6 && workplace.map(plain).includes(found[4] ?? '');
  return (cells) => {
    const cellOf = (column: Column) => cells[taken.get(column) ?? -1]?.trim() ?? '';
    const names = Object.keys(columns) as Column[];
    return Object.fromEntries(
      names.map((column) => [column, isOurs ? rearm(cellOf(column)) : cellOf(column)]),
    ) as Cells;
  };
}

/** What is longer than this is no heading, date or number of stars; normalizing thousands of marks takes their number squared. */
export const CELL_MAX = 200;

/** Letters and digits alone, without accents. */
export function plain(text: string): string {
  return text
    .slice(0, CELL_MAX)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Takes off the apostrophes that our export puts before what spreadsheets would calculate. */
function rearm(text: string): string {
  return `\n${text}`.replace(/([;\t\r\n][ "]*)'(?=[=+\-@＝＋－＠\t\r])/gu, '$1').slice(1);
}
