import type { Site } from '#contract/site.ts';
import type { MailReader } from './reader.ts';

/** What all mails to an account have in common. */
export interface MailContext extends MailReader {
  to: { name: string; address: string };
  appUrl: string;
  site: Site;
  unsubscribeUrl: string;
}
