import { textDirection } from '#contract/languages/languages.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import type { Translator } from '#contract/languages/translator.ts';
import { drawMark, drawStars, letterPath, type Shape, starsWidth } from '#server/images/shapes.ts';
import { type Block, layOutColumn, unbroken } from '#server/images/text-layout.ts';
import type { Typesetter } from '#server/images/typesetting.ts';
import { light } from '#server/site/palette.ts';
import { type Code, QUIET_ZONE } from './code.ts';

export interface CardText {
  translator: Translator;
  firstName: string;
  workplace: string | null;
  typedLink: string;
}

/** In millimetres. */
export interface Face {
  width: number;
  height: number;
  margin: number;
  /** Side of the frame around the code, so that every code fills the same space. */
  frame: number;
  large: number;
  small: number;
  arrangement: 'beside' | 'under';
  /** Overrides the top margin, to leave space for a slot. */
  top?: number;
  /** Shows the name as the headline instead of the question. */
  isBadge?: boolean;
  /** Where nothing fits under the frame. */
  hasLinkBeside?: boolean;
}

export interface Inks {
  ground: string | null;
  text: string;
  mark: string;
  star: string;
}

/** Ink is black for any printer, Note is in color. */
export const inks = {
  ink: { ground: null, text: '#000', mark: '#000', star: '#000' },
  note: { ground: light.note, text: light.ink, mark: light.accent, star: light.starEdge },
} as const satisfies Record<string, Inks>;

export function drawFace(
  typesetter: Typesetter,
  face: Face,
  text: CardText,
  code: Code,
  ink: Inks = inks.ink,
): Shape[] {
  const draw = face.arrangement === 'beside' ? drawBeside : drawUnder;
  return draw(typesetter, face, text, code, ink);
}

function drawBeside(typesetter: Typesetter, face: Face, text: CardText, code: Code, ink: Inks): Shape[] {
  const { width, height, margin, top = margin, frame, small, hasLinkBeside } = face;
  const left = width - margin - frame;
  const link = layOutColumn(typesetter, [linkOf(face, text)], frame);
  const linkGap = small * 0.65;
  const block = frame + (hasLinkBeside ? 0 : linkGap + link.height);
  const y = top + (height - margin - top - block) / 2;
  const mark = small * 2;
  const column = left - small * 1.5 - margin;
  const layOut = (scale: number) => {
    const question = layOutQuestion(typesetter, face, text, column, scale);
    const blocks = [...invitationOf(face, text), ...(hasLinkBeside ? [linkOf(face, text)] : [])];
    const invitation = layOutColumn(typesetter, blocks, column, scale);
    const gap = face.large * 0.62 * scale;
    return { question, invitation, gap, height: question.height + gap + invitation.height };
  };
  const { isRightToLeft, place } = directionOf(face, text);
  const { question, invitation, ...words } = scaleToFit(
    layOut,
    (each) => mark + small * 1.5 + each.height <= block,
  );
  const bottom = y + block;
  return [
    ...drawMark(place(margin, mark), y, mark, ink.mark),
    ...question.draw(place(margin, column), bottom - words.height, ink),
    {
      path: invitation.path(place(margin, column), bottom - invitation.height, isRightToLeft),
      fill: ink.text,
    },
    ...drawFramed(code, place(left, frame), y, frame, ink, isRightToLeft),
    ...(hasLinkBeside
      ? []
      : [{ path: link.path(place(left, frame), y + frame + linkGap, isRightToLeft), fill: ink.text }]),
  ];
}

function drawUnder(typesetter: Typesetter, face: Face, text: CardText, code: Code, ink: Inks): Shape[] {
  const { width, height, margin, frame, small } = face;
  const column = width - 2 * margin;
  const layOut = (scale: number) => {
    const question = layOutQuestion(typesetter, face, text, column, scale);
    const blocks = [...invitationOf(face, text), linkOf(face, text)];
    const invitation = layOutColumn(typesetter, blocks, column, scale);
    const gaps = small * (1.6 + 1.4) * scale;
    return { question, invitation, height: question.height + gaps + frame + invitation.height };
  };
  const { isRightToLeft, place } = directionOf(face, text);
  const { question, invitation } = scaleToFit(layOut, (each) => each.height <= height - 2 * margin);
  const invitationTop = height - margin - invitation.height;
  const frameTop = invitationTop - small * 1.4 - frame;
  const mark = Math.min(small * 2.6, column - frame - small);
  return [
    ...question.draw(margin, margin, ink),
    ...drawFramed(code, place(margin, frame), frameTop, frame, ink, isRightToLeft),
    ...drawMark(place(width - margin - mark, mark), frameTop + frame - mark, mark, ink.mark),
    { path: invitation.path(margin, invitationTop, isRightToLeft), fill: ink.text },
  ];
}

