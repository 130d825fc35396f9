import type { Language } from '#contract/languages/languages.ts';
import { readFont } from '#server/images/fonts.ts';
import { BREAKS, type Run, type TextStyle, type Typesetter } from '#server/images/typesetting.ts';

/** How a paragraph is set; what people wrote has no known language. */
export interface Flow {
  direction: 'ltr' | 'rtl';
  language?: Language;
}

export interface Line {
  text: string;
  width: number;
  flow: Flow;
}

interface TextPosition {
  x: number;
  y: number;
  color: string;
  flow: Flow;
}

/** Writes text of any script so that it can be searched, copied and read aloud. */
export class PdfText {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #typesetter: Typesetter;
  readonly #widths = new Map<string, number>();

  constructor(pdf: PDFKit.PDFDocument, typesetter: Typesetter) {
    this.#pdf = pdf;
    this.#typesetter = typesetter;
  }

  linesOf(text: string, style: TextStyle, width: number, flow: Flow): Line[] {
    const lines: string[] = [];
    let line = '';
    let end = 0;
    for (const piece of text.split(BREAKS)) {
      const isLong = this.widthOf(piece.trimEnd(), style, flow) > width;
      // A word longer than a line may be broken anywhere.
      for (const part of isLong ? Array.from(graphemes.segment(piece), ({ segment }) => segment) : [piece]) {
        if (line !== '' && end + this.widthOf(part.trimEnd(), style, flow) > width) {
          lines.push(line);
          line = '';
          end = 0;
        }
        line += part;
        end += this.widthOf(part, style, flow);
      }
    }
    return [...lines, line]
      .map((each) => each.trim())
      .filter((each) => each !== '')
      .map((each) => ({ text: each, width: this.widthOf(each, style, flow), flow }));
  }

  widthOf(text: string, style: TextStyle, { language }: Flow): number {
    const key = `${style.typeface} ${language} ${style.size} ${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    const width = this.#typesetter
      .runsOf(text, style.typeface, language)
      .reduce((sum, run) => sum + this.#select(run, style).widthOfString(run.text, shapingOptions(run)), 0);
    this.#widths.set(key, width);
    return width;
  }

  draw(text: string, style: TextStyle, { x, y, color, flow }: TextPosition): void {
    let left = x;
    for (const run of this.#typesetter.runsOf(text, style.typeface, flow.language, flow.direction)) {
      const pdf = this.#select(run, style).fillColor(color);
      // Joined letters are drawn from the left, so the original text is added for readers.
      if (run.isRightToLeft) pdf.markContent('Span', { actual: run.text });
      pdf.text(inVisualOrder(run), left, y, {
        ...shapingOptions(run),
        lineBreak: false,
        baseline: 'alphabetic',
      });
      if (run.isRightToLeft) pdf.endMarkedContent();
      left += pdf.widthOfString(run.text, shapingOptions(run));
    }
  }

  #select({ font }: Run, { size }: TextStyle): PDFKit.PDFDocument {
    if (!this.#fonts.has(font)) this.#pdf.registerFont(font, readFont(font));
    this.#fonts.add(font);
    return this.#pdf.font(font).fontSize(size);
  }

  readonly #fonts = new Set<string>();
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

export function flowOf(text: string): Flow {
  return { direction: /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) ? 'rtl' : 'ltr' };
}

/** Without `features`, pdfkit caches the layout of each word, but supports left-to-right text only. */
function shapingOptions({ isRightToLeft }: Run): { features?: PDFKit.Mixins.OpenTypeFeatures[] } {
  return isRightToLeft ? { features: [] } : {};
}

/** pdfkit reverses right-to-left letters itself, but not a run of punctuation. */
function inVisualOrder({ text, isRightToLeft }: Run): string {
  if (!isRightToLeft || /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text)) return text;
  return [...text].reverse().join('');
}
