import { encode } from 'uqr';

/** Around a code this much stays white, in modules: ISO/IEC 18004. */
export const QUIET_ZONE = 4;

export interface Code {
  /** One outline in modules: squares side by side would show hairlines where they touch. */
  path(size: number, x: number, y: number): string;
  modules: number;
}

/** M mends 15 in 100 of a code. Under a film, which mirrors lamps, Q mends 25. */
export function encodeLink(link: string, isLaminated: boolean): Code {
  const { data } = encode(link, { ecc: isLaminated ? 'Q' : 'M', boostEcc: false, border: 0 });
  return {
    modules: data.length,
    path: (size, x, y) => {
      const at = (start: number, module: number) =>
        Math.round((start + (module * size) / data.length) * 1e4) / 1e4;
      return outlinesOf(data)
        .map((corners) => `M${corners.map(([column, row]) => `${at(x, column)} ${at(y, row)}`).join('L')}Z`)
        .join('');
    },
  };
}

type Point = [x: number, y: number];

/** Right, down, left, up: turning right is the next one. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** Walks round everything black with the black on the right, so that holes run the other way and stay white. */
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
        // Where two black corners touch, turning right stays with the same square.
        const onward = edges.get(`${x},${y}`) ?? new Set();
        direction =
          [direction + 1, direction, direction + 3]
            .map((each) => each % 4)
            .find((each) => onward.has(each)) ?? -1;
      }
      outlines.push(corners);
    }
  }
  return outlines;
}
