import MailComposer from 'nodemailer/lib/mail-composer';
import { asciiAddress } from '#contract/email-address.ts';
import { email } from '#contract/fields.ts';
import { OperatorError } from '#server/basics/operator-error.ts';
import { command, UsageError } from './command.ts';
import { openSmtp } from './smtp.ts';

export const mailTest = command({
  help: `
Usage: goodword mail-test ADDRESS

Sends a test email through SMTP_URL, and reports each step.`,
  positionals: ['address'],
  async run({ address }, { readConfig }) {
    const recipient = email('ADDRESS must be an email address').safeParse(address);
    if (!recipient.success) throw new UsageError(`${recipient.error.issues[0]?.message}.`);
    const { smtpUrl, mailFrom, siteName, appUrl } = readConfig();
    if (smtpUrl === null) throw new OperatorError("SMTP_URL isn't set: emails are written to files.");
    const to = asciiAddress(recipient.data);
    const session = await openSmtp({ appUrl, smtpUrl }, console.log);
    try {
      const composed = new MailComposer({
        from: mailFrom,
        to,
        subject: `Test email from ${siteName}`,
        text: `${siteName} at ${appUrl} can send emails.\n`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      const message = await composed.compile().build();
      const answer = await session.send({ from: asciiAddress(mailFrom.address), to }, message);
      console.log(`Accepted for ${recipient.data}: ${answer}`);
    } finally {
      session.close();
    }
  },
});
