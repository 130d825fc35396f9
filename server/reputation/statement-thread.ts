import { buffer } from 'node:stream/consumers';
import { handleDrawingJobs } from '#server/images/drawing-jobs.ts';
import { type PrintedStatement, setStatement } from './statement-pdf.ts';

handleDrawingJobs(async (order: PrintedStatement) => buffer(await setStatement(order)));
