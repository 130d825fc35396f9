import type { ComponentType, ReactNode } from 'react';
import { Link } from 'wouter';
import { freePlan, prices } from '#contract/plans.ts';
import { samplePress } from '#contract/sample-press.ts';
import type { Press } from '#contract/site.ts';
import { textLink } from '#web/accounts/text-link.ts';
import { paths } from '#web/paths.ts';
import { site } from '#web/site.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { buttonVariants } from '#web/ui/variants.ts';
import { Downloads, pressItems } from './Downloads.tsx';
import { MarketingPage, pageWidth } from './MarketingPage.tsx';
import { SectionTitle } from './SectionTitle.tsx';

export async function loadMediaPage(): Promise<ComponentType> {
  const press = await readPress();
  return () => <MediaPage press={press} />;
}

async function readPress(): Promise<Press> {
  if (site.press === 'sample') return samplePress;
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
      <h1 className="voice-xl">Press and media kit</h1>
      <p className="mt-5 max-w-[34rem] text-ink-muted">
        {site.name} lets waiters, plumbers and hairdressers collect private customer reviews of their own.
        Here's what you need to write about it.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        {pressItems.length > 0 && (
          <a href="#downloads" className={buttonVariants({ size: 'lg', className: 'max-sm:w-full' })}>
            Logos and pictures
          </a>
        )}
        <Link
          to="#contacts"
          className={buttonVariants({ variant: 'secondary', size: 'lg', className: 'max-sm:w-full' })}
        >
          Ask us a question
        </Link>
      </div>
    </section>
  );
}

function Figures({ figures }: Pick<Press, 'figures'>) {
  return (
    <section aria-labelledby="figures" className={`${pageWidth} py-14 lg:py-20`}>
      <Sample label="Sample figures">
        <SectionTitle id="figures" title={`${site.name} in numbers`} />
      </Sample>
      <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-8 border-y border-line py-8 sm:grid-cols-3 lg:grid-cols-5">
        {figures.map(([figure, label]) => (
          <div key={label} className="flex flex-col-reverse justify-end max-sm:last:col-span-2">
            <dt className="text-sm text-ink-muted">{label}</dt>
            <dd className="figure">{figure}</dd>
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

const blurbs = [
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
          text: `The first ${freePlan.reviews} reviews are free. After that, unlimited reviews cost $${prices.monthly} per month or $${prices.annual} per year.`,
        },
      ]
    : []),
  {
    title: 'Open source',
    text: 'The software is free under the MIT license. Anyone can run it on their own server.',
  },
];

function Blurbs() {
  return (
    <section aria-labelledby="what-it-does" className={`${pageWidth} py-14 lg:py-20`}>
      <SectionTitle id="what-it-does" title="What it does">
        Quote these as they are, or use your own words.
      </SectionTitle>
      <ul className="mt-10 grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {blurbs.map(({ title, text }) => (
          <li key={title}>
            <h3 className="title">{title}</h3>
            <p className="mt-1 text-ink-muted">{text}</p>
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
        <Sample label="Sample story">
          <SectionTitle id="story" title="How it started" />
        </Sample>
        <div className="mt-5 space-y-4">
          {story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <figure className="self-center">
        <blockquote className="voice-l text-balance">"{quote}"</blockquote>
        <figcaption className="mt-4 text-ink-muted">
          {name}, {role}
        </figcaption>
      </figure>
    </section>
  );
}

function PressContacts({ contacts }: { contacts: Press['pressContacts'] }) {
  return (
    <section aria-labelledby="contacts" className={`${pageWidth} pt-14 pb-20 lg:pt-20 lg:pb-28`}>
      <Sample label="Sample names">
        <SectionTitle id="contacts" title="Press contacts" />
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
          <h3 className="title">Everyone else</h3>
          <p className="mt-1">
            The{' '}
            <Link to={paths.help} className={textLink}>
              Help Center
            </Link>
            {site.supportEmail && ', or'}
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
