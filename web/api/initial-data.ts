import type { z } from 'zod/mini';
import type { InitialData } from '#contract/reads.ts';

type Parts = Partial<Record<keyof InitialData, unknown>>;

/** What the server has put into the document, by name; each part is read once, then deleted. */
let parts: Parts | undefined;

/** The server calls this right before each synchronous render. */
export function setDocument(data: Parts): void {
  parts = data;
}

/** When it was requested, by this device's clock. */
export const DOCUMENT_TIME = performance.timeOrigin;

export function takeFromDocument<Schema extends z.ZodMiniType>(
  name: keyof InitialData,
  schema: Schema,
): z.output<Schema> | undefined {
  // Not while the code is loaded: it may arrive before the end of the document, where the data is.
  const { [name]: part, ...rest } = parts ?? readBlock();
  parts = rest;
  return schema.safeParse(part).data;
}

/** Another person's session must not find it. */
export function forgetDocument(): void {
  parts = {};
}

function readBlock(): Parts {
  if (typeof document === 'undefined') return {};
  const block = document.getElementById('initial-data');
  // Nothing may be left of it on a page that comes back from the cache.
  block?.remove();
  return JSON.parse(block?.textContent ?? '{}');
}
