import { encode } from 'uqr';
import { STAR_PATH } from '#contract/drawings.ts';
import type { TextStyle } from '#server/images/typesetting.ts';
import { light } from '#server/platform/palette.ts';
import { isRightToLeft, type Line, type PdfText } from './pdf-text.ts';

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89 };
export const MARGIN = 62;
export const WIDTH = PAGE.width - 2 * MARGIN;
const CONTENT_BOTTOM = PAGE.height - 64;

export interface Style extends TextStyle {
  /** Line height in points. */
  leading: number;
}

export const title = { size: 38, typeface: 'voice', leading: 42 } as const;
export const heading = { size: 19, typeface: 'voice', leading: 24 } as const;
export const body = { size: 10.5, typeface: 'text', leading: 15.5 } as const;
export const strong = { size: 10.5, typeface: 'bold', leading: 15 } as const;
export const small = { size: 9, typeface: 'text', leading: 13 } as const;

interface Square {
  x: number;
  y: number;
  size: number;
}

type Element = ReturnType<PDFKit.PDFDocument['struct']>;

/** Writes tagged content top down and breaks pages. */
export class PageWriter {
  readonly pdf: PDFKit.PDFDocument;
  readonly text: PdfText;
  y = 0;
  readonly #footerName: string;
  #pageNumber = 1;
  #parent: Element;

  constructor(pdf: PDFKit.PDFDocument, text: PdfText, name: string) {
    this.pdf = pdf;
    this.text = text;
    this.#footerName = text.linesOf(name, small, WIDTH - 100)[0]?.text ?? '';
    this.#parent = pdf.struct('Document');
    pdf.addStructure(this.#parent);
  }

  down(by: number): void {
    this.y += by;
  }

  get spaceLeft(): number {
    return CONTENT_BOTTOM - this.y;
  }

  /** Starts a new page if less than `height` is left. */
  ensureSpace(height: number): void {
    if (height > this.spaceLeft) this.breakPage();
  }

  breakPage(): void {
    this.footer();
    this.#pageNumber += 1;
    this.pdf.addPage();
    this.y = MARGIN;
  }

  section(draw: () => void): void {
    const outer = this.#parent;
    this.#parent = this.pdf.struct('Sect');
    outer.add(this.#parent);
    draw();
    this.#parent.end();
    this.#parent = outer;
  }

  element(tag: string, draw: () => void, { alt }: { alt?: string } = {}): void {
    const element = this.pdf.struct(tag, alt === undefined ? {} : { alt });
    this.#parent.add(element);
    element.add(this.pdf.markStructureContent(tag));
    draw();
    this.pdf.endMarkedContent();
    element.end();
  }

  /** Decoration that screen readers skip. */
  artifact(draw: () => void): void {
    this.pdf.markContent('Artifact');
    draw();
    this.pdf.endMarkedContent();
  }

  write(tag: string, text: string, style: Style, { color = light.ink, width = WIDTH } = {}): void {
    const isReversed = isRightToLeft(text);
    const lines = this.paragraph(tag, this.text.linesOf(text, style, width), (line) => {
      const x = isReversed ? MARGIN + width - line.width : MARGIN;
      this.text.draw(line.text, style, { x, y: this.y + style.size, color });
    });
    for (const draw of lines) {
      this.ensureSpace(style.leading);
      draw();
      this.down(style.leading);
    }
  }

  /** One element whose lines are drawn later, each by a call of its own. */
  paragraph(tag: string, lines: Line[], draw: (line: Line) => void): (() => void)[] {
    // An element that is never added would keep the document open.
    if (lines.length === 0) return [];
    const element = this.pdf.struct(tag);
    return lines.map((line, index) => () => {
      if (index === 0) this.#parent.add(element);
      element.add(this.pdf.markStructureContent(tag));
      draw(line);
      this.pdf.endMarkedContent();
      if (index === lines.length - 1) element.end();
    });
  }

  rule(): void {
    this.pdf
      .moveTo(MARGIN, this.y)
      .lineTo(MARGIN + WIDTH, this.y)
      .lineWidth(0.75)
      .stroke(light.line);
  }

  stars(rating: number, { x, y, size }: Square): void {
    const { pdf } = this;
    const step = size * 1.12;
    for (let index = 0; index < 5; index += 1) this.star({ x: x + index * step, y, size }, null);
    pdf
      .save()
      .rect(x, y, Math.floor(rating) * step + (rating % 1) * size, size)
      .clip();
    for (let index = 0; index < 5; index += 1) this.star({ x: x + index * step, y, size }, light.star);
    pdf.restore();
  }

  star({ x, y, size }: Square, fill: string | null): void {
    const { pdf } = this;
    pdf
      .save()
      .translate(x, y)
      .scale(size / 24)
      .path(STAR_PATH)
      .lineWidth(1.2);
    if (fill === null) pdf.stroke(light.starEmpty);
    else pdf.fillAndStroke(fill, light.starEdge);
    pdf.restore();
  }

  qrCode(text: string, { x, y, size }: Square): void {
    const { pdf } = this;
    const { data } = encode(text, { ecc: 'M', border: 0 });
    const side = size / data.length;
    data.forEach((row, down) => {
      row.forEach((isBlack, right) => {
        if (isBlack) pdf.rect(x + right * side, y + down * side, side, side);
      });
    });
    pdf.fill('#000000');
  }

  footer(): void {
    this.artifact(() => {
      const number = `Page ${this.#pageNumber}`;
      const y = PAGE.height - 36;
      const x = MARGIN + WIDTH - this.text.widthOf(number, small);
      this.text.draw(number, small, { x, y, color: light.inkMuted });
      this.text.draw(this.#footerName, small, { x: MARGIN, y, color: light.inkMuted });
    });
  }
}
