import { brand } from '#contract/brand.ts';
import { light } from '#server/site/palette.ts';
import { drawMark, drawStars, letterPath, type Shape } from './shapes.ts';
import { type Block, layOutColumn, unbroken } from './text-layout.ts';
import type { Typesetter } from './typesetting.ts';

/** The size that all messengers show large. */
export const previewSize = { width: 1200, height: 630 } as const;

const LETTER = { width: 980, padding: 76, radius: 56 };
const STARS = 50;
const HEADLINE_GAP = 44;
const LINE_GAP = 34;
const MARK = 46;

export interface LinkPreview {
  /** null: of the service itself. */
  firstName: string | null;
  siteName: string;
  hasOurMark: boolean;
}

/** A letter that waits to be written. */
export function drawLinkPreview(
  typesetter: Typesetter,
  { firstName: name, siteName, hasOurMark }: LinkPreview,
): Shape[] {
  const { width, height } = previewSize;
  const text = LETTER.width - 2 * LETTER.padding;
  const indent = hasOurMark ? 1.5 * MARK : 0;
  const headline = layOutColumn(typesetter, [headlineOf(name)], text);
  const line = layOutColumn(typesetter, [lineOf(name, siteName)], text - indent);
  const content = STARS + HEADLINE_GAP + headline.height + headline.below + LINE_GAP + MARK;
  const letterHeight = content + 2 * LETTER.padding;
  const [left, top] = [(width - LETTER.width) / 2, (height - letterHeight) / 2];
  const [x, y] = [left + LETTER.padding, top + LETTER.padding];
  const headlineTop = y + STARS + HEADLINE_GAP;
  const lineTop = y + content - MARK;
  return [
    { path: `M0 0H${width}V${height}H0Z`, fill: light.paper },
    { path: letterPath(left, top, LETTER.width, letterHeight, LETTER.radius), fill: light.note },
    ...drawStars(x, y, STARS, { fill: light.star, line: light.starEdge }),
    { path: headline.path(x, headlineTop), fill: light.ink },
    ...(hasOurMark ? drawMark(x, lineTop, MARK, light.accent) : []),
    { path: line.path(x + indent, lineTop + (MARK - line.height) / 2), fill: light.inkMuted },
  ];
}

function headlineOf(name: string | null): Block {
  const block = { size: 96, typeface: 'voice', maxLines: 2, gap: 0 } as const;
  if (name === null) return { ...block, text: brand.tagline };
  const firstName = unbroken(name);
  return { ...block, text: `How did \u2068${firstName}\u2069 do?`, truncatable: firstName };
}

function lineOf(name: string | null, siteName: string): Block {
  const block = { size: 36, typeface: 'text', maxLines: 1, gap: 0 } as const;
  if (name === null) return { ...block, text: siteName };
  const firstName = unbroken(name);
  return { ...block, text: `30 seconds. Only \u2068${firstName}\u2069 reads it.`, truncatable: firstName };
}
