import { freePlan, prices } from '#contract/plans.ts';
import type { ScreenName } from '#contract/screens.ts';
import { t } from '#web/language.ts';
import { site } from '#web/site.ts';
import { price } from '#web/ui/counts.ts';

/** What search engines and link previews say about public pages. */
export const descriptions: { [Name in ScreenName]?: () => string } = {
  home: () =>
    t(
      'Collect private customer reviews with your own link and QR code. It takes customers 30 seconds. You get an instant email notification, and you own your data.',
    ),
  login: () => t('Sign in to {site} to read what your customers say about you.', { site: site.name }),
  register: () =>
    site.hasPlans
      ? t(
          'Create your {site} account and get your own review link and QR code. Your first {count} reviews are free.',
          { site: site.name, count: freePlan.reviews },
        )
      : t('Create your {site} account and get your own review link and QR code.', { site: site.name }),
  pricing: () =>
    t(
      "{site} is free for your first {count} reviews. After that, it's {monthly} a month or {annual} a year for unlimited reviews.",
      {
        site: site.name,
        count: freePlan.reviews,
        monthly: price(prices.monthly),
        annual: price(prices.annual),
      },
    ),
  media: () => t('Facts, logos and screenshots for anyone writing about {site}.', { site: site.name }),
  terms: () => t('What you can expect from {site}, and what we ask of you.', { site: site.name }),
  privacy: () =>
    t('What {site} stores, for how long, who sees it, and how to download or delete it.', {
      site: site.name,
    }),
  help: () =>
    t(
      site.hasPlans
        ? 'Answers about review links, QR codes, emails, plans and your data.'
        : 'Answers about review links, QR codes, emails and your data.',
    ),
};
