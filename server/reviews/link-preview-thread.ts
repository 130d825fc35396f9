import { handleDrawingJobs } from '#server/images/drawing-jobs.ts';
import { drawLinkPreview, type LinkPreview, previewSize } from '#server/images/link-preview.ts';
import { shapesAsPng } from '#server/images/png.ts';
import { loadTypesetter } from '#server/images/typesetting.ts';

handleDrawingJobs(async (preview: LinkPreview): Promise<Uint8Array> => {
  return shapesAsPng(drawLinkPreview(await loadTypesetter(), preview), previewSize);
});
