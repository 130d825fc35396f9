import { brand } from '#contract/brand.ts';
import type { Typesetter } from '#server/images/typesetting.ts';
import { type Code, QUIET_ZONE } from './code.ts';
import { type Block, type Column, layOutColumn } from './text-layout.ts';

/** What stands on a card. */
export interface Words {
  firstName: string;
  /** As in "Blue Door - Lisbon". */
  workplace: string | null;
  /** To be typed by who cannot scan: without what browsers add. */
  typedLink: string;
}

/** In millimetres. */
export interface Face {
  width: number;
  height: number;
  margin: number;
  /** The code without its quiet zone. */
  code: number;
  /** The sizes of type: the large line, and the other ones. */
  large: number;
  small: number;
  arrangement: 'beside' | 'under';
  /** The top of what may be used, where a slot is punched above it. */
  top?: number;
  /** A badge introduces somebody; everything else asks. */
  introduces?: boolean;
}

/** One card as the data of one path, from its upper left corner. */
export function drawFace(typesetter: Typesetter, face: Face, words: Words, code: Code): string {
  return face.arrangement === 'beside'
    ? drawBeside(typesetter, face, words, code)
    : drawUnder(typesetter, face, words, code);
}

/** Words on the left and the code with its link on the right, both from the same top to the same baseline. */
function drawBeside(typesetter: Typesetter, face: Face, words: Words, code: Code): string {
  const { width, height, margin, top = margin } = face;
  const quiet = (QUIET_ZONE * face.code) / code.modules;
  const codeLeft = width - Math.max(margin, quiet) - face.code;
  const link = setLink(typesetter, face, words, face.code);
  const block = face.code + quiet + link.height;
  const y = Math.max(quiet, top + (height - margin - top - block) / 2);

  const frame = { width: codeLeft - quiet - margin, align: 'left' } as const;
  const set = (scale: number) => ({
    upper: layOutColumn(typesetter, [headline(face, words), ...workplaceOf(face, words)], frame, scale),
    lower: layOutColumn(typesetter, [...introduction(face), promise(face), signature(face)], frame, scale),
  });
  const { upper, lower } = whatFits(set, ({ upper, lower }) => {
    return upper.height + upper.below + face.small + lower.height <= block;
  });
  return [
    upper.path(margin, y),
    lower.path(margin, y + block - lower.height),
    code.path(face.code, codeLeft, y),
    link.path(codeLeft + face.code / 2, y + face.code + quiet),
  ].join('');
}

/** Everything in the middle, as on a poster. */
function drawUnder(typesetter: Typesetter, face: Face, words: Words, code: Code): string {
  const { width, height, margin, top = margin } = face;
  const quiet = (QUIET_ZONE * face.code) / code.modules;
  const frame = { width: width - 2 * margin, align: 'centre' } as const;
  const set = (scale: number) => {
    const upper = layOutColumn(
      typesetter,
      [...workplaceOf(face, words), headline(face, words)],
      frame,
      scale,
    );
    const link = setLink(typesetter, face, words, frame.width, 0.84);
    const lower = layOutColumn(typesetter, [promise(face)], frame, scale);
    const last = layOutColumn(typesetter, [signature(face)], frame, scale);
    const gap = face.small * 1.1;
    const columns: [Column, number][] = [
      [lower, quiet],
      [link, gap],
      [last, gap],
    ];
    const below = columns.reduce((sum, [{ height, below }, gap]) => sum + gap + height + below, 0);
    return { upper, columns, height: upper.height + upper.below + quiet + face.code + below };
  };
  const { upper, columns, height: used } = whatFits(set, (tried) => tried.height <= height - margin - top);

  let y = top + (height - margin - top - used) / 2;
  const parts = [upper.path(width / 2, y)];
  y += upper.height + upper.below + quiet;
  parts.push(code.path(face.code, (width - face.code) / 2, y));
  y += face.code;
  for (const [column, gap] of columns) {
    parts.push(column.path(width / 2, y + gap));
    y += gap + column.height + column.below;
  }
  return parts.join('');
}

function whatFits<Set>(set: (scale: number) => Set, fits: (tried: Set) => boolean): Set {
  let scale = 1;
  let tried = set(scale);
  while (!fits(tried) && scale > 0.4) {
    scale *= 0.93;
    tried = set(scale);
  }
  return tried;
}

function headline({ large, introduces }: Face, { firstName }: Words): Block {
  // Isolated, so that a name from right to left leaves the question mark where it is.
  const text = introduces ? firstName : `How was it with \u2068${firstName}\u2069?`;
  return {
    text,
    shortens: firstName,
    size: large,
    weight: 600,
    maxLines: introduces ? 2 : 3,
    gap: large * 0.42,
  };
}

function workplaceOf({ small, large }: Face, { workplace }: Words): Block[] {
  return workplace === null
    ? []
    : [{ text: workplace, size: small, weight: 400, maxLines: 2, gap: large * 0.42 }];
}

function introduction({ small, introduces }: Face): Block[] {
  return introduces ? [{ text: 'How was it?', size: small, weight: 600, maxLines: 1, gap: 0 }] : [];
}

function promise({ small, introduces }: Face): Block {
  const weight = introduces ? 400 : 600;
  return { text: '30 seconds · private', size: small, weight, maxLines: 1, gap: small * 0.35 };
}

function signature({ small }: Face): Block {
  return { text: brand.name, size: small * 0.78, weight: 400, maxLines: 1, gap: small * 0.55 };
}

/** On one line where it can be read so, else the host and the path below each other. */
function setLink(
  typesetter: Typesetter,
  { small }: Face,
  { typedLink }: Words,
  width: number,
  share = 0.95,
): Column {
  const size = small * share;
  const slash = typedLink.search(/(?<=[^/:])\/(?=[^/])/);
  const block = { weight: 400, maxLines: 1, gap: size * 0.22, size } as const;
  const isShort = typesetter.widthOf(typedLink, block) <= width;
  const parts = isShort || slash < 1 ? [typedLink] : [typedLink.slice(0, slash), typedLink.slice(slash)];
  const blocks = parts.map((text) => ({ ...block, text }));
  return layOutColumn(typesetter, blocks, { width, align: 'centre' });
}
