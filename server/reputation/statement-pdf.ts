import { decodeProtectedHeader } from 'jose/decode/protected_header';
import { decodeJwt } from 'jose/jwt/decode';
import { brand } from '#contract/brand.ts';
import type { Language } from '#contract/languages/languages.ts';
import { loadTranslator } from '#contract/languages/load-translator.ts';
import type { Sentence } from '#contract/languages/sentences.ts';
import { type StatementChoice, type StatementClaims, statementClaims } from '#contract/reputation.ts';
import { loadTypesetter } from '#server/images/typesetting.ts';
import { withoutIsolates } from '#server/platform/mail-reader.ts';
import { light } from '#server/platform/palette.ts';
import { SEAL_TEXT } from './drawings.ts';
import { drawLetter } from './pdf-letter.ts';
import { body, heading, MARGIN, PAGE, PageWriter, small, strong, title, WIDTH } from './pdf-pages.ts';
import { drawSeal } from './pdf-seal.ts';
import { flowOf, PdfText } from './pdf-text.ts';
import { createPdfTexts } from './pdf-texts.ts';
import type { StatementReview } from './statement.ts';

const SEAL_SIZE = 96;
/** Of average, stars and count, beside the bars. */
const FIGURES_WIDTH = 210;
const averageStyle = { size: 34, typeface: 'bold' } as const;

export interface PrintedStatement {
  reviews: StatementReview[];
  /** A JWT with the claims of `statementClaims`. */
  statement: string;
  siteName: string;
  choice: Pick<StatementChoice, 'names' | 'texts'>;
  language: Language;
}

export async function renderStatement({
  reviews,
  statement,
  siteName,
  choice,
  language,
}: PrintedStatement): Promise<PDFKit.PDFDocument> {
  const claims = statementClaims.parse(decodeJwt(statement));
  const { kid = '' } = decodeProtectedHeader(statement);
  const madeOn = new Date(claims.iat * 1000);
  const [{ default: PDFDocument }, typesetter, translator] = await Promise.all([
    import('pdfkit'),
    loadTypesetter(),
    loadTranslator(language, ['common', 'employer']),
  ]);
  const texts = createPdfTexts(translator);
  const { t, plural } = texts;
  const pdf = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    // Embeds no standard font.
    font: null as unknown as string,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: {
      Title: withoutIsolates(t('Customer reviews of {name}', { name: claims.name })),
      Creator: brand.name,
      Producer: brand.name,
      CreationDate: madeOn,
    },
  });
  const page = new PageWriter(pdf, new PdfText(pdf, typesetter), texts, claims.name);

  page.down(MARGIN);
  page.element(
    'Figure',
    () =>
      drawSeal(pdf, typesetter, {
        x: page.left(MARGIN + WIDTH - SEAL_SIZE, SEAL_SIZE),
        y: MARGIN - 12,
        size: SEAL_SIZE,
        text: t(SEAL_TEXT),
        name: siteName,
      }),
    { alt: t(SEAL_TEXT) },
  );
  renderTitle(page, claims, siteName);
  renderFigures(page, claims, reviews);
  page.down(36);
  page.write('H2', t('Reviews'), heading);
  page.down(10);
  const hidden = hiddenPart(choice);
  if (hidden) {
    page.write('P', t(hidden), body, { color: light.inkMuted });
    page.down(12);
  }
  for (const review of reviews) drawLetter(page, review, choice);
  page.down(6);
  const end = plural(
    'End of all {count} review from this period.|End of all {count} reviews from this period.',
    claims.count,
  );
  page.write('P', end, body, { color: light.inkMuted });
  renderVerification(page, claims, kid);
  page.footer();
  pdf.end();
  return pdf;
}

function hiddenPart({ names, texts }: PrintedStatement['choice']): Sentence | null {
  if (names === 'shown')
    return texts === 'shown' ? null : 'Customers’ comments are not included. Star ratings always are.';
  return texts === 'shown'
    ? 'Customers’ names are not included. Star ratings always are.'
    : 'Customers’ names and comments are not included. Star ratings always are.';
}

function renderTitle(page: PageWriter, { name, period }: StatementClaims, siteName: string): void {
  const width = WIDTH - SEAL_SIZE - 24;
  const { t, date } = page.texts;
  const collected = t('Customer reviews, collected with {site}', { site: siteName });
  page.write('P', collected, small, { color: light.accent, width });
  page.down(10);
  page.write('H1', name, title, { width, flow: flowOf(name) });
  page.down(10);
  const days = { from: date(startOf(period.from)), to: date(startOf(period.to)) };
  page.write('P', t('{from} to {to}', days), body, { color: light.inkMuted, width });
  page.y = Math.max(page.y, MARGIN + SEAL_SIZE);
  page.down(28);
}

