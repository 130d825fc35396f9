import { z } from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { described, timestamp } from './fields.ts';

export const problemKinds = ['mail', 'disk', 'backup', 'proxy'] as const;

export const serviceProblem = z.object({
  kind: z.enum(problemKinds),
  title: z.string(),
  advice: described(z.string(), 'What it means, and what to do.'),
  values: described(
    z.record(z.string(), z.union([z.string(), z.int()])),
    'The numbers and names in `advice`, to say it in another language.',
  ),
  since: described(z.nullable(timestamp), 'null if the service can’t know.'),
});
export type ServiceProblem = z.infer<typeof serviceProblem>;

export const serviceStatus = z.object({
  version: z.string(),
  commit: described(z.nullable(z.string()), 'The first digits of the commit, if it is known.'),
  problems: described(z.array(serviceProblem), 'What the operator should look at; empty if all is well.'),
});
export type ServiceStatus = z.infer<typeof serviceStatus>;

export const getServiceStatus = {
  method: 'GET',
  url: '/api/admin/service-status',
  caller: 'admin',
  schema: {
    tags: ['admin'],
    summary: 'The version of the service, and what needs attention',
    response: { 200: serviceStatus },
  },
} as const satisfies Endpoint;
