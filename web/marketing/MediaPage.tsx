import type { ComponentType, ReactNode } from 'react';
import { Link } from 'wouter';
import type { Sentence } from '#contract/languages/sentences.ts';
import { freePlan, prices } from '#contract/plans.ts';
import type { Press } from '#contract/site.ts';
import { textLink } from '#web/accounts/text-link.ts';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { site } from '#web/site.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { price } from '#web/ui/counts.ts';
import { richText } from '#web/ui/rich-text.tsx';
import { buttonVariants } from '#web/ui/variants.ts';
import { Downloads, pressItems } from './Downloads.tsx';
import { MarketingPage, pageWidth } from './MarketingPage.tsx';
import { SectionTitle } from './SectionTitle.tsx';
import { samplePress } from './sample-press.ts';

export async function loadMediaPage(): Promise<ComponentType> {
  const ownPress = site.press === 'sample' ? null : await readPress();
  return () => <MediaPage press={ownPress ?? samplePress()} />;
}

async function readPress(): Promise<Press> {
  if (globalThis.installation?.press) return globalThis.installation.press;
  const response = await fetch('/press.json');
  if (!response.ok) throw new Error(`/press.json: ${response.status}`);
  return response.json();
}

function MediaPage({ press: { figures, founder, pressContacts } }: { press: Press }) {
  return (
    <MarketingPage>
      <Opening />
      {figures.length > 0 && <Figures figures={figures} />}
      <Blurbs />
      {founder && <FounderStory founder={founder} />}
      {pressItems.length > 0 && <Downloads />}
      <PressContacts contacts={pressContacts} />
    </MarketingPage>
  );
}

function Opening() {
  return (
    <section className={`${pageWidth} pt-8 pb-16 sm:pt-14 lg:pb-20`}>
      <h1 className="voice-xl">{t('Press and media kit')}</h1>
      <p className="mt-5 max-w-[34rem] text-ink-muted">
        {t(
          "{name} lets waiters, plumbers and hairdressers collect private customer reviews of their own. Here's what you need to write about it.",
          { name: site.name },
        )}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        {pressItems.length > 0 && (
          <a href="#downloads" className={buttonVariants({ size: 'lg', className: 'max-sm:w-full' })}>
            {t('Logos and pictures')}
          </a>
        )}
        <Link
          to="#contacts"
          className={buttonVariants({ variant: 'secondary', size: 'lg', className: 'max-sm:w-full' })}
        >
          {t('Ask us a question')}
        </Link>
      </div>
    </section>
  );
}

function Figures({ figures }: Pick<Press, 'figures'>) {
  return (
    <section aria-labelledby="figures" className={`${pageWidth} py-14 lg:py-20`}>
      <Sample label={t('Sample figures')}>
        <SectionTitle id="figures" title={t('{name} in numbers', { name: site.name })} />
      </Sample>
      <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-8 border-y border-line py-8 sm:grid-cols-3 lg:grid-cols-5">
        {figures.map(([figure, label]) => (
          <div key={label} className="flex flex-col-reverse justify-end max-sm:last:col-span-2">
            <dt className="text-sm text-ink-muted">{label}</dt>
            <dd className="figure">
              <bdi>{figure}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Marks made-up content, of private installations only. */
function Sample({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {children}
      {site.press === 'sample' && <Badge>{label}</Badge>}
    </div>
  );
}

const blurbs: readonly { title: Sentence; text: Sentence }[] = [
  {
    title: 'A link that belongs to a person',
    text: 'Review sites collect praise for businesses. Here it goes to the waiter, plumber or hairdresser, who keeps it from job to job.',
  },
  {
    title: 'Thirty seconds for a customer',
    text: 'The customer scans a code, picks one to five stars, and adds a few words and a name. No app, no account.',
  },
  {
    title: 'Private by design',
    text: "Each review is emailed right away to the professional it's about. Nothing is published, and no one is ranked.",
  },
  {
    title: 'No advertising, no trackers',
    text: 'Professionals own their data, and can download or delete it anytime. Pages load nothing from other companies.',
  },
  ...(site.hasPlans
    ? [
        {
          title: 'Simple pricing',
          text: 'The first {limit} reviews are free. After that, unlimited reviews cost {monthly} per month or {annual} per year.',
        } as const,
      ]
    : []),
  {
    title: 'Open source',
    text: 'The software is free under the MIT license. Anyone can run it on their own server.',
  },
];

function Blurbs() {
  const facts = {
    limit: freePlan.reviews,
    monthly: price(prices.monthly),
    annual: price(prices.annual),
  };
  return (
    <section aria-labelledby="what-it-does" className={`${pageWidth} py-14 lg:py-20`}>
      <SectionTitle id="what-it-does" title={t('What it does')}>
        {t('Quote these as they are, or use your own words.')}
      </SectionTitle>
      <ul className="mt-10 grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {blurbs.map(({ title, text }) => (
          <li key={title}>
            <h3 className="title">{t(title)}</h3>
            <p className="mt-1 text-ink-muted">{t(text, facts)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function FounderStory({ founder: { name, role, quote, story } }: { founder: NonNullable<Press['founder']> }) {
  return (
    <section
      aria-labelledby="story"
      className={`${pageWidth} grid gap-10 py-14 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)] lg:gap-20 lg:py-20`}
    >
      <div>
        <Sample label={t('Sample story')}>
          <SectionTitle id="story" title={t('How it started')} />
        </Sample>
        <div className="mt-5 space-y-4">
          {story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <figure className="self-center">
        <blockquote className="voice-l text-balance">{t('"{quote}"', { quote })}</blockquote>
        <figcaption className="mt-4 text-ink-muted">{t('{name}, {role}', { name, role })}</figcaption>
      </figure>
    </section>
  );
}

function PressContacts({ contacts }: { contacts: Press['pressContacts'] }) {
  return (
    <section aria-labelledby="contacts" className={`${pageWidth} pt-14 pb-20 lg:pt-20 lg:pb-28`}>
      <Sample label={t('Sample names')}>
        <SectionTitle id="contacts" title={t('Press contacts')} />
      </Sample>
      <ul className="mt-10 grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {contacts.map(({ name, role, email }) => (
          <li key={name}>
            <h3 className="title">{role}</h3>
            <p className="mt-1">{name}</p>
            <MailTo address={email} />
          </li>
        ))}
        <li>
          <h3 className="title">{t('Everyone else')}</h3>
          <p className="mt-1">
            {richText(
              t(site.supportEmail ? 'The <help>Help Center</help>, or' : 'The <help>Help Center</help>'),
              {
                help: (text) => (
                  <Link to={paths.help} className={textLink}>
                    {text}
                  </Link>
                ),
              },
            )}
          </p>
          {site.supportEmail && <MailTo address={site.supportEmail} />}
        </li>
      </ul>
    </section>
  );
}

function MailTo({ address }: { address: string }) {
  return (
    <p>
      <a href={`mailto:${address}`} className={`${textLink} wrap-anywhere`}>
        {address}
      </a>
    </p>
  );
}
