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
  PageWriter,
  STAR,
  small,
  title,
  WIDTH,
} from './pdf-pages.ts';
import { PdfText } from './pdf-text.ts';
import type { StatementReview } from './statement.ts';

const PANEL = '#f8f3e9';
const ACCENT = '#0a654a';

const averageStyle = { size: 38, typeface: 'bold' } as const;
const strong = { size: 10.5, typeface: 'bold' } as const;

export interface PrintedStatement {
  reviews: StatementReview[];
  /** A JWT with the claims of `statementClaims`. */
  statement: string;
  choice: Pick<StatementChoice, 'names' | 'texts'>;
}

export async function renderStatement({
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
    // Embeds no standard font.
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
  const page = new PageWriter(pdf, new PdfText(pdf, typesetter), claims.name);

  renderCover(page, claims, reviews);
  renderVerification(page, claims, kid);
  page.down(30);
  page.ensureSpace(90);
  page.write('H2', 'Reviews', heading);
  page.down(6);
  const hidden = [choice.names === 'hidden' && 'names', choice.texts === 'hidden' && 'comments']
    .filter(Boolean)
    .join(' and ');
  if (hidden)
    page.write('P', `Customers’ ${hidden} are not included. Star ratings always are.`, body, {
      color: MUTED,
    });
  for (const review of reviews) renderReview(page, review, choice);
  page.down(24);
  page.write('P', `End of all ${countReviews(claims.count)} from this period.`, body, { color: MUTED });
  page.footer();
  pdf.end();
  return pdf;
}

function renderCover(page: PageWriter, claims: StatementClaims, reviews: StatementReview[]): void {
  page.down(MARGIN - 8);
  page.write('P', `Customer reviews, collected with ${brand.name}`, small, { color: ACCENT });
  page.down(16);
  page.write('H1', claims.name, title);
  page.down(3);
  page.write('P', `${formatDay(claims.period.from)} to ${formatDay(claims.period.to)}`, body, {
    color: MUTED,
  });
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
    text.draw(claims.average.toFixed(2), averageStyle, { x: left, y: top + 52, color: INK });
    const position = {
      x: left + text.widthOf(claims.average.toFixed(2), averageStyle) + 3,
      y: top + 52,
      color: MUTED,
    };
    text.draw(' out of 5', body, position);
  });
  page.element('Figure', () => page.stars(claims.average, { x: left, y: top + 64, size: 17 }), {
    alt: `${claims.average.toFixed(2)} out of 5 stars`,
  });
  page.element('P', () => {
    text.draw(`All ${countReviews(claims.count)} from this period`, strong, {
      x: left,
      y: top + 101,
      color: INK,
    });
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
      const filled = (count / Math.max(1, claims.count)) * bar.width;
      if (filled > 0) pdf.roundedRect(bar.x, y - 6.5, Math.max(7, filled), 7, 3.5).fill(STAR);
    });
  });
  page.y = top + height + 14;
  const { count, average } = claims.allTime;
  const allTime = `All time: ${countReviews(count)}, ${average.toFixed(2)} out of 5 on average. Created on ${longDate(new Date(claims.iat * 1000).toISOString())}.`;
  page.write('P', allTime, small, { color: MUTED });
}

function renderVerification(page: PageWriter, { iss: issuer, digest }: StatementClaims, kid: string): void {
  const CODE_SIZE = 92;
  const address = `${issuer}/verify`;
  const textWidth = WIDTH - CODE_SIZE - 28;
  page.down(24);
  const top = page.y;
  page.element(
    'Figure',
    () => page.qrCode(address, { x: MARGIN + WIDTH - CODE_SIZE, y: top, size: CODE_SIZE }),
    {
      alt: `QR code of ${address}`,
    },
  );
  page.write('H2', 'How to check these reviews', heading);
  page.down(5);
  for (const paragraph of [
    `Each review is digitally signed by ${new URL(issuer).host}, so the person it is about can’t change it. The number of reviews and their average are signed too, so none can be left out.`,
    `To check them, ask for the signed file that belongs to this document and open it at ${address.replace(/^https?:\/\//, '')}. Your browser does the check, even offline.`,
  ]) {
    page.write('P', paragraph, body, { width: textWidth });
    page.down(4);
  }
  page.write('P', `Signed with key ${kid}. Digest of the reviews: ${digest}`, small, {
    color: MUTED,
    width: textWidth,
  });
  page.y = Math.max(page.y, top + CODE_SIZE);
}

function renderReview(page: PageWriter, review: StatementReview, choice: PrintedStatement['choice']): void {
  const { rating, where } = review;
  const comment = choice.texts === 'shown' ? review.comment : '';
  const names = choice.names === 'shown' ? [review.customerName, review.customerLocation] : [];
  const byline = [...names, where].filter(Boolean).join(', ');

  // Keeps the stars together with at least two lines.
  page.ensureSpace(80);
  page.section(() => {
    page.down(12);
    page.artifact(() => page.rule());
    page.down(12);
    page.element('P', () => {
      const date = longDate(review.createdAt) + (review.editedAt ? ', edited later' : '');
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

const formatDay = (day: string) => longDate(`${day}T00:00:00.000Z`);

function countReviews(count: number): string {
  return `${count} review${count === 1 ? '' : 's'}`;
}
