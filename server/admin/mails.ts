import { z } from 'zod/mini';
import { serviceProblem } from '#contract/service-status.ts';
import { mailReaderFor } from '#server/accounts/mail-reader-for.ts';
import { ADMIN_ID, findAccount } from '#server/accounts/store.ts';
import type { Deps } from '#server/platform/deps.ts';
import { englishReader } from '#server/platform/mail-reader.ts';
import type { Renderer } from '#server/platform/send-mail.ts';
import { serviceProblemMail } from './service-problem.mail.ts';

const problemReported = z.object({ email: z.string(), problem: serviceProblem });

export function adminMails({ db, config, site }: Deps): Record<string, Renderer> {
  return {
    'service-problem': async (payload, { createdAt }) => {
      const { email, problem } = problemReported.parse(payload);
      const admin = await findAccount(db, ADMIN_ID);
      const reader = admin ? await mailReaderFor(admin, ['admin']) : englishReader;
      return {
        to: { name: '', address: email },
        ...serviceProblemMail({ problem, noticedAt: createdAt, site, appUrl: config.appUrl, reader }),
      };
    },
  };
}
