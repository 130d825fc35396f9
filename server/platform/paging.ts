import { pathOf } from './request-path.ts';

/**
 * The page to answer, of rows of which one more than shown was asked for: that one tells whether there is a next page,
 * which the Link header then names (RFC 8288), relative to the host that was asked. A `limit` of Infinity has no next page.
 */
export function paginate<Row>(
  request: { url: string },
  reply: { header(name: string, value: string): unknown },
  found: Row[],
  limit: number,
  cursorOf: (last: Row) => string | number,
): Row[] {
  const page = found.slice(0, limit);
  const last = page.at(-1);
  if (last !== undefined && found.length > limit) {
    const [, query] = request.url.split('?');
    const parameters = new URLSearchParams(query);
    parameters.set('cursor', String(cursorOf(last)));
    reply.header('link', `<${encodeURI(pathOf(request))}?${parameters}>; rel="next"`);
  }
  return page;
}
