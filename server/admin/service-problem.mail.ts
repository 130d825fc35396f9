import type { ServiceProblem } from '#contract/service-status.ts';
import type { Site } from '#contract/site.ts';
import { button, detailTable, paragraph, smallPrint } from '#server/platform/mail-blocks.ts';
import { type MailContent, mailDocument } from '#server/platform/mail-layout.ts';

interface Report {
  problem: ServiceProblem;
  noticedAt: string;
  site: Site;
  appUrl: string;
}

export function serviceProblemMail({ problem, noticedAt, site, appUrl }: Report): MailContent {
  const { kind, title, advice, since } = problem;
  return {
    subject: `${site.name} needs attention: ${title}`,
    ...mailDocument(site, {
      preheader: advice,
      heading: title,
      blocks: [
        paragraph(advice),
        // It waited in the same outbox.
        ...(kind === 'mail' ? [paragraph('Now that this email has reached you, others can too.')] : []),
        detailTable([
          ['Service', new URL(appUrl).host],
          ...(since === null ? [] : [['Since', inUtc(since)] as const]),
          ['Noticed', inUtc(noticedAt)],
        ]),
        button('Open the admin page', `${appUrl}/admin`),
      ],
      footer: [smallPrint('You run this service. We send this once a day while it lasts.')],
    }),
  };
}

/** Operators compare it with logs. */
function inUtc(timestamp: string): string {
  return `${timestamp.slice(0, 16).replace('T', ' ')} UTC`;
}