/** `place` mirrors the left edge of what is this wide. */
function directionOf({ width }: Face, { translator }: CardText) {
  const isRightToLeft = textDirection(translator.language) === 'rtl';
  return { isRightToLeft, place: (x: number, wide: number) => (isRightToLeft ? width - x - wide : x) };
}

function layOutQuestion(typesetter: Typesetter, face: Face, text: CardText, width: number, scale: number) {
  const stars = face.large * (face.isBadge ? 0.36 : 0.5) * scale;
  const gap = face.large * 0.5 * scale;
  const column = layOutColumn(typesetter, [headlineOf(face, text), ...workplaceOf(face, text)], width, scale);
  const { isRightToLeft } = directionOf(face, text);
  const indent = isRightToLeft ? width - starsWidth(stars) : 0;
  return {
    height: stars + gap + column.height + column.below,
    draw: (x: number, y: number, ink: Inks): Shape[] => [
      ...drawStars(x + indent, y, stars, { line: ink.star }),
      { path: column.path(x, y + stars + gap, isRightToLeft), fill: ink.text },
    ],
  };
}

const FRAME_LINE = 0.5;
const FRAME_RADIUS = 0.062;

/** The quiet zone ends inside of the frame, in its round corners too. */
function drawFramed(
  code: Code,
  x: number,
  y: number,
  side: number,
  ink: Inks,
  isRightToLeft: boolean,
): Shape[] {
  const radius = side * FRAME_RADIUS;
  const corner = radius * (1 - Math.SQRT1_2);
  const room = side - FRAME_LINE - 2 * corner;
  const size = room / (1 + (2 * QUIET_ZONE) / code.modules);
  const inset = (side - size) / 2;
  return [
    {
      path: letterPath(x, y, side, side, radius, isRightToLeft),
      fill: '#fff',
      line: { width: FRAME_LINE, color: ink.text },
    },
    { path: code.path(size, x + inset, y + inset), fill: '#000' },
  ];
}

function scaleToFit<Layout>(layOut: (scale: number) => Layout, fits: (layout: Layout) => boolean): Layout {
  let scale = 1;
  let layout = layOut(scale);
  while (!fits(layout) && scale > 0.4) {
    scale *= 0.95;
    layout = layOut(scale);
  }
  return layout;
}

function headlineOf({ large, isBadge }: Face, text: CardText): Block {
  const { language } = text.translator;
  return {
    text: isBadge ? unbroken(text.firstName) : wordsOf(text, 'How did {name} do?' as Sentence),
    truncatable: unbroken(text.firstName),
    size: large,
    typeface: 'voice',
    ...(!isBadge && { language }),
    maxLines: isBadge ? 2 : language === 'en' ? 3 : 4,
    gap: 0,
  };
}

function workplaceOf({ small, large }: Face, { workplace }: CardText): Block[] {
  return workplace === null
    ? []
    : [{ text: workplace, size: small, typeface: 'text', maxLines: 2, gap: large * 0.22 }];
}

function invitationOf({ small, isBadge }: Face, text: CardText): Block[] {
  const { language } = text.translator;
  // Chinese and Japanese have one weight, which bold digits would not match.
  const strong = language === 'zh' || language === 'ja' ? 'text' : 'bold';
  // Other languages need up to twice the space.
  const rest = { language, size: small, maxLines: language === 'en' ? 2 : 4, gap: small * 0.35 } as const;
  if (!isBadge) {
    const invitation = wordsOf(text, 'Scan and tell {name}. 30 seconds, private.' as Sentence);
    return [{ text: invitation, truncatable: unbroken(text.firstName), typeface: strong, ...rest }];
  }
  return [
    // For translators: on a badge that the professional wears
    { text: wordsOf(text, 'How did I do?' as Sentence), typeface: strong, ...rest },
    { text: wordsOf(text, 'Scan and tell me. 30 seconds, private.' as Sentence), typeface: 'text', ...rest },
  ];
}

/** Keeps a number with its unit, and the name together and apart from the text direction. */
function wordsOf({ translator, firstName }: CardText, key: Sentence): string {
  const name = `\u2068${unbroken(firstName)}\u2069`;
  return translator.t(key, { name }).replace(/(?<=\d) /g, '\u00a0');
}

function linkOf({ small }: Face, { typedLink }: CardText): Block {
  return {
    text: typedLink,
    truncatable: 'never',
    size: small * 0.86,
    typeface: 'text',
    maxLines: 1,
    gap: small * 0.5,
  };
}
