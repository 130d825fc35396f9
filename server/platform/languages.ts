import type { FastifyRequest } from 'fastify';
import { z } from 'zod/mini';
import { type Language, languages } from '#contract/languages/languages.ts';

export const language = z.enum(Object.keys(languages) as [Language, ...Language[]]);

const chosen = z.catch(z.optional(z.object({ lang: z.catch(z.optional(language), undefined) })), undefined);

export function preferredLanguage(request: FastifyRequest): Language {
  return chosen.parse(request.query)?.lang ?? preferred(request.headers['accept-language']) ?? 'en';
}

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

function weightIn(parameters: string[]): number {
  const q = parameters.find((parameter) => parameter.startsWith('q='));
  return q === undefined ? 1 : Number(q.slice(2)) || 0;
}
