import type { Language } from './languages.ts';
import type { AccountsSentence } from './sentences/accounts.ts';
import type { AdminSentence } from './sentences/admin.ts';
import type { BillingSentence } from './sentences/billing.ts';
import type { CardsSentence } from './sentences/cards.ts';
import type { CommonSentence } from './sentences/common.ts';
import type { CustomerSentence } from './sentences/customer.ts';
import type { DashboardSentence } from './sentences/dashboard.ts';
import type { DescriptionsSentence } from './sentences/descriptions.ts';
import type { EmployerSentence } from './sentences/employer.ts';
import type { HelpSentence } from './sentences/help.ts';
import type { InsightsSentence } from './sentences/insights.ts';
import type { LandingSentence } from './sentences/landing.ts';
import type { MailsSentence } from './sentences/mails.ts';
import type { MarketingSentence } from './sentences/marketing.ts';
import type { MessagesSentence } from './sentences/messages.ts';
import type { PagesSentence } from './sentences/pages.ts';
import type { PlansSentence } from './sentences/plans.ts';
import type { ReputationSentence } from './sentences/reputation.ts';
import type { ReviewsSentence } from './sentences/reviews.ts';
import type { SettingsSentence } from './sentences/settings.ts';
import type { SheetsSentence } from './sentences/sheets.ts';

/**
 * All text in English, with placeholders like `{name}`, by the area that a page loads. The English sentence is the key of its
 * translations.
 */
interface Sentences {
  /** Header, footer, tabs, dialogs and what many pages share. */
  common: CommonSentence;
  /** Errors of the API and of forms, and what else appears only after a page has loaded. */
  messages: MessagesSentence;
  /** Pages for signing up and in, passwords and confirming an address. */
  accounts: AccountsSentence;
  landing: LandingSentence;
  /** For search engines and link previews. */
  descriptions: DescriptionsSentence;
  /** Press, and the note on legal pages. */
  marketing: MarketingSentence;
  help: HelpSentence;
  /** The plan's card and notes, which several pages show. */
  plans: PlansSentence;
  /** Pricing, upgrading and managing payments. */
  billing: BillingSentence;
  dashboard: DashboardSentence;
  insights: InsightsSentence;
  reviews: ReviewsSentence;
  cards: CardsSentence;
  /** Printed. */
  sheets: SheetsSentence;
  settings: SettingsSentence;
  reputation: ReputationSentence;
  /** What an employer reads: their page, the PDF, the check of signatures. */
  employer: EmployerSentence;
  admin: AdminSentence;
  /** Emails and push notifications. */
  mails: MailsSentence;
  /** Small pages that the server renders itself. */
  pages: PagesSentence;
  /** The page where customers leave a review; its heading in Japanese and Chinese has a zero-width space wherever a line may end. */
  customer: CustomerSentence;
}
export type Area = keyof Sentences;

/** The singular and the plural, for `plural`: `{count} review|{count} reviews`. */
export type PluralSentence = Extract<Sentences[Area], `${string}|${string}`>;
export type Sentence = Exclude<Sentences[Area], PluralSentence>;

export type Dictionary<Tag extends Exclude<Language, 'en'>, A extends Area> = {
  [S in Sentences[A]]: S extends PluralSentence ? Record<PluralForm[Tag], string> : string;
};

/** A dictionary as `t` and `plural` read it. */
export type Texts = Partial<Record<Sentence, string> & Record<PluralSentence, Record<string, string>>>;

/** The categories of Intl.PluralRules for whole numbers; `other` serves for those left out. */
interface PluralForm {
  es: 'one' | 'other';
  pt: 'one' | 'other';
  fr: 'one' | 'other';
  de: 'one' | 'other';
  it: 'one' | 'other';
  nl: 'one' | 'other';
  pl: 'one' | 'few' | 'many' | 'other';
  tr: 'one' | 'other';
  ar: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
  zh: 'other';
  ja: 'other';
}
