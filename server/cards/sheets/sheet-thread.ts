import { handleDrawingJobs } from '#server/images/drawing-jobs.ts';
import { loadTypesetter } from '#server/images/typesetting.ts';
import { drawSheet, type SheetOrder } from './draw-sheet.ts';
import { sheetAsPdf } from './pdf.ts';
import { sheetAsSvg } from './svg.ts';

export interface SheetFileOrder extends SheetOrder {
  format: 'svg' | 'pdf';
}

export type SheetFile = string | Uint8Array;

handleDrawingJobs(async ({ format, ...order }: SheetFileOrder): Promise<SheetFile> => {
  const drawing = drawSheet(await loadTypesetter(), order);
  return format === 'pdf' ? sheetAsPdf(drawing) : sheetAsSvg(drawing);
});
