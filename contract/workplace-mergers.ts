import { z } from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { id, idInUrl } from './fields.ts';
import { workplace } from './workplaces.ts';

export const mergeWorkplace = {
  method: 'POST',
  url: '/api/workplaces/:id/merge',
  schema: {
    tags: ['workplaces'],
    summary: 'Move all that a workplace has to another one, and delete it',
    params: z.object({ id: idInUrl('Workplace not found') }),
    /** The workplace that stays. */
    body: z.object({ into: id }),
    response: { 200: workplace },
  },
} as const satisfies Endpoint;
