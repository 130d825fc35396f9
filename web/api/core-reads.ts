import type { Endpoint, ResponseOf } from '#contract/endpoint.ts';
import { type Rest, send, successSchema } from './call.ts';
import { nextCursor, type Page } from './pages.ts';
import { nullIfSignedOut } from './read.ts';
import { readLeniently } from './read-leniently.ts';

/* The reads that any server must answer. */

/** Null if signed out, which ends the session here too. */
export async function read<E extends Endpoint>(
  endpoint: E,
  ...[options]: Rest<E>
): Promise<ResponseOf<E> | null> {
  try {
    return await parse(endpoint, await send(endpoint, options));
  } catch (error) {
    return nullIfSignedOut(error);
  }
}

/** The same for paginated lists. */
export async function readPage<E extends Endpoint>(
  endpoint: E,
  ...[options]: Rest<E>
): Promise<Page<E> | null> {
  try {
    const response = await send(endpoint, options);
    return { items: await parse(endpoint, response), next: nextCursor(response) };
  } catch (error) {
    return nullIfSignedOut(error);
  }
}

async function parse<E extends Endpoint>(endpoint: E, response: Response): Promise<ResponseOf<E>> {
  return readLeniently(successSchema(endpoint), await response.json()) as ResponseOf<E>;
}
