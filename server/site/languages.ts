import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod/mini';
import { language } from '#contract/fields.ts';
import { isLanguage, type Language } from '#contract/languages/languages.ts';
import { DAY, SECOND } from '#server/basics/clock.ts';

const chosen = z.catch(z.optional(z.object({ lang: z.catch(z.optional(language), undefined) })), undefined);

/** The app's cookie: what a visitor chose last by `?lang=`. */
const LANGUAGE_COOKIE = 'language';

/** The app's pages have it for someone who isn't signed in or has chosen no language in Settings. */
export function visitorLanguage(request: FastifyRequest): Language {
  const kept = request.cookies?.[LANGUAGE_COOKIE] ?? '';
  return queriedLanguage(request) ?? (isLanguage(kept) ? kept : preferredLanguage(request));
}

/**
 * The language of a document of the app. The cookie follows what was chosen last, by `?lang=` or in Settings, so that all
 * pages show it.
 * @param chosen in Settings.
 */
export function documentLanguage(
  request: FastifyRequest,
  reply: FastifyReply,
  chosen: Language | null = null,
): Language {
  reply.header('vary', 'Accept-Language, Cookie, Accept-Encoding');
  const queried = queriedLanguage(request);
  const toKeep = queried ?? chosen;
  if (toKeep && request.cookies[LANGUAGE_COOKIE] !== toKeep) keepLanguage(reply, toKeep);
  return queried ?? chosen ?? visitorLanguage(request);
}

/** null: the browser's again. */
export function keepLanguage(reply: FastifyReply, language: Language | null): void {
  if (language === null) reply.clearCookie(LANGUAGE_COOKIE);
  else reply.setCookie(LANGUAGE_COOKIE, language, { maxAge: (365 * DAY) / SECOND });
}

export function queriedLanguage(request: FastifyRequest): Language | undefined {
  return chosen.parse(request.query)?.lang;
}

const ofLinks = new WeakMap<FastifyRequest, Language>();

/** The language of a link that was made for one person. */
export function setLinkLanguage(request: FastifyRequest, language: Language): void {
  ofLinks.set(request, language);
}

export function preferredLanguage(request: FastifyRequest): Language {
  return (
    queriedLanguage(request) ?? ofLinks.get(request) ?? preferred(request.headers['accept-language']) ?? 'en'
  );
}

/** Browsers send less; a stranger may send 16 KB of commas, each of which is an entry. */
const MAX_ACCEPTED = 200;

function preferred(accepted = ''): Language | undefined {
  let best: Language | undefined;
  let bestWeight = 0;
  for (const entry of accepted.slice(0, MAX_ACCEPTED).split(',')) {
    const [range = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    const weight = weightIn(parameters);
    const tag = range.startsWith('*') ? 'en' : (range.split('-')[0] ?? '');
    if (isLanguage(tag) && weight > bestWeight) [best, bestWeight] = [tag, weight];
  }
  return best;
}

function weightIn(parameters: string[]): number {
  const q = parameters.find((parameter) => parameter.startsWith('q='));
  return q === undefined ? 1 : Number(q.slice(2)) || 0;
}
