import { Link } from 'wouter';
import { languages } from '#contract/languages/languages.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import { freePlan, prices } from '#contract/plans.ts';
import { textLink } from '#web/accounts/text-link.ts';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { site } from '#web/site.ts';
import { price, whole } from '#web/ui/counts.ts';
import { richText } from '#web/ui/rich-text.tsx';
import { buttonVariants } from '#web/ui/variants.ts';
import { Downloads } from './Downloads.tsx';
import { MarketingPage, pageWidth } from './MarketingPage.tsx';
import { SectionTitle } from './SectionTitle.tsx';

export function MediaPage() {
  return (
    <MarketingPage>
      <Opening />
      <Figures />
      <Blurbs />
      <FounderStory />
      <Downloads />
      <PressContacts />
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
        <a href="#downloads" className={buttonVariants({ size: 'lg', className: 'max-sm:w-full' })}>
          {t('Logos and pictures')}
        </a>
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

/** True of the software, so that they are true on every installation. */
const figures: readonly { figure: number; label: Sentence }[] = [
  { figure: 30, label: 'seconds per review' as Sentence },
  { figure: 4, label: 'taps from scanning to sending' as Sentence },
  { figure: Object.keys(languages).length, label: 'languages' as Sentence },
  ...(site.hasPlans ? [{ figure: freePlan.reviews, label: 'free reviews' as Sentence } as const] : []),
  { figure: 1, label: 'person reads each review' as Sentence },
];

function Figures() {
  return (
    <section aria-labelledby="figures" className={`${pageWidth} py-14 lg:py-20`}>
      <SectionTitle id="figures" title={t('{name} in numbers', { name: site.name })} />
      <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-8 border-y border-line py-8 sm:grid-cols-3 lg:grid-cols-5">
        {figures.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end max-sm:last:odd:col-span-2">
            <dt className="text-sm text-ink-muted">{t(label)}</dt>
            <dd className="figure">
              <bdi>{whole(figure)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const blurbs: readonly { title: Sentence; text: Sentence }[] = [
  {
    title: 'A link that belongs to a person' as Sentence,
    text: 'Review sites collect praise for businesses. Here it goes to the waiter, plumber or hairdresser, who keeps it from job to job.' as Sentence,
  },
  {
    title: 'Thirty seconds for a customer' as Sentence,
    text: 'The customer scans a code, picks one to five stars, and adds a few words and a name. No app, no account.' as Sentence,
  },
  {
    title: 'Private by design' as Sentence,
    text: "Each review is emailed right away to the professional it's about. Nothing is published, and no one is ranked." as Sentence,
  },
  {
    title: 'No advertising, no trackers' as Sentence,
    text: 'Professionals own their data, and can download or delete it anytime. Pages load nothing from other companies.' as Sentence,
  },
  ...(site.hasPlans
    ? [
        {
          title: 'Simple pricing' as Sentence,
          text: 'The first {limit} reviews are free. After that, unlimited reviews cost {monthly} per month or {annual} per year.' as Sentence,
        } as const,
      ]
    : []),
  {
    title: 'Open source' as Sentence,
    text: 'The software is free under the MIT license. Anyone can run it on their own server.' as Sentence,
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

/** Of the idea: it names no one, since anyone may run this. */
function FounderStory() {
  return (
    <section
      aria-labelledby="story"
      className={`${pageWidth} grid gap-10 py-14 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)] lg:gap-20 lg:py-20`}
    >
      <div>
        <SectionTitle id="story" title={t('How it started')} />
        <div className="mt-5 space-y-4">
          <p>
            {t(
              "Every founder story has its moment. Ours is the end of a shift: a guest said that you made their evening, and by the time the last table is wiped, the words are gone. All that's left is a star on the restaurant's page.",
            )}
          </p>
          <p>{t('Some people carry a notebook and ask guests for a line, to read again on a bad shift.')}</p>
          <p>
            {t(
              '{name} is that notebook, for everyone whose work is done face to face. It takes half a minute. Only one person sees the words, and they go along to the next job.',
              { name: site.name },
            )}
          </p>
        </div>
      </div>
      <figure className="self-center">
        <blockquote className="voice-l text-balance">
          {t('"{quote}"', {
            quote: t('Praise belongs to the person who earned it. We just gave it a place to stay.'),
          })}
        </blockquote>
        <figcaption className="mt-4 text-ink-muted">
          {t('The idea behind {name}', { name: site.name })}
        </figcaption>
      </figure>
    </section>
  );
}

function PressContacts() {
  return (
    <section aria-labelledby="contacts" className={`${pageWidth} pt-14 pb-20 lg:pt-20 lg:pb-28`}>
      <SectionTitle id="contacts" title={t('Press contacts')} />
      <ul className="mt-10 grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        <li>
          <h3 className="title">{t('Press inquiries')}</h3>
          <p className="mt-1">{site.operator?.name ?? site.name}</p>
          <p>
            <a href={`mailto:${site.supportEmail}`} className={`${textLink} wrap-anywhere`}>
              {site.supportEmail}
            </a>
          </p>
        </li>
        <li>
          <h3 className="title">{t('Everyone else')}</h3>
          <p className="mt-1">
            {richText(t('The <help>Help Center</help>'), {
              help: (text) => (
                <Link to={paths.help} className={textLink}>
                  {text}
                </Link>
              ),
            })}
          </p>
        </li>
      </ul>
    </section>
  );
}
