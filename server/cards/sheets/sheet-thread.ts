import { translatorFor } from '#locales/catalogue.ts';
import { handleDrawingJobs } from '#server/images/drawing-jobs.ts';
import { loadTypesetter } from '#server/images/typesetting.ts';
import { drawSheet, type SheetOrder } from './draw-sheet.ts';
import { sheetAsPdf } from './pdf.ts';
import { cardAsSvg, sheetAsSvg } from './svg.ts';

export interface SheetFileOrder extends SheetOrder {
  format: 'svg' | 'pdf' | 'card';
}

export type SheetFile = string | Uint8Array;

const files = { svg: sheetAsSvg, pdf: sheetAsPdf, card: cardAsSvg };

handleDrawingJobs(async ({ format, ...order }: SheetFileOrder): Promise<SheetFile> => {
  const translator = translatorFor(order.language);
  const drawing = drawSheet(await loadTypesetter(), translator, order);
  return files[format](drawing);
});
