import { z } from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { described } from './fields.ts';

export const serviceStatus = z.object({
  version: z.string(),
  commit: described(z.nullable(z.string()), 'The first digits of the commit, if it is known.'),
});
export type ServiceStatus = z.infer<typeof serviceStatus>;

export const getServiceStatus = {
  method: 'GET',
  url: '/api/admin/service-status',
  caller: 'admin',
  schema: {
    tags: ['admin'],
    summary: 'The version of the service',
    response: { 200: serviceStatus },
  },
} as const satisfies Endpoint;
