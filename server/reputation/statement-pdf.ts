import { decodeJwt, decodeProtectedHeader } from 'jose';
import { encode } from 'uqr';
import { brand } from '#contract/brand.ts';
import { type BundleChoice, type StatementClaims, statementClaims } from '#contract/reputation.ts';
import { loadTypesetter, type TextStyle } from '#server/images/typesetting.ts';
import { longDate } from '#server/platform/long-date.ts';
import type { BundledReview } from './bundle.ts';
import { isRightToLeft, type Line, PdfText } from './pdf-text.ts';

/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 62;
const WIDTH = PAGE.width - 2 * MARGIN;
const FOOT = PAGE.height - 64;

const INK = '#1b231f';
const MUTED = '#5a625c';
const HAIRLINE = '#e0dacd';
const PANEL = '#faf8f4';
const ACCENT = '#1f6b52';
const STAR = '#eba11f';
const STAR_EDGE = '#b36b00';
const STAR_EMPTY = '#b9b9b2';

const title = { size: 27, weight: 600 } as const;
const heading = { size: 14, weight: 600 } as const;
const figure = { size: 38, weight: 600 } as const;
const body = { size: 10.5, weight: 400 } as const;
const strong = { size: 10.5, weight: 600 } as const;
const small = { size: 8.5, weight: 400 } as const;

const BODY_LINE = 15.5;
const SMALL_LINE = 12;

export interface PrintedStatement {
  reviews: BundledReview[];
  /** A JWT with the claims of `statementClaims`. */
  statement: string;
  choice: Pick<BundleChoice, 'names' | 'texts'>;
}

/** The bundle for people to read. It is not signed itself, so it says where the signed file can be checked. */
export async function setStatement({
  reviews,
  statement,
  choice,
}: PrintedStatement): Promise<PDFKit.PDFDocument> {
  const claims = statementClaims.parse(decodeJwt(statement));
  const { kid = '' } = decodeProtectedHeader(statement);
  const madeOn = new Date(claims.iat * 1000);
  const [{ default: PDFDocument }, typesetter] = await Promise.all([import('pdfkit'), loadTypesetter()]);
  const pdf = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    // None of the fonts that a PDF may leave out.
    font: null as unknown as string,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    info: {
      Title: `Customer reviews of ${claims.name}`,
      Creator: brand.name,
      Producer: brand.name,
      CreationDate: madeOn,
    },
  });
  const page = new Pages(pdf, new PdfText(pdf, typesetter), claims.name);

  cover(page, claims, reviews);
  howToCheck(page, claims, kid);
  page.down(30);
  page.element('H2', () => page.line('Reviews', heading), { keepWith: 90 });
  page.down(6);
  const left = [choice.names === 'hidden' && 'names', choice.texts === 'hidden' && 'words']
    .filter(Boolean)
    .join(' and ');
  if (left) page.paragraph(`The customers’ ${left} are left out here. Their stars cannot be.`, body, MUTED);
  for (const review of reviews) setReview(page, review, choice);
  page.down(24);
  page.room(BODY_LINE);
  page.paragraph(`These were all ${counted(claims.count)} of this period.`, body, MUTED);
  page.foot();
  pdf.end();
  return pdf;
}

function cover(page: Pages, claims: StatementClaims, reviews: BundledReview[]): void {
  page.down(MARGIN - 8);
  page.element('P', () => page.line(`Reviews by customers, collected with ${brand.name}`, small, ACCENT));
  page.down(16);
  page.element('H1', () => page.lines(page.text.linesOf(claims.name, title, WIDTH), title, 33));
  page.down(3);
  page.paragraph(`${dayIn(claims.period.from)} to ${dayIn(claims.period.to)}`, body, MUTED);
  page.down(16);

  const { pdf, text } = page;
  const top = page.y;
  const height = 122;
  page.artifact(() => {
    pdf.roundedRect(MARGIN, top, WIDTH, height, 10).fillAndStroke(PANEL, HAIRLINE);
  });
  page.y = top + 22;
  const left = MARGIN + 26;
  page.element('P', () => {
    text.draw(claims.average.toFixed(2), figure, { x: left, y: top + 52, color: INK });
    const outOf = {
      x: left + text.widthOf(claims.average.toFixed(2), figure) + 3,
      y: top + 52,
      color: MUTED,
    };
    text.draw(' out of 5', body, outOf);
  });
  page.element('Figure', () => page.stars(claims.average, { x: left, y: top + 64, size: 17 }), {
    alt: `${claims.average.toFixed(2)} out of 5 stars`,
  });
  page.element('P', () => {
    text.draw(`All ${counted(claims.count)} of this period`, strong, { x: left, y: top + 101, color: INK });
  });

  const counts = [5, 4, 3, 2, 1].map((stars) => ({
    stars,
    count: reviews.filter(({ rating }) => rating === stars).length,
  }));
  const bar = { x: MARGIN + 268, width: WIDTH - 268 - 56 };
  counts.forEach(({ stars, count }, index) => {
    const y = top + 30 + index * 18;
    page.element('P', () => {
      text.draw(String(stars), small, { x: bar.x - 24, y, color: INK });
      text.draw(String(count), small, { x: bar.x + bar.width + 8, y, color: INK });
    });
    page.artifact(() => {
      page.star({ x: bar.x - 17, y: y - 7.5, size: 9 }, STAR);
      pdf.roundedRect(bar.x, y - 6.5, bar.width, 7, 3.5).fill(HAIRLINE);
      const part = (count / Math.max(1, claims.count)) * bar.width;
      if (part > 0) pdf.roundedRect(bar.x, y - 6.5, Math.max(7, part), 7, 3.5).fill(STAR);
    });
  });
  page.y = top + height + 14;
  const { count, average } = claims.allTime;
  const allTime = `Of all time: ${counted(count)}, ${average.toFixed(2)} out of 5 on average. Made on ${longDate(new Date(claims.iat * 1000).toISOString())}.`;
  page.paragraph(allTime, small, MUTED);
}

