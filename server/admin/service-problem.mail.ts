import { isolated } from '#contract/languages/translator.ts';
import { translateProblem } from '#contract/service-problems.ts';
import type { ServiceProblem } from '#contract/service-status.ts';
import { button, detailTable } from '#server/mail/blocks.ts';
import type { MailContext } from '#server/mail/context.ts';
import { type Mail, mailDocument } from '#server/mail/layout.ts';

export function serviceProblemMail(context: MailContext, problem: ServiceProblem, noticedAt: string): Mail {
  const { t, appUrl, site } = context;
  const { kind, title, advice, since, values } = translateProblem(context.translator, problem);
  return mailDocument(context, {
    subject: t('{site} needs attention: {problem}', { site: site.name, problem: title }),
    preheader: advice,
    heading: title,
    blocks: [
      advice,
      // It waited in the same outbox.
      kind === 'mail' && t('You got this email, so others are going out again.'),
      detailTable(context, [
        [t('Service'), new URL(appUrl).host],
        ...(since === null ? [] : [[t('Since'), inUtc(context, since)] as const]),
        [t('Checked'), inUtc(context, noticedAt)],
      ]),
      button(t('Open the admin page'), `${appUrl}/admin`),
    ],
    reason: values.payments
      ? t("You're getting this because you run this service. We send it once for each payment.")
      : values.version
        ? t("You're getting this because you run this service. We send it once for each version.")
        : t("You're getting this because you run this service. We send it once a day until it's fixed."),
    links: [],
  });
}

/** Operators compare it with logs. */
function inUtc({ language }: MailContext, timestamp: string): string {
  return isolated(language, `${timestamp.slice(0, 16).replace('T', ' ')} UTC`);
}
