import { z } from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { described, id, urlId } from './fields.ts';
import { workplace } from './workplaces.ts';

export const mergeWorkplace = {
  method: 'POST',
  url: '/api/workplaces/:id/merge',
  caller: 'professional',
  errors: ['workplaceNotFound', 'mergedIntoItself'],
  schema: {
    tags: ['workplaces'],
    summary: 'Move everything from one workplace to another, then delete it',
    description:
      'Reviews and tracked codes move to the workplace `into`. If interrupted, call it again to finish.',
    params: z.object({ id: urlId('Workplace not found') }),
    body: z.object({ into: described(id, 'The workplace to keep.') }),
    response: { 200: workplace },
  },
} as const satisfies Endpoint;
