import type { Site } from '#contract/site.ts';
import type { MailReader } from './reader.ts';

export interface MailContext extends MailReader {
  to: { name: string; address: string };
  appUrl: string;
  site: Site;
  unsubscribeUrl: string;
}
