import { buffer } from 'node:stream/consumers';
import { drawOrders } from '#server/images/draw-orders.ts';
import { type PrintedStatement, setStatement } from './statement-pdf.ts';

drawOrders(async (order: PrintedStatement) => buffer(await setStatement(order)));
