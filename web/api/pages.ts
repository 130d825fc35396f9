import type { Endpoint, ResponseOf } from '#contract/endpoint.ts';
import { parse, type Rest, send } from './call.ts';

export interface Page<E extends Endpoint> {
  items: ResponseOf<E>;
  /** Cursor of the next page. */
  next: string | null;
}

/** Like `call`, for paginated lists. */
export async function callPage<E extends Endpoint>(endpoint: E, ...[options]: Rest<E>): Promise<Page<E>> {
  const response = await send(endpoint, options);
  return { items: await parse(endpoint, response), next: nextCursor(response) };
}

export function nextCursor({ headers }: Response): string | null {
  const [, target] = headers.get('link')?.match(/^<([^>]*)>; rel="next"$/) ?? [];
  return target ? new URL(target, location.origin).searchParams.get('cursor') : null;
}
