import { encode } from 'uqr';

/** In modules, as required by ISO/IEC 18004. */
export const QUIET_ZONE = 4;

export interface Code {
  /** A single SVG path; separate squares would show hairlines where they touch. */
  path(size: number, x: number, y: number): string;
  modules: number;
}

/** Level M restores 15% of a code; Q restores 25%, for glare on laminated cards. */
export function encodeLink(link: string, isLaminated: boolean): Code {
  const { data } = encode(link, { ecc: isLaminated ? 'Q' : 'M', boostEcc: false, border: 0 });
  return {
    modules: data.length,
    path: (size, x, y) => {
      const position = (start: number, module: number) =>
        Math.round((start + (module * size) / data.length) * 1e4) / 1e4;
      return outlinesOf(data)
        .map(
          (corners) =>
            `M${corners.map(([column, row]) => `${position(x, column)} ${position(y, row)}`).join('L')}Z`,
        )
        .join('');
    },
  };
}

type Point = [x: number, y: number];

/** Right, down, left, up: the next entry is a right turn. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** Traces with black on the right, so that holes run the other way and stay white. */
function outlinesOf(black: boolean[][]): Point[][] {
  const isBlack = (x: number, y: number) => black[y]?.[x] ?? false;
  const edges = new Map<string, Set<number>>();
  black.forEach((row, y) => {
    row.forEach((isSet, x) => {
      if (!isSet) return;
      if (!isBlack(x, y - 1)) add(x, y, 0);
      if (!isBlack(x + 1, y)) add(x + 1, y, 1);
      if (!isBlack(x, y + 1)) add(x + 1, y + 1, 2);
      if (!isBlack(x - 1, y)) add(x, y + 1, 3);
    });
  });

  function add(x: number, y: number, direction: number) {
    const key = `${x},${y}`;
    edges.set(key, (edges.get(key) ?? new Set()).add(direction));
  }

  const outlines: Point[][] = [];
  for (const [start, directions] of edges) {
    for (const first of directions) {
      const corners: Point[] = [];
      let [x = 0, y = 0] = start.split(',').map(Number);
      let direction = first;
      let before: number | null = null;
      while (edges.get(`${x},${y}`)?.delete(direction)) {
        if (direction !== before) corners.push([x, y]);
        before = direction;
        x += STEPS[direction]?.[0] ?? 0;
        y += STEPS[direction]?.[1] ?? 0;
        // If two black corners touch, a right turn stays on the same square.
        const outgoing = edges.get(`${x},${y}`) ?? new Set();
        direction =
          [direction + 1, direction, direction + 3]
            .map((candidate) => candidate % 4)
            .find((candidate) => outgoing.has(candidate)) ?? -1;
      }
      outlines.push(corners);
    }
  }
  return outlines;
}
