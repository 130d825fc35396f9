import type { z } from 'zod/mini';
import type { MailFrequency } from './accounts.ts';
import type { Article } from './articles.ts';
import type { EarlierPraise } from './earlier-praise.ts';
import type { Language } from './languages/languages.ts';
import type { Sentence } from './languages/sentence.ts';
import type { Translator } from './languages/translator.ts';
import type { PaidPlan } from './plans.ts';
import type { initialData } from './reads.ts';
import type { HONEYPOT, ReviewField } from './review-fields.ts';
import type { ReviewByLink } from './review-links.ts';
import type { ReviewPageData } from './reviews.ts';
import type { Site } from './site.ts';
import type { ThanksLink } from './thanks-link.ts';

/* What the server and the renderer (web/entry-server.tsx) agree on. */

/** A field of the form without scripts. */
export type PostedField = ReviewField | typeof HONEYPOT;

/** What each form of a review has of its own: hidden fields, so that the browser posts them where the script doesn't. */
export interface FormKeys {
  idempotencyKey: string;
  reviewLinkSecret: string;
}

/** Pages by name, with what each shows. */
export interface Views {
  /** A page of the app; without data, what a visitor sees. */
  screen: {
    path: string;
    search: string;
    data: z.input<typeof initialData> | null;
    /** What a page of prose says. */
    article: Article | null;
  };
  /** The app without a page, until its script has loaded one. */
  shell: null;
  /** null: an invalid link. */
  reviewForm: ReviewPageData;
  /** The customer's private link, whose script reads the review. */
  reviewLink: null;
  /** The form again after a post without scripts, with what was sent; messages are in English. */
  reviewRefused: {
    title: Sentence;
    message: string;
    advice: Sentence | null;
    sent: Record<PostedField, string>;
    errors: Partial<Record<PostedField, string>>;
    question?: string | undefined;
  };
  /** A post without scripts that could not be read; the message is in English. */
  reviewUnreadable: { message: string };
  /** A post without scripts to an account that is gone. */
  reviewUndeliverable: { comment: string };
  reviewThanks: {
    review: Pick<ReviewByLink, ReviewField>;
    firstName: string;
    /** Null once the customer has answered. */
    page: ReviewPageData | null;
    /** Null where a browser has sent the form without its keys. */
    privateLink: string | null;
    /** Null: not answered. */
    sharingAllowed: boolean | null;
    isSharingSaved: boolean;
    thanksLink: ThanksLink | null;
  };
  /** What the link in the mail about a reply opens. */
  reply: Pick<ReviewByLink, ReviewField | 'firstName' | 'createdAt' | 'answer' | 'answeredAt'>;
  /** The same for expired, unknown and withdrawn. */
  replyClosed: null;
  employer: {
    fullName: string;
    industry: string;
    employer: string;
    expiresAt: string;
    /** Newest first. */
    reviews: {
      rating: number;
      comment: string;
      customerName: string | null;
      createdAt: string;
      place: { name: string; location: string | null } | null;
    }[];
    praise: Omit<EarlierPraise, 'id' | 'createdAt'>[];
  };
  employerClosed: null;
  mailFrequency: { token: string; frequency: MailFrequency };
  unsubscribeUnknown: null;
  /** The message is in English. */
  failure: { status: number; message: string };
  testPayment: { sessionId: string; plan: PaidPlan; isDeclined: boolean };
  testPaid: null;
  testBilling: { id: string; plan: PaidPlan; cancels: boolean; isOver: boolean; end: string | null };
  testMissing: null;
  mailbox: { mails: { address: string; subject: string; to: string; date: string | undefined }[] };
  mail: {
    address: string;
    subject: string;
    to: string;
    messageId: string | undefined;
    date: string | undefined;
    links: { url: string; label: string }[];
    text: string;
  };
  mailMissing: null;
}
export type ViewName = keyof Views;

/** What differs between installations. */
export interface Installation {
  site: Site;
  appUrl: string;
  qrServiceUrl: string;
  avatarServiceUrl: string;
}

/** The files that documents link to or contain. */
export interface BuiltFiles {
  /** Their text, which documents contain: a link would cost a round trip before the first paint. */
  styles: Record<Styles, string>;
  /** The address of the app's, for the shell, which is kept for offline use, and for visitors who sign in. */
  stylesheet: string;
  /** The address of the headings' font. */
  font: string;
  /** The mark of the product as a data URL. */
  icon: string;
  /** Addresses of a module, by its path in web/, and of what it imports; the module itself comes last. */
  filesOf(module: string): string[];
  /** The address of what the app or the customer's page says, by its entry in web/; English has none. */
  dictionary(entry: string, language: Language): string | undefined;
}

/** The app's, what of them its visitors see, or the small ones of customers' pages. */
export type Styles = 'app' | 'visitor' | 'customer';

export interface Build {
  files: BuiltFiles;
  /** The renderer for an installation. */
  open(site: Site): Promise<Rendering>;
}

/** What web/entry-server.tsx exports. */
export interface Rendering {
  render: Render;
  /** Follows the body of a page with a form of a review. */
  renderKeys: (keys: FormKeys) => string;
}

export interface Context {
  translator: Translator;
  installation: Installation;
  files: BuiltFiles;
}

/**
 * A document in three pieces; all documents of a kind and language share the same second one. The third ends without the end
 * tags of body and html, which HTML allows, so that a form's keys may follow.
 */
export interface RenderedPage {
  status: number;
  head: string;
  shared: string;
  body: string;
}

export type Render = <Name extends ViewName>(
  name: Name,
  props: Views[Name],
  context: Context,
) => Promise<RenderedPage>;
