import { pathOf } from './request-path.ts';

/** Drops the look-ahead row; `next` is the cursor of the next page, or null on the last one. */
export function splitPage<Row>(
  found: Row[],
  limit: number,
  cursorOf: (last: Row) => string | number,
): { items: Row[]; next: string | null } {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return { items, next: last !== undefined && found.length > limit ? String(cursorOf(last)) : null };
}

/** Drops the look-ahead row and sets the Link header (RFC 8288). */
export function paginate<Row>(
  request: { url: string },
  reply: { header(name: string, value: string): unknown },
  found: Row[],
  limit: number,
  cursorOf: (last: Row) => string | number,
): Row[] {
  const { items, next } = splitPage(found, limit, cursorOf);
  if (next !== null) {
    const [, query] = request.url.split('?');
    const parameters = new URLSearchParams(query);
    parameters.set('cursor', next);
    reply.header('link', `<${encodeURI(pathOf(request))}?${parameters}>; rel="next"`);
  }
  return items;
}
