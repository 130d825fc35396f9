import { z } from 'zod/mini';
import { serviceProblem } from '#contract/service-status.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Renderer } from '#server/platform/send-mail.ts';
import { serviceProblemMail } from './service-problem.mail.ts';

const problemReported = z.object({ email: z.string(), problem: serviceProblem });

export function adminMails({ config, site }: Deps): Record<string, Renderer> {
  return {
    'service-problem': async (payload, { createdAt }) => {
      const { email, problem } = problemReported.parse(payload);
      return {
        to: { name: '', address: email },
        ...serviceProblemMail({ problem, noticedAt: createdAt, site, appUrl: config.appUrl }),
      };
    },
  };
}
