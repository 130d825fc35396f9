import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { nullable, timestamp } from './fields.ts';
import { release } from './release.ts';

export const problemKinds = ['mail', 'disk', 'backup', 'proxy', 'dispute', 'refund', 'update'] as const;

export const serviceProblem = z.object({
  kind: z.enum(problemKinds),
  title: z.string(),
  advice: z.string(),
  values: z.catchall(z.object({}), z.union([z.string(), z.int()])),
  since: z.nullable(timestamp),
});
export type ServiceProblem = z.infer<typeof serviceProblem>;

export const serviceStatus = z.object({
  version: z.string(),
  commit: z.nullable(z.string()),
  /** The days since its release, from the 60th on. */
  ageDays: nullable(z.int()),
  /** A newer release. */
  update: nullable(release),
  problems: z.array(serviceProblem),
});
export type ServiceStatus = z.infer<typeof serviceStatus>;

export const getServiceStatus = endpoint('GET', '/api/admin/service-status', {
  caller: 'admin',
  response: { 200: serviceStatus },
});
