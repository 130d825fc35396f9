import type { Site } from '#contract/site.ts';
import type { MailReader } from './reader.ts';

export interface MailContext extends MailReader {
  to: { name: string; address: string };
  appUrl: string;
  site: Site;
}

/** For emails to an account, which can stop those about reviews. */
export interface AccountMailContext extends MailContext {
  unsubscribeUrl: string;
}
