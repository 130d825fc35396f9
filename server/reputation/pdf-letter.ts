import type { StatementChoice } from '#contract/reputation.ts';
import { light } from '#server/platform/palette.ts';
import { MARGIN, type PageWriter, type Style, small, strong, WIDTH } from './pdf-pages.ts';
import { type Flow, flowOf } from './pdf-text.ts';
import type { StatementReview } from './statement.ts';

const PADDING = { x: 20, y: 18 };
const ROUND = 16;
const POINT = 4;
const STAR_SIZE = 13;
const GAP = 14;
const KEPT_WHOLE = 300;
const INNER = WIDTH - 2 * PADDING.x;

const words = { size: 13, typeface: 'voice', leading: 20 } as const;

type Choice = Pick<StatementChoice, 'names' | 'texts'>;

interface RowText {
  text: string;
  flow: Flow;
  /** Where its lines begin. */
  side: Flow['direction'];
}

interface Row {
  height: number;
  draw: () => void;
}

/** A review on note ground, which continues on the next page if it is long. */
export function drawLetter(page: PageWriter, review: StatementReview, choice: Choice): void {
  const rows = rowsOf(page, review, choice);
  const height = heightOf(rows);
  // A long one begins where the last ended, with its stars and at least two lines.
  page.ensureSpace(height <= KEPT_WHOLE ? height : heightOf(rows.slice(0, 3)));
  page.section(() => {
    let isFirst = true;
    while (rows.length > 0) {
      const part = rows.splice(0, countFitting(rows, page.spaceLeft - 2 * PADDING.y));
      page.artifact(() => drawGround(page, heightOf(part), { isFirst, isLast: rows.length === 0 }));
      page.down(PADDING.y);
      for (const row of part) {
        row.draw();
        page.down(row.height);
      }
      if (rows.length > 0) page.breakPage();
      isFirst = false;
    }
  });
  page.down(PADDING.y + GAP);
}

function heightOf(rows: Row[]): number {
  return rows.reduce((sum, { height }) => sum + height, 2 * PADDING.y);
}

/** At least one row, so that every page shows something. */
function countFitting(rows: Row[], space: number): number {
  let left = space;
  const end = rows.findIndex(({ height }) => {
    left -= height;
    return left < 0;
  });
  return end === -1 ? rows.length : Math.max(1, end);
}

function rowsOf(page: PageWriter, review: StatementReview, choice: Choice): Row[] {
  const comment = choice.texts === 'shown' ? review.comment : '';
  const isNamed = choice.names === 'shown';
  const { texts } = page;
  const { t, line } = texts;
  const createdOn = texts.date(review.createdAt);
  const date = review.editedAt ? t('{date}, edited later', { date: createdOn }) : createdOn;
  const place = isNamed ? review.customerLocation : null;
  const meta = line([place, review.where, date].flatMap((fact) => fact || []));
  const paragraphs = comment.split('\n').filter((text) => text.trim() !== '');
  return [
    {
      height: STAR_SIZE + 9,
      draw: () =>
        page.element(
          'Figure',
          () => page.stars(review.rating, { x: MARGIN + PADDING.x, y: page.y, size: STAR_SIZE }),
          { alt: t('{rating} out of 5 stars', { rating: review.rating }) },
        ),
    },
    ...paragraphs.flatMap((paragraph) => textRows(page, written(paragraph), words, light.ink)),
    { height: paragraphs.length > 0 ? 7 : 0, draw: () => {} },
    ...(isNamed && review.customerName
      ? textRows(
          page,
          { ...written(review.customerName), ...(texts.direction === 'rtl' && { side: 'rtl' as const }) },
          strong,
          light.ink,
        )
      : []),
    ...textRows(page, { text: meta, flow: texts, side: texts.direction }, small, light.inkMuted),
  ];
}

function written(text: string): RowText {
  const flow = flowOf(text);
  return { text, flow, side: flow.direction };
}

function textRows(page: PageWriter, text: RowText, style: Style, color: string): Row[] {
  const left = MARGIN + PADDING.x;
  return page
    .paragraph('P', page.text.linesOf(text.text, style, INNER, text.flow), (line) => {
      const x = text.side === 'ltr' ? left : left + INNER - line.width;
      page.text.draw(line.text, style, { x, y: page.y + style.size, color, flow: line.flow });
    })
    .map((draw) => ({ height: style.leading, draw }));
}

/** The corner at the bottom where lines begin is pointed, as that of every letter. */
function drawGround(
  page: PageWriter,
  height: number,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): void {
  const [left, top, right, bottom] = [MARGIN, page.y, MARGIN + WIDTH, page.y + height];
  const upper = isFirst ? ROUND : 0;
  const lower = isLast ? ROUND : 0;
  const point = isLast ? POINT : 0;
  const [atLeft, atRight] = page.texts.direction === 'ltr' ? [point, lower] : [lower, point];
  page.pdf
    .moveTo(left + upper, top)
    .lineTo(right - upper, top)
    .quadraticCurveTo(right, top, right, top + upper)
    .lineTo(right, bottom - atRight)
    .quadraticCurveTo(right, bottom, right - atRight, bottom)
    .lineTo(left + atLeft, bottom)
    .quadraticCurveTo(left, bottom, left, bottom - atLeft)
    .lineTo(left, top + upper)
    .quadraticCurveTo(left, top, left + upper, top)
    .fill(light.note);
}
