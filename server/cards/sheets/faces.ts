import { brand } from '#contract/brand.ts';
import type { Typesetter } from '#server/images/typesetting.ts';
import { type Code, QUIET_ZONE } from './code.ts';
import { type Block, type Column, layOutColumn } from './text-layout.ts';

export interface CardText {
  firstName: string;
  workplace: string | null;
  typedLink: string;
}

/** In millimetres. */
export interface Face {
  width: number;
  height: number;
  margin: number;
  code: number;
  large: number;
  small: number;
  arrangement: 'beside' | 'under';
  /** Overrides the top margin, to leave space for a slot. */
  top?: number;
  /** Shows the name as the headline instead of the question. */
  isBadge?: boolean;
}

export function drawFace(typesetter: Typesetter, face: Face, text: CardText, code: Code): string {
  return face.arrangement === 'beside'
    ? drawBeside(typesetter, face, text, code)
    : drawUnder(typesetter, face, text, code);
}

function drawBeside(typesetter: Typesetter, face: Face, text: CardText, code: Code): string {
  const { width, height, margin, top = margin } = face;
  const quietZone = (QUIET_ZONE * face.code) / code.modules;
  const codeLeft = width - Math.max(margin, quietZone) - face.code;
  const link = layOutLink(typesetter, face, text, face.code);
  const block = face.code + quietZone + link.height;
  const y = Math.max(quietZone, top + (height - margin - top - block) / 2);

  const frame = { width: codeLeft - quietZone - margin, align: 'left' } as const;
  const layOut = (scale: number) => ({
    upper: layOutColumn(typesetter, [headline(face, text), ...workplaceOf(face, text)], frame, scale),
    lower: layOutColumn(
      typesetter,
      [...badgeQuestion(face), invitation(face, text), signature(face)],
      frame,
      scale,
    ),
  });
  const { upper, lower } = scaleToFit(layOut, ({ upper, lower }) => {
    return upper.height + upper.below + face.small + lower.height <= block;
  });
  return [
    upper.path(margin, y),
    lower.path(margin, y + block - lower.height),
    code.path(face.code, codeLeft, y),
    link.path(codeLeft + face.code / 2, y + face.code + quietZone),
  ].join('');
}

function drawUnder(typesetter: Typesetter, face: Face, text: CardText, code: Code): string {
  const { width, height, margin, top = margin } = face;
  const quietZone = (QUIET_ZONE * face.code) / code.modules;
  const frame = { width: width - 2 * margin, align: 'centre' } as const;
  const layOut = (scale: number) => {
    const upper = layOutColumn(typesetter, [...workplaceOf(face, text), headline(face, text)], frame, scale);
    const link = layOutLink(typesetter, face, text, frame.width, 0.84);
    const lower = layOutColumn(typesetter, [invitation(face, text)], frame, scale);
    const last = layOutColumn(typesetter, [signature(face)], frame, scale);
    const gap = face.small * 1.1;
    const columns: [Column, number][] = [
      [lower, quietZone],
      [link, gap],
      [last, gap],
    ];
    const below = columns.reduce((sum, [{ height, below }, gap]) => sum + gap + height + below, 0);
    return { upper, columns, height: upper.height + upper.below + quietZone + face.code + below };
  };
  const {
    upper,
    columns,
    height: used,
  } = scaleToFit(layOut, (layout) => layout.height <= height - margin - top);

  let y = top + (height - margin - top - used) / 2;
  const parts = [upper.path(width / 2, y)];
  y += upper.height + upper.below + quietZone;
  parts.push(code.path(face.code, (width - face.code) / 2, y));
  y += face.code;
  for (const [column, gap] of columns) {
    parts.push(column.path(width / 2, y + gap));
    y += gap + column.height + column.below;
  }
  return parts.join('');
}

function scaleToFit<Layout>(layOut: (scale: number) => Layout, fits: (layout: Layout) => boolean): Layout {
  let scale = 1;
  let layout = layOut(scale);
  while (!fits(layout) && scale > 0.4) {
    scale *= 0.93;
    layout = layOut(scale);
  }
  return layout;
}

function headline({ large, isBadge }: Face, { firstName }: CardText): Block {
  // Isolated, so that a right-to-left name does not move the question mark.
  const text = isBadge ? firstName : `How did \u2068${firstName}\u2069 do?`;
  return {
    text,
    truncatable: firstName,
    size: large,
    typeface: 'bold',
    maxLines: isBadge ? 2 : 3,
    gap: large * 0.42,
  };
}

function workplaceOf({ small, large }: Face, { workplace }: CardText): Block[] {
  return workplace === null
    ? []
    : [{ text: workplace, size: small, typeface: 'text', maxLines: 2, gap: large * 0.42 }];
}

function badgeQuestion({ small, isBadge }: Face): Block[] {
  return isBadge ? [{ text: 'How did I do?', size: small, typeface: 'bold', maxLines: 1, gap: 0 }] : [];
}

function invitation({ small, isBadge }: Face, { firstName }: CardText): Block {
  const rest = { size: small, maxLines: 2, gap: small * 0.35 };
  return isBadge
    ? { text: 'Scan and tell me. 30\u00a0seconds, private.', typeface: 'text', ...rest }
    : {
        text: `Scan and tell \u2068${firstName}\u2069. 30\u00a0seconds, private.`,
        truncatable: firstName,
        typeface: 'bold',
        ...rest,
      };
}

function signature({ small }: Face): Block {
  return { text: brand.name, size: small * 0.78, typeface: 'text', maxLines: 1, gap: small * 0.55 };
}

function layOutLink(
  typesetter: Typesetter,
  { small }: Face,
  { typedLink }: CardText,
  width: number,
  share = 0.95,
): Column {
  const size = small * share;
  const slash = typedLink.search(/(?<=[^/:])\/(?=[^/])/);
  const block = { typeface: 'text', maxLines: 1, gap: size * 0.22, size } as const;
  const isShort = typesetter.widthOf(typedLink, block) <= width;
  const parts = isShort || slash < 1 ? [typedLink] : [typedLink.slice(0, slash), typedLink.slice(slash)];
  const blocks = parts.map((text) => ({ ...block, text }));
  return layOutColumn(typesetter, blocks, { width, align: 'centre' });
}