function renderFigures(page: PageWriter, claims: StatementClaims, reviews: StatementReview[]): void {
  const { t, plural, average, date } = page.texts;
  const top = page.y;
  page.artifact(() => page.rule());
  renderAverage(page, claims.average);
  page.element('Figure', () => page.stars(claims.average, { x: MARGIN, y: top + 64, size: 17 }), {
    alt: t('{rating} out of 5 stars', { rating: average(claims.average) }),
  });
  page.y = top + 91;
  const label = plural(
    'All {count} review from this period|All {count} reviews from this period',
    claims.count,
  );
  page.write('P', label, strong, { width: FIGURES_WIDTH });
  renderBars(page, top + 30, reviews);
  page.y = Math.max(page.y + 18, top + 124);
  page.artifact(() => page.rule());
  page.down(14);
  const allTime = t(
    'All time: {reviews}, {average} out of 5 on average. Created on {date}. The last page says how to check these reviews.',
    {
      reviews: plural('{count} review|{count} reviews', claims.allTime.count),
      average: average(claims.allTime.average),
      date: date(new Date(claims.iat * 1000).toISOString()),
    },
  );
  page.write('P', allTime, small, { color: light.inkMuted });
}

/** The number large, and what is before and after it small. */
function renderAverage(page: PageWriter, value: number): void {
  const { text, y: top } = page;
  const { t, average } = page.texts;
  const sentence = withoutIsolates(t('{average} out of 5', { average: '|' }));
  const [before = '', after = ''] = sentence.split('|');
  const parts = [
    { part: before, style: body, color: light.inkMuted },
    { part: average(value), style: averageStyle, color: light.ink },
    { part: after, style: body, color: light.inkMuted },
  ].filter(({ part }) => part !== '');
  page.element('P', () => {
    let x = MARGIN;
    for (const { part, style, color } of parts) {
      const width = text.widthOf(part, style, page.texts);
      text.draw(part, style, { x: page.left(x, width), y: top + 50, color, flow: page.texts });
      x += width + 3;
    }
  });
}

function renderBars(page: PageWriter, top: number, reviews: StatementReview[]): void {
  const { pdf, text } = page;
  const { number } = page.texts;
  const bar = { x: MARGIN + FIGURES_WIDTH + 40, width: WIDTH - FIGURES_WIDTH - 40 - 32 };
  const write = (value: number, x: number, y: number) => {
    const width = text.widthOf(number(value), small, page.texts);
    text.draw(number(value), small, { x: page.left(x, width), y, color: light.ink, flow: page.texts });
  };
  for (const [index, stars] of [5, 4, 3, 2, 1].entries()) {
    const count = reviews.filter(({ rating }) => rating === stars).length;
    const y = top + index * 19;
    page.element('P', () => {
      write(stars, bar.x - 24, y);
      write(count, bar.x + bar.width + 8, y);
    });
    page.artifact(() => {
      page.star({ x: page.left(bar.x - 17, 9), y: y - 7.5, size: 9 }, light.star);
      pdf.roundedRect(page.left(bar.x, bar.width), y - 6.5, bar.width, 7, 3.5).fill(light.line);
      const filled = Math.max(7, (count / Math.max(1, reviews.length)) * bar.width);
      if (count > 0) pdf.roundedRect(page.left(bar.x, filled), y - 6.5, filled, 7, 3.5).fill(light.star);
    });
  }
}

function renderVerification(page: PageWriter, { iss: issuer, digest }: StatementClaims, kid: string): void {
  const CODE_SIZE = 92;
  const { t } = page.texts;
  const address = `${issuer}/verify`;
  const { host } = new URL(issuer);
  const textWidth = WIDTH - CODE_SIZE - 28;
  page.down(24);
  page.ensureSpace(170);
  page.artifact(() => page.rule());
  page.down(24);
  const top = page.y;
  page.element(
    'Figure',
    () =>
      page.qrCode(address, {
        x: page.left(MARGIN + WIDTH - CODE_SIZE, CODE_SIZE),
        y: top,
        size: CODE_SIZE,
      }),
    { alt: t('QR code of {address}', { address }) },
  );
  page.write('H2', t('How to check these reviews'), heading, { width: textWidth });
  page.down(5);
  for (const paragraph of [
    t(
      'Each review is digitally signed by {host}, so the person it is about can’t change it. The number of reviews and their average are signed too, so none can be left out.',
      { host },
    ),
    t(
      'To check them, ask for the signed file that belongs to this document and open it at {address}. Your browser does the check, even offline.',
      { address: address.replace(/^https?:\/\//, '') },
    ),
  ]) {
    page.write('P', paragraph, body, { width: textWidth });
    page.down(4);
  }
  const signed = t('Signed with key {key}. Digest of the reviews: {digest}', { key: kid, digest });
  page.write('P', signed, small, { color: light.inkMuted, width: textWidth });
  page.y = Math.max(page.y, top + CODE_SIZE);
}

const startOf = (day: string) => `${day}T00:00:00.000Z`;
