import { encode } from 'uqr';
import { STAR_PATH } from '#contract/drawings.ts';
import type { TextStyle } from '#server/images/typesetting.ts';
import { light } from '#server/platform/palette.ts';
import { type Flow, flowOf, type Line, type PdfText } from './pdf-text.ts';
import type { PdfTexts } from './pdf-texts.ts';

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

interface WriteOptions {
  color?: string;
  width?: number;
  flow?: Flow;
}

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
  readonly texts: PdfTexts;
  y = 0;
  readonly #footerName: Line | undefined;
  #pageNumber = 1;
  #parent: Element;

  constructor(pdf: PDFKit.PDFDocument, text: PdfText, texts: PdfTexts, name: string) {
    this.pdf = pdf;
    this.text = text;
    this.texts = texts;
    this.#footerName = text.linesOf(name, small, WIDTH - 100, flowOf(name))[0];
    this.#parent = pdf.struct('Document');
    pdf.addStructure(this.#parent);
  }

  /** Mirrors a place of the page if its language runs from right to left. */
  left(x: number, width: number): number {
    return this.texts.direction === 'ltr' ? x : PAGE.width - x - width;
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

  /** @param options.flow if it isn't that of the document. */
  write(tag: string, text: string, style: Style, options: WriteOptions = {}): void {
    const { color = light.ink, width = WIDTH, flow = this.texts } = options;
    const lines = this.paragraph(tag, this.text.linesOf(text, style, width, flow), (line) => {
      const isReversed = this.texts.direction === 'ltr' && flow.direction === 'rtl';
      const x = this.left(isReversed ? MARGIN + width - line.width : MARGIN, line.width);
      this.text.draw(line.text, style, { x, y: this.y + style.size, color, flow });
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
    const given = Math.floor(rating) * step + (rating % 1) * size;
    const places = [0, 1, 2, 3, 4].map((index) => ({ x: this.left(x + index * step, size), y, size }));
    for (const place of places) this.star(place, null);
    pdf.save().rect(this.left(x, given), y, given, size).clip();
    for (const place of places) this.star(place, light.star);
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
      const flow = this.texts;
      const text = flow.t('Page {number}', { number: flow.number(this.#pageNumber) });
      const width = this.text.widthOf(text, small, flow);
      const place = { y: PAGE.height - 36, color: light.inkMuted };
      this.text.draw(text, small, { ...place, x: this.left(MARGIN + WIDTH - width, width), flow });
      const name = this.#footerName;
      if (name) this.text.draw(name.text, small, { ...place, ...name, x: this.left(MARGIN, name.width) });
    });
  }
}
