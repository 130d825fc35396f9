import { type Config, ConfigError } from '#server/system/config.ts';
import { OperatorError } from '#server/system/operator-error.ts';
import { openSmtp } from '../smtp.ts';
import { type Finding, failed, judgeCertificate, ok } from './finding.ts';

/** Signs in without sending anything. */
export async function checkMail({ appUrl, smtpUrl, isLoopback, mailDir }: Config): Promise<Finding[]> {
  if (smtpUrl === null)
    return [
      isLoopback
        ? ok('mail', `mails are written to ${mailDir}`)
        : failed('mail', `mails are only written to ${mailDir}, and never sent: set SMTP_URL`),
    ];
  try {
    const steps: string[] = [];
    const { tls, close } = await openSmtp({ appUrl, smtpUrl }, (step) => steps.push(step));
    close();
    const found = ok('mail', steps.join('; '));
    return tls === null
      ? [found]
      : [found, judgeCertificate('mail', tls.validUntil, 'renew it on the mail server')];
  } catch (error) {
    if (!(error instanceof OperatorError) || error instanceof ConfigError) throw error;
    return [failed('mail', error.message)];
  }
}
