import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Sentence } from '#contract/languages/sentence.ts';
import type { Values } from '#contract/languages/translator.ts';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { site } from '#web/site.ts';
import { richText } from '#web/ui/rich-text.tsx';

/** A sentence in which `<settings>`, for instance, is a link, `<b>` a button's name, and `{support}` where to write to. */
export function answer(sentence: Sentence, values?: Values): ReactNode {
  return withLinks(t(sentence, { support: site.supportEmail, ...values }));
}

export function withLinks(text: string): ReactNode {
  return richText(text, elements);
}

const pages = {
  dashboard: paths.dashboard,
  reviews: paths.reviews,
  reputation: paths.reputation,
  codes: paths.trackedCodes,
  studio: paths.print,
  settings: paths.settings,
  emails: `${paths.settings}#mails`,
  alerts: `${paths.settings}#alerts`,
  billing: `${paths.settings}#billing`,
  pricing: paths.pricing,
  privacy: paths.privacy,
  register: paths.register,
  login: paths.login,
  forgot: paths.forgotPassword,
};

/** Answers on this page, and pages outside of the app. */
const places = {
  show: '#show-my-code',
  print: '#print',
  install: '#install',
  employer: '#show-an-employer',
  cancel: '#cancel',
  links: '/my-review',
};

type Elements = Parameters<typeof richText>[1];

const elements: Elements = {
  b: (text) => <strong>{text}</strong>,
  support: (text) => <a href={`mailto:${site.supportEmail}`}>{text}</a>,
  ...elementsFor(pages, (to, text) => <Link to={to}>{text}</Link>),
  ...elementsFor(places, (href, text) => <a href={href}>{text}</a>),
};

function elementsFor(
  targets: Record<string, string>,
  link: (target: string, text: string) => ReactNode,
): Elements {
  return Object.fromEntries(
    Object.entries(targets).map(([name, target]) => [name, (text: string) => link(target, text)]),
  );
}
