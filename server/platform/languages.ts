import type { FastifyRequest } from 'fastify';
import { z } from 'zod/mini';
import { type Language, language } from '#contract/languages/languages.ts';

const chosen = z.catch(z.optional(z.object({ lang: z.catch(z.optional(language), undefined) })), undefined);

/** What stands in the address as `?lang=`, else what the browser asks for, else English. */
export function languageOf(request: FastifyRequest): Language {
  return chosen.parse(request.query)?.lang ?? preferred(request.headers['accept-language']) ?? 'en';
}

/** The one of ours with the highest weight, the first among equals; a region or a script makes no difference. */
function preferred(accepted = ''): Language | undefined {
  let best: Language | undefined;
  let bestWeight = 0;
  for (const entry of accepted.split(',')) {
    const [range = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    const weight = weightIn(parameters);
    const [tag = ''] = range.split('-');
    const { data } = language.safeParse(tag === '*' ? 'en' : tag);
    if (data && weight > bestWeight) [best, bestWeight] = [data, weight];
  }
  return best;
}

/** 0, which is never taken, where it is no number. */
function weightIn(parameters: string[]): number {
  const q = parameters.find((parameter) => parameter.startsWith('q='));
  return q === undefined ? 1 : Number(q.slice(2)) || 0;
}