function howToCheck(page: Pages, { iss: issuer, digest }: StatementClaims, kid: string): void {
  const CODE = 92;
  const address = `${issuer}/verify`;
  const room = WIDTH - CODE - 28;
  page.down(24);
  const top = page.y;
  page.element('Figure', () => page.code(address, { x: MARGIN + WIDTH - CODE, y: top, size: CODE }), {
    alt: `QR code of ${address}`,
  });
  page.element('H2', () => page.line('How to check this', heading));
  page.down(5);
  for (const paragraph of [
    `Each review was signed by ${new URL(issuer).host}, and whom it is about can change nothing in it. Count and average were signed for the whole period: no review of it can be left out.`,
    `Ask for the file that belongs to this document, and open it at ${address.replace(/^https?:\/\//, '')}. It is checked in your browser, and works without a network.`,
  ]) {
    page.paragraph(paragraph, body, INK, room);
    page.down(4);
  }
  page.paragraph(`Signed with the key ${kid}. Digest of the reviews: ${digest}`, small, MUTED, room);
  page.y = Math.max(page.y, top + CODE);
}

function setReview(page: Pages, review: BundledReview, choice: PrintedStatement['choice']): void {
  const STARS = 26;
  const BYLINE = 17;
  const { text } = page;
  const { rating, where } = review;
  const comment = choice.texts === 'shown' ? review.comment : '';
  const names = choice.names === 'shown' ? [review.customerName, review.customerLocation] : [];
  const paragraphs = comment
    .split('\n')
    .map((paragraph) => text.linesOf(paragraph, body, WIDTH))
    .filter((lines) => lines.length > 0);
  const byline = [...names, where].filter(Boolean).join(', ');
  const bylines = text.linesOf(byline, small, WIDTH);
  const count = paragraphs.flat().length;

  // The stars stand with two lines at least, and whoever wrote them with the last two.
  const end = BYLINE + bylines.length * SMALL_LINE;
  page.room(STARS + Math.min(count, 2) * BODY_LINE + (count <= 3 ? end + BODY_LINE : 0));
  page.section(() => {
    page.down(12);
    page.artifact(() => page.rule());
    page.down(12);
    page.element('P', () => {
      const date = longDate(review.createdAt) + (review.editedAt ? ', edited since' : '');
      const x = MARGIN + WIDTH - text.widthOf(date, small);
      text.draw(date, small, { x, y: page.y + 9, color: MUTED });
    });
    page.element('Figure', () => page.stars(rating, { x: MARGIN, y: page.y, size: 12 }), {
      alt: `${rating} out of 5 stars`,
    });
    page.down(STARS - 8);
    let remaining = count;
    for (const lines of paragraphs) {
      page.flow(lines, body, (index) => {
        remaining -= 1;
        const isSecondToLast = remaining === 1;
        const needed = remaining === 0 ? end : isSecondToLast ? end + BODY_LINE : 0;
        return index === 0 && lines.length > 1 ? Math.max(needed, BODY_LINE) : needed;
      });
      page.down(4);
    }
    if (bylines.length > 0) page.element('P', () => page.lines(bylines, small, SMALL_LINE, MUTED));
    page.down(2);
  });
}

interface Spot {
  x: number;
  y: number;
  size: number;
}

type Element = ReturnType<PDFKit.PDFDocument['struct']>;

/** Where the next line stands, on the page that has room for it, and what it is to somebody who hears the page. */
class Pages {
  readonly pdf: PDFKit.PDFDocument;
  readonly text: PdfText;
  y = 0;
  /** What stands at the foot of each page, with its number. */
  readonly #name: string;
  #number = 1;
  #parent: Element;

