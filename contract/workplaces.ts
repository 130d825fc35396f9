import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { formLine, nullable, optional, urlId } from './fields.ts';
import type { Sentence } from './languages/sentence.ts';

/** An account has no more, on every plan. */
export const MAX_WORKPLACES = 200;

export const workplace = z.object({
  id: z.int(),
  name: z.string(),
  location: nullable(z.string()),
});
export type Workplace = z.infer<typeof workplace>;

export const workplaceForm = z.object({
  name: formLine(120, 'Workplace name is required' as Sentence),
  location: optional(formLine(120, 'The location must be text', 0)),
});

const workplaceInUrl = z.object({ id: urlId('Workplace not found' as Sentence) });

export const listWorkplaces = endpoint('GET', '/api/workplaces', {
  allowsToken: true,
  caller: 'professional',
  response: { 200: z.array(workplace) },
});

export const createWorkplace = endpoint('POST', '/api/workplaces', {
  caller: 'professional',
  errors: ['workplaceLimitReached', 'workplaceMaximumReached'],
  body: workplaceForm,
  response: { 201: workplace },
});

export const updateWorkplace = endpoint('PUT', '/api/workplaces/:id', {
  caller: 'professional',
  errors: ['workplaceNotFound'],
  params: workplaceInUrl,
  body: workplaceForm,
  response: { 200: workplace },
});

export const deleteWorkplace = endpoint('DELETE', '/api/workplaces/:id', {
  caller: 'professional',
  errors: ['workplaceNotFound'],
  params: workplaceInUrl,
  response: { 204: z.void() },
});

export const lookUpWorkplace = endpoint('GET', '/api/workplaces/:id', {
  caller: 'anyone',
  errors: ['workplaceNotFound', 'tooManyRequests'],
  params: workplaceInUrl,
  response: { 200: workplace },
});
