import { z } from 'zod/mini';
import { serviceProblem } from '#contract/service-status.ts';
import { mailContext } from '#server/accounts/mail-context.ts';
import { ADMIN_ID, findAccount } from '#server/accounts/store.ts';
import type { Renderer } from '#server/mail/send-mail.ts';
import type { Deps } from '#server/system/deps.ts';
import { serviceProblemMail } from './service-problem.mail.ts';

const problemReported = z.object({ email: z.string(), problem: serviceProblem });

export function adminMails(deps: Deps): Record<string, Renderer> {
  return {
    'service-problem': async (payload, { createdAt }) => {
      const { email, problem } = problemReported.parse(payload);
      const admin = await findAccount(deps.db, ADMIN_ID);
      if (!admin) return null;
      const to = { name: '', address: email };
      return serviceProblemMail(mailContext(deps, admin, to), problem, createdAt);
    },
  };
}