  constructor(pdf: PDFKit.PDFDocument, text: PdfText, name: string) {
    this.pdf = pdf;
    this.text = text;
    this.#name = text.linesOf(name, small, WIDTH - 100)[0]?.text ?? '';
    this.#parent = pdf.struct('Document');
    pdf.addStructure(this.#parent);
  }

  down(by: number): void {
    this.y += by;
  }

  /** Goes to the next page where the rest of this one is lower. */
  room(height: number): void {
    if (this.y + height <= FOOT) return;
    this.foot();
    this.#number += 1;
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

  element(
    tag: string,
    draw: () => void,
    { alt, keepWith = 0 }: { alt?: string; keepWith?: number } = {},
  ): void {
    if (keepWith > 0) this.room(keepWith);
    const element = this.pdf.struct(tag, alt === undefined ? {} : { alt });
    this.#parent.add(element);
    element.add(this.pdf.markStructureContent(tag));
    draw();
    this.pdf.endMarkedContent();
    element.end();
  }

  /** What only the eye needs. */
  artifact(draw: () => void): void {
    this.pdf.markContent('Artifact');
    draw();
    this.pdf.endMarkedContent();
  }

  line(text: string, style: TextStyle, color: string = INK): void {
    this.lines([{ text, width: 0 }], style, style.size * 1.3, color);
  }

  lines(lines: Line[], style: TextStyle, height: number, color: string = INK): void {
    for (const { text } of lines) {
      this.text.draw(text, style, { x: MARGIN, y: this.y + style.size, width: WIDTH, color });
      this.down(height);
    }
  }

  paragraph(text: string, style: TextStyle, color: string, width: number = WIDTH): void {
    const lines = this.text.linesOf(text, style, width);
    this.element('P', () => this.lines(lines, style, style === small ? SMALL_LINE : BODY_LINE, color));
  }

  /** A paragraph over as many pages as it takes; `needed` says how much room a line wants below it. */
  flow(lines: Line[], style: TextStyle, needed: (index: number) => number): void {
    const paragraph = this.pdf.struct('P');
    this.#parent.add(paragraph);
    const isReversed = isRightToLeft(lines.map(({ text }) => text).join(' '));
    let isOpen = false;
    lines.forEach(({ text, width }, index) => {
      const height = BODY_LINE + needed(index);
      if (isOpen && this.y + height > FOOT) {
        this.pdf.endMarkedContent();
        isOpen = false;
      }
      this.room(height);
      if (!isOpen) paragraph.add(this.pdf.markStructureContent('P'));
      isOpen = true;
      const x = isReversed ? MARGIN + WIDTH - width : MARGIN;
      this.text.draw(text, style, { x, y: this.y + style.size, color: INK });
      this.down(BODY_LINE);
    });
    if (isOpen) this.pdf.endMarkedContent();
    paragraph.end();
  }

  rule(): void {
    this.pdf
      .moveTo(MARGIN, this.y)
      .lineTo(MARGIN + WIDTH, this.y)
      .lineWidth(0.75)
      .stroke(HAIRLINE);
  }

  /** Five of them, of which the rating is filled. */
  stars(rating: number, { x, y, size }: Spot): void {
    const { pdf } = this;
    const step = size * 1.12;
    for (let index = 0; index < 5; index += 1) this.star({ x: x + index * step, y, size }, null);
    pdf
      .save()
      .rect(x, y, Math.floor(rating) * step + (rating % 1) * size, size)
      .clip();
    for (let index = 0; index < 5; index += 1) this.star({ x: x + index * step, y, size }, STAR);
    pdf.restore();
  }

  star({ x, y, size }: Spot, fill: string | null): void {
    const { pdf } = this;
    pdf
      .save()
      .translate(x, y)
      .scale(size / 24)
      .path(STAR_PATH)
      .lineWidth(1.2);
    if (fill === null) pdf.stroke(STAR_EMPTY);
    else pdf.fillAndStroke(fill, STAR_EDGE);
    pdf.restore();
  }

  code(text: string, { x, y, size }: Spot): void {
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

  foot(): void {
    this.artifact(() => {
      const number = `Page ${this.#number}`;
      const y = PAGE.height - 36;
      const x = MARGIN + WIDTH - this.text.widthOf(number, small);
      this.text.draw(number, small, { x, y, color: MUTED });
      this.text.draw(this.#name, small, { x: MARGIN, y, color: MUTED });
    });
  }
}

const STAR_PATH =
  'M12 2.4c.36 0 .69.2.85.53l2.5 5.07 5.6.81c.78.12 1.1 1.08.53 1.63l-4.05 3.95.96 5.57c.13.78-.69 1.37-1.39 1.01L12 18.34l-5 2.63c-.7.36-1.52-.23-1.39-1.01l.96-5.57-4.05-3.95a.95.95 0 0 1 .53-1.63l5.6-.81 2.5-5.07A.95.95 0 0 1 12 2.4Z';

const dayIn = (day: string) => longDate(`${day}T00:00:00.000Z`);

function counted(count: number): string {
  return `${count} review${count === 1 ? '' : 's'}`;
}
