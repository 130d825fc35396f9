import { decodeProtectedHeader } from 'jose/decode/protected_header';
import { decodeJwt } from 'jose/jwt/decode';
import { brand } from '#contract/brand.ts';
import { type StatementChoice, type StatementClaims, statementClaims } from '#contract/reputation.ts';
import { loadTypesetter } from '#server/images/typesetting.ts';
import { longDate } from '#server/platform/long-date.ts';
import {
  body,
  HAIRLINE,
  heading,
  INK,
  MARGIN,
  MUTED,
  PAGE,
  Pages,
  STAR,
  small,
  title,
  WIDTH,
} from './pdf-pages.ts';
import { PdfText } from './pdf-text.ts';
import type { StatementReview } from './statement.ts';

const PANEL = '#faf8f4';
const ACCENT = '#1f6b52';

const figure = { size: 38, weight: 600 } as const;
const strong = { size: 10.5, weight: 600 } as const;

export interface PrintedStatement {
  reviews: StatementReview[];
  /** A JWT with the claims of `statementClaims`. */
  statement: string;
  choice: Pick<StatementChoice, 'names' | 'texts'>;
}

/** The statement for people to read. It is not signed itself, so it says where the signed file can be checked. */
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
  page.room(90);
  page.write('H2', 'Reviews', heading);
  page.down(6);
  const left = [choice.names === 'hidden' && 'names', choice.texts === 'hidden' && 'words']
    .filter(Boolean)
    .join(' and ');
  if (left)
    page.write('P', `The customers’ ${left} are left out here. Their stars cannot be.`, body, {
      color: MUTED,
    });
  for (const review of reviews) setReview(page, review, choice);
  page.down(24);
  page.write('P', `These were all ${counted(claims.count)} of this period.`, body, { color: MUTED });
  page.foot();
  pdf.end();
  return pdf;
}

function cover(page: Pages, claims: StatementClaims, reviews: StatementReview[]): void {
  page.down(MARGIN - 8);
  page.write('P', `Reviews by customers, collected with ${brand.name}`, small, { color: ACCENT });
  page.down(16);
  page.write('H1', claims.name, title);
  page.down(3);
  page.write('P', `${dayIn(claims.period.from)} to ${dayIn(claims.period.to)}`, body, { color: MUTED });
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
  page.write('P', allTime, small, { color: MUTED });
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
  page.write('H2', 'How to check this', heading);
  page.down(5);
  for (const paragraph of [
    `Each review was signed by ${new URL(issuer).host}, and whom it is about can change nothing in it. Count and average were signed for the whole period: no review of it can be left out.`,
    `Ask for the file that belongs to this document, and open it at ${address.replace(/^https?:\/\//, '')}. It is checked in your browser, and works without a network.`,
  ]) {
    page.write('P', paragraph, body, { width: room });
    page.down(4);
  }
  page.write('P', `Signed with the key ${kid}. Digest of the reviews: ${digest}`, small, {
    color: MUTED,
    width: room,
  });
  page.y = Math.max(page.y, top + CODE);
}

function setReview(page: Pages, review: StatementReview, choice: PrintedStatement['choice']): void {
  const { rating, where } = review;
  const comment = choice.texts === 'shown' ? review.comment : '';
  const names = choice.names === 'shown' ? [review.customerName, review.customerLocation] : [];
  const byline = [...names, where].filter(Boolean).join(', ');

  // The stars stay with at least two lines.
  page.room(80);
  page.section(() => {
    page.down(12);
    page.artifact(() => page.rule());
    page.down(12);
    page.element('P', () => {
      const date = longDate(review.createdAt) + (review.editedAt ? ', edited since' : '');
      const x = MARGIN + WIDTH - page.text.widthOf(date, small);
      page.text.draw(date, small, { x, y: page.y + 9, color: MUTED });
    });
    page.element('Figure', () => page.stars(rating, { x: MARGIN, y: page.y, size: 12 }), {
      alt: `${rating} out of 5 stars`,
    });
    page.down(18);
    for (const paragraph of comment.split('\n').filter((text) => text.trim() !== '')) {
      page.write('P', paragraph, body);
      page.down(4);
    }
    if (byline) page.write('P', byline, small, { color: MUTED });
    page.down(2);
  });
}

const dayIn = (day: string) => longDate(`${day}T00:00:00.000Z`);

function counted(count: number): string {
  return `${count} review${count === 1 ? '' : 's'}`;
}
