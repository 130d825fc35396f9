import { z } from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { formLine, nullable, urlId } from './fields.ts';
import type { Sentence } from './languages/sentence.ts';

/** Per account, on every plan. */
export const MAX_WORKPLACES = 200;

export const workplace = z.object({
  id: z.int(),
  name: z.string(),
  location: nullable(z.string()),
});
export type Workplace = z.infer<typeof workplace>;

export const workplaceForm = z.object({
  name: formLine(120, 'Workplace name is required' as Sentence),
  location: z.nullish(formLine(120, 'The location must be text', 0)),
});

const workplaceInUrl = z.object({ id: urlId('Workplace not found' as Sentence) });

export const listWorkplaces = {
  method: 'GET',
  url: '/api/workplaces',
  caller: 'professional',
  schema: {
    response: { 200: z.array(workplace) },
  },
} as const satisfies Endpoint;

export const createWorkplace = {
  method: 'POST',
  url: '/api/workplaces',
  caller: 'professional',
  errors: ['workplaceLimitReached', 'workplaceMaximumReached'],
  schema: {
    body: workplaceForm,
    response: { 201: workplace },
  },
} as const satisfies Endpoint;

export const updateWorkplace = {
  method: 'PUT',
  url: '/api/workplaces/:id',
  caller: 'professional',
  errors: ['workplaceNotFound'],
  schema: {
    params: workplaceInUrl,
    body: workplaceForm,
    response: { 200: workplace },
  },
} as const satisfies Endpoint;

export const deleteWorkplace = {
  method: 'DELETE',
  url: '/api/workplaces/:id',
  caller: 'professional',
  errors: ['workplaceNotFound'],
  schema: {
    params: workplaceInUrl,
    response: { 204: z.void() },
  },
} as const satisfies Endpoint;

export const lookUpWorkplace = {
  method: 'GET',
  url: '/api/workplaces/:id',
  caller: 'anyone',
  errors: ['workplaceNotFound', 'tooManyRequests'],
  schema: {
    params: workplaceInUrl,
    response: { 200: workplace },
  },
} as const satisfies Endpoint;
