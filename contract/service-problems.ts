import { blankIn } from './languages/languages.ts';
import { pluralIn } from './languages/plural.ts';
import type { Sentence } from './languages/sentence.ts';
import type { Translator } from './languages/translator.ts';
import type { Release } from './release.ts';
import type { ServiceProblem } from './service-status.ts';

/** Here, since the browser can't translate a sentence that is only in server/. */
export const problemTitles = {
  mail: "Emails aren't being sent" as Sentence,
  disk: 'The disk is almost full' as Sentence,
  backup: 'There is no recent backup' as Sentence,
  firstBackup: 'There is no backup yet' as Sentence,
  proxy: "The proxy isn't trusted" as Sentence,
  dispute: 'A payment is disputed' as Sentence,
  refund: 'A refunded plan goes on' as Sentence,
  update: 'There is a security update' as Sentence,
};

type Facts = Pick<ServiceProblem, 'kind' | 'values'>;

/** The admin's page and mails show it; the API says it in English. */
export function translateProblem(translator: Translator, problem: ServiceProblem): ServiceProblem {
  if (translator.texts === null) return problem;
  const title = translator.translateMessage(problem.title);
  return { ...problem, title, advice: adviceOn(translator, problem) };
}

export function describeUpdate(
  { language, t }: Translator,
  { version, security }: Omit<Release, 'date'>,
): string {
  const news = t('Version {version} is out.', { version });
  return security ? news + blankIn(language) + t('It fixes a security problem.') : news;
}

export function adviceOn(translator: Translator, { kind, values }: Facts): string {
  const { t } = translator;
  switch (kind) {
    case 'mail':
      return [
        pluralIn(translator, '{count} email is waiting.|{count} emails are waiting.', Number(values.count)),
        values.error && t('The last attempt failed with “{error}”.', values),
        t('Check the mail server and SMTP_URL. Waiting emails are sent as soon as it works.'),
      ]
        .filter(Boolean)
        .join(blankIn(translator.language));
    case 'disk':
      return t(
        "{folder} has {megabytes} MB left. When it is full, reviews can't be stored: free some space, or get a larger disk.",
        values,
      );
    case 'backup':
      return t('Run ./goodword backup now, and schedule it for every night.');
    case 'proxy':
      return [
        t(
          "Everyone behind {address} shares one limit, so one person's wrong passwords can lock everyone out.",
          values,
        ),
        t(
          'If {address} is your proxy, add it to TRUST_PROXY, have it send X-Forwarded-For, and restart.',
          values,
        ),
      ].join(blankIn(translator.language));
    case 'dispute':
      return [
        t('Someone asked their bank to take a payment back: {accounts}.', values),
        t(
          'Respond in Stripe, or refund the payment there. Neither ends the plan: to end it, cancel the subscription in Stripe too. More in docs/operations/stripe.md.',
        ),
      ].join(blankIn(translator.language));
    case 'refund':
      return [
        t('A payment was refunded in full: {accounts}.', values),
        t(
          "A refund doesn't end a plan: to end it, cancel the subscription in Stripe too. Otherwise, this note disappears after 30 days. More in docs/operations/stripe.md.",
        ),
      ].join(blankIn(translator.language));
    case 'update':
      return [
        describeUpdate(translator, { version: String(values.version), security: true }),
        t('docs/operations.md says how to upgrade.'),
      ].join(blankIn(translator.language));
  }
}
