import { parseCode } from './cards/codes.ts';
import type { App } from './http/server.ts';

/** Chats end links with a full stop, a bracket or an invisible character, and people type them in capitals. */
export function redirectToCleanAddresses(app: App): void {
  app.addHook('onRequest', (request, reply, done) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const address = isRead ? cleanAddress(request.url) : null;
    if (address === null) done();
    else reply.header('cache-control', 'no-store').redirect(address);
  });
}

/** Made of ids, codes and tokens only, with the query as it was. @returns null if it is clean, or not that of a shared page. */
export function cleanAddress(url: string): string | null {
  const [, path = '', query = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(url) ?? [];
  if (!/^\/+[rf%]/i.test(path)) return null;
  const [first = '', ...rest] = decode(path)
    .split('/')
    .filter((part) => /[A-Za-z\p{Nd}]/u.test(part));
  const clean = addressOf(wordIn(first).toLowerCase(), rest);
  const isClean = clean === path || `${clean}/` === path || PRINTED_CODE.test(path);
  return clean === null || isClean ? null : clean + query;
}

/** The path of a screen without what follows it. */
export function withoutCrumbs(path: string): string {
  const [clean = ''] = /^[a-z/-]*/i.exec(path) ?? [];
  return /[\p{L}\p{N}]/u.test(decode(path.slice(clean.length))) ? path : clean;
}

/** QR codes are in capitals, and people type codes in any case and in groups. */
const PRINTED_CODE = /^\/r\/[a-z\d-]*[a-z\d]\/?$/i;

function addressOf(page: string, parts: string[]): string | null {
  const [part = ''] = parts;
  if (page === 'review') {
    const ids = parts.map(wordIn);
    const areIds = ids.length > 0 && ids.length <= 2 && ids.every((id) => /^[1-9]\d{0,9}$/.test(id));
    return areIds ? `/review/${ids.join('/')}` : null;
  }
  if (parts.length !== 1) return null;
  if (page === 'r') {
    const code = parseCode(part.replace(/[^A-Za-z\d]/g, ''));
    return code && `/r/${code}`;
  }
  const [, token] = /^([\w-]{43})[^\w-]*$/.exec(part) ?? [];
  return (page === 'for' || page === 'reply') && token ? `/${page}/${token}` : null;
}

/** Leaves out what follows. What precedes a number may be its sign. */
function wordIn(part: string): string {
  return /^\s*([A-Za-z\p{Nd}]+)[^A-Za-z\p{Nd}]*$/u.exec(part)?.[1] ?? '';
}

/** Programs that escape HTML make `&quot;` a part of links; some keyboards type full-width letters. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path)
      .replace(/&#?\w{1,8};/g, '')
      .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
  } catch {
    return '';
  }
}
