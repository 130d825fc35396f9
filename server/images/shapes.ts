import { MARK, STAR_PATH } from '#contract/drawings.ts';

/** An outline that is filled, drawn as a line, or both. */
export interface Shape {
  path: string;
  fill?: string;
  /** In units of the path. */
  line?: { width: number; color: string };
  place?: { x: number; y: number; scale: number };
}

export function shapesAsSvg(shapes: Shape[]): string {
  return shapes
    .map(({ path, fill = 'none', line, place }) => {
      const stroke = line
        ? ` stroke="${line.color}" stroke-width="${line.width}" stroke-linecap="round" stroke-linejoin="round"`
        : '';
      const transform = place ? ` transform="translate(${place.x} ${place.y}) scale(${place.scale})"` : '';
      return `<path d="${path}" fill="${fill}"${stroke}${transform}/>`;
    })
    .join('');
}

/** The box of the mark that has ink, in its 32 × 32 drawing. */
const MARK_BOX = { left: 2.4, top: 2.5, size: 27.5 };

export function drawMark(x: number, y: number, size: number, color: string): Shape[] {
  const scale = size / MARK_BOX.size;
  const place = {
    x: round(x - MARK_BOX.left * scale),
    y: round(y - MARK_BOX.top * scale),
    scale: round(scale),
  };
  return [
    { path: MARK.ring, line: { width: 5, color }, place },
    { path: MARK.tail, fill: color, place },
  ];
}

/** The box of the star that has ink, in its 24 × 24 drawing. */
const STAR_BOX = { left: 1.5, top: 2, width: 21, height: 20.5 };
const STAR_GAP = 4;

/** For this height. */
export const starsWidth = (size: number) => ((5 * STAR_BOX.width + 4 * STAR_GAP) * size) / STAR_BOX.height;

/** @param size height */
export function drawStars(
  x: number,
  y: number,
  size: number,
  { fill, line }: { fill?: string; line: string },
): Shape[] {
  const scale = size / STAR_BOX.height;
  return Array.from({ length: 5 }, (_, index) => ({
    path: STAR_PATH,
    ...(fill && { fill }),
    line: { width: 1.3, color: line },
    place: {
      x: round(x + (index * (STAR_BOX.width + STAR_GAP) - STAR_BOX.left) * scale),
      y: round(y - STAR_BOX.top * scale),
      scale: round(scale),
    },
  }));
}

/** Distance of a quarter circle's control points, as a share of the radius. */
const QUARTER = 0.5523;
const POINT = 0.25;

/** The product's shape: round, with one pointed corner at the start of the last line. */
export function letterPath(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  isRightToLeft = false,
): string {
  const [right, bottom] = [x + width, y + height];
  const at = (value: number) => round(isRightToLeft ? x + right - value : value);
  const point = radius * POINT;
  const corner = (values: number[]) =>
    `C${values.map((value, index) => (index % 2 === 0 ? at(value) : round(value))).join(' ')}`;
  const bend = radius * (1 - QUARTER);
  const tip = point * (1 - QUARTER);
  return [
    `M${at(x + radius)} ${round(y)}L${at(right - radius)} ${round(y)}`,
    corner([right - bend, y, right, y + bend, right, y + radius]),
    `L${at(right)} ${round(bottom - radius)}`,
    corner([right, bottom - bend, right - bend, bottom, right - radius, bottom]),
    `L${at(x + point)} ${round(bottom)}`,
    corner([x + tip, bottom, x, bottom - tip, x, bottom - point]),
    `L${at(x)} ${round(y + radius)}`,
    corner([x, y + bend, x + bend, y, x + radius, y]),
    'Z',
  ].join('');
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
