import { decodeProtectedHeader } from 'jose/decode/protected_header';
import { decodeJwt } from 'jose/jwt/decode';
import { brand } from '#contract/brand.ts';
import { type StatementChoice, type StatementClaims, statementClaims } from '#contract/reputation.ts';
import { loadTypesetter } from '#server/images/typesetting.ts';
import { longDate } from '#server/platform/long-date.ts';
import { light } from '#server/platform/palette.ts';
import { SEAL_TEXT } from './drawings.ts';
import { drawLetter } from './pdf-letter.ts';
import { body, heading, MARGIN, PAGE, PageWriter, small, strong, title, WIDTH } from './pdf-pages.ts';
import { drawSeal } from './pdf-seal.ts';
import { PdfText } from './pdf-text.ts';
import type { StatementReview } from './statement.ts';

const SEAL_SIZE = 96;
const averageStyle = { size: 34, typeface: 'bold' } as const;

export interface PrintedStatement {
  reviews: StatementReview[];
  /** A JWT with the claims of `statementClaims`. */
  statement: string;
  siteName: string;
  choice: Pick<StatementChoice, 'names' | 'texts'>;
}

export async function renderStatement({
  reviews,
  statement,
  siteName,
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

  page.down(MARGIN);
  page.element(
    'Figure',
    () =>
      drawSeal(pdf, typesetter, {
        x: MARGIN + WIDTH - SEAL_SIZE,
        y: MARGIN - 12,
        size: SEAL_SIZE,
        name: siteName,
      }),
    { alt: SEAL_TEXT },
  );
  renderTitle(page, claims, siteName);
  renderFigures(page, claims, reviews);
  page.down(36);
  page.write('H2', 'Reviews', heading);
  page.down(10);
  const hidden = [choice.names === 'hidden' && 'names', choice.texts === 'hidden' && 'comments']
    .filter(Boolean)
    .join(' and ');
  if (hidden) {
    page.write('P', `Customers’ ${hidden} are not included. Star ratings always are.`, body, {
      color: light.inkMuted,
    });
    page.down(12);
  }
  for (const review of reviews) drawLetter(page, review, choice);
  page.down(6);
  page.write('P', `End of all ${countReviews(claims.count)} from this period.`, body, {
    color: light.inkMuted,
  });
  renderVerification(page, claims, kid);
  page.footer();
  pdf.end();
  return pdf;
}

function renderTitle(page: PageWriter, { name, period }: StatementClaims, siteName: string): void {
  const width = WIDTH - SEAL_SIZE - 24;
  page.write('P', `Customer reviews, collected with ${siteName}`, small, { color: light.accent });
  page.down(10);
  page.write('H1', name, title, { width });
  page.down(10);
  page.write('P', `${formatDay(period.from)} to ${formatDay(period.to)}`, body, {
    color: light.inkMuted,
    width,
  });
  page.y = Math.max(page.y, MARGIN + SEAL_SIZE);
  page.down(28);
}

function renderFigures(page: PageWriter, claims: StatementClaims, reviews: StatementReview[]): void {
  const { pdf, text } = page;
  const top = page.y;
  page.artifact(() => page.rule());
  page.element('P', () => {
    const average = claims.average.toFixed(2);
    const x = MARGIN + text.widthOf(average, averageStyle) + 3;
    text.draw(average, averageStyle, { x: MARGIN, y: top + 50, color: light.ink });
    text.draw(' out of 5', body, { x, y: top + 50, color: light.inkMuted });
  });
  page.element('Figure', () => page.stars(claims.average, { x: MARGIN, y: top + 64, size: 17 }), {
    alt: `${claims.average.toFixed(2)} out of 5 stars`,
  });
  page.element('P', () => {
    const label = `All ${countReviews(claims.count)} from this period`;
    text.draw(label, strong, { x: MARGIN, y: top + 102, color: light.ink });
  });

  const counts = [5, 4, 3, 2, 1].map((stars) => ({
    stars,
    count: reviews.filter(({ rating }) => rating === stars).length,
  }));
  const bar = { x: MARGIN + 250, width: WIDTH - 250 - 32 };
  counts.forEach(({ stars, count }, index) => {
    const y = top + 30 + index * 19;
    page.element('P', () => {
      text.draw(String(stars), small, { x: bar.x - 24, y, color: light.ink });
      text.draw(String(count), small, { x: bar.x + bar.width + 8, y, color: light.ink });
    });
    page.artifact(() => {
      page.star({ x: bar.x - 17, y: y - 7.5, size: 9 }, light.star);
      pdf.roundedRect(bar.x, y - 6.5, bar.width, 7, 3.5).fill(light.line);
      const filled = (count / Math.max(1, claims.count)) * bar.width;
      if (filled > 0) pdf.roundedRect(bar.x, y - 6.5, Math.max(7, filled), 7, 3.5).fill(light.star);
    });
  });
  page.y = top + 124;
  page.artifact(() => page.rule());
  page.down(14);
  const { count, average } = claims.allTime;
  const allTime = `All time: ${countReviews(count)}, ${average.toFixed(2)} out of 5 on average. Created on ${longDate(new Date(claims.iat * 1000).toISOString())}. The last page says how to check these reviews.`;
  page.write('P', allTime, small, { color: light.inkMuted });
}

function renderVerification(page: PageWriter, { iss: issuer, digest }: StatementClaims, kid: string): void {
  const CODE_SIZE = 92;
  const address = `${issuer}/verify`;
  const textWidth = WIDTH - CODE_SIZE - 28;
  page.down(24);
  page.ensureSpace(170);
  page.artifact(() => page.rule());
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
    color: light.inkMuted,
    width: textWidth,
  });
  page.y = Math.max(page.y, top + CODE_SIZE);
}

const formatDay = (day: string) => longDate(`${day}T00:00:00.000Z`);

function countReviews(count: number): string {
  return `${count} review${count === 1 ? '' : 's'}`;
}
