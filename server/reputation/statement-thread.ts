import { buffer } from 'node:stream/consumers';
import type { BundleChoice, ReputationBundle } from '#contract/reputation.ts';
import { drawOrders } from '#server/images/draw-orders.ts';
import { setStatement } from './statement-pdf.ts';

export interface StatementOrder {
  bundle: ReputationBundle;
  choice: BundleChoice;
}

drawOrders(async ({ bundle, choice }: StatementOrder) => buffer(await setStatement(bundle, choice)));
