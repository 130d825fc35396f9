import { pathOf } from './request-path.ts';

/** Drops the look-ahead row and sets the Link header (RFC 8288), which has the cursor of the next page. */
export function paginate<Row>(
  request: { url: string },
  reply: { header(name: string, value: string): unknown },
  found: Row[],
  limit: number,
  cursorOf: (last: Row) => string | number,
): Row[] {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  if (last !== undefined && found.length > limit) {
    const [, query] = request.url.split('?');
    const parameters = new URLSearchParams(query);
    parameters.set('cursor', String(cursorOf(last)));
    reply.header('link', `<${encodeURI(pathOf(request))}?${parameters}>; rel="next"`);
  }
  return items;
}
