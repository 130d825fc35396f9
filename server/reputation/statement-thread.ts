import { buffer } from 'node:stream/consumers';
import { handleDrawingJobs } from '#server/images/drawing-jobs.ts';
import { type PrintedStatement, renderStatement } from './statement-pdf.ts';

handleDrawingJobs(async (job: PrintedStatement) => buffer(await renderStatement(job)));
