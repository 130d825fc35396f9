import { path as qrPath, size as qrSize } from 'virtual:sample-qr';
import { Link } from 'wouter';
import { brand } from '#contract/brand.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import { freePlan } from '#contract/plans.ts';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { site } from '#web/site.ts';
import { whole } from '#web/ui/counts.ts';
import { LogoMark } from '#web/ui/LogoMark.tsx';
import { EmptyStars } from '#web/ui/Stars.tsx';
import { buttonVariants } from '#web/ui/variants.ts';
import { Features } from './Features.tsx';
import { LivePage } from './LivePage.tsx';
import { MarketingPage } from './MarketingPage.tsx';
import { SectionTitle } from './SectionTitle.tsx';

export function LandingPage() {
  return (
    <MarketingPage>
      <Hero />
      <Features />
      <HowItWorks />
      {site.registration === 'open' && <CallToAction />}
    </MarketingPage>
  );
}

function Hero() {
  const note = {
    open:
      site.hasPlans && t('Your first {limit} reviews are free. No card needed.', { limit: freePlan.reviews }),
    closed: t("We don't take new accounts here."),
  }[site.registration];
  return (
    <section className="page-width grid items-center gap-8 pt-6 pb-6 sm:gap-10 sm:pt-12 sm:pb-14 lg:grid-cols-[minmax(0,1fr)_29rem] lg:gap-12 lg:pb-20">
      <div>
        <h1 className="voice-xl">{t(brand.tagline)}</h1>
        <p className="mt-5 max-w-[30rem] text-ink-muted">
          {t(
            "People thank you every day, and by closing time it's gone. Get a link and QR code of your own: it takes a customer 30 seconds, and only you read it.",
          )}
        </p>
        <div className="mt-5 flex flex-wrap items-center gap-3 sm:mt-8">
          {site.registration === 'open' ? (
            <Link to={paths.register} className={buttonVariants({ size: 'lg', className: 'max-sm:w-full' })}>
              {site.hasPlans ? t('Start collecting, free') : t('Start collecting')}
            </Link>
          ) : (
            <Link to={paths.login} className={buttonVariants({ size: 'lg', className: 'max-sm:w-full' })}>
              {t('Sign in')}
            </Link>
          )}
          <Link
            to="#how-it-works"
            className={buttonVariants({ variant: 'ghost', size: 'lg', className: 'max-sm:hidden' })}
          >
            {t('See how it works')}
          </Link>
        </div>
        {note && <p className="mt-4 text-sm text-ink-muted">{note}</p>}
      </div>
      <LivePage />
    </section>
  );
}

const steps = [
  {
    title: 'Add where you work' as Sentence,
    text: 'Create your account and add your workplace. It takes a minute, with nothing to install.' as Sentence,
  },
  {
    title: 'Hand out your code' as Sentence,
    text: 'Ask right after a job well done. Your customer scans, taps and writes.' as Sentence,
  },
  {
    title: 'Keep the good word' as Sentence,
    text: 'It arrives by email and stays in your list, whatever job you do next.' as Sentence,
  },
] satisfies { title: Sentence; text: Sentence }[];

function HowItWorks() {
  return (
    <section
      aria-labelledby="how-it-works"
      className="page-width grid items-center gap-14 py-5 sm:py-14 lg:grid-cols-[minmax(0,1fr)_30rem] lg:gap-24 lg:py-20"
    >
      <div>
        <SectionTitle id="how-it-works" title={t('How it works')} />
        <ol className="mt-3 divide-y divide-line sm:mt-8">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[2.5rem_1fr] py-3 sm:py-6">
              <span aria-hidden className="voice-l text-accent">
                {whole(index + 1)}
              </span>
              <div className="pt-1">
                <h3 className="title">{t(title)}</h3>
                <p className="text-ink-muted max-sm:text-sm sm:mt-1">{t(text)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <PrintedCard />
    </section>
  );
}

const SHORT_LINK = 'example.com/r/2XJN69HF';

/** White in both themes, like paper. */
function PrintedCard() {
  return (
    <div
      role="img"
      aria-label={t('A printed card: How did {name} do? Beside the question, a QR code', { name: 'Maya' })}
      className="mx-auto flex w-full max-w-120 rotate-2 gap-5 rounded-sm bg-white [--color-accent:var(--color-black)] p-8 text-black shadow-raised select-none max-sm:hidden"
    >
      <div className="flex flex-1 flex-col">
        <LogoMark className="size-9" />
        <p className="mt-auto voice-l">{t('How did {name} do?', { name: 'Maya' })}</p>
        <EmptyStars className="mt-3 h-5 self-start stroke-black" />
        <p className="mt-auto text-sm font-semibold">
          {t('Scan and tell {name}. 30 seconds, private.', { name: 'Maya' })}
        </p>
      </div>
      <div className="w-54 text-center">
        <svg
          viewBox={`0 0 ${qrSize} ${qrSize}`}
          aria-hidden="true"
          className="w-full rounded-letter rounded-es-sm border-2 border-black"
          shapeRendering="crispEdges"
        >
          <path d={qrPath} />
        </svg>
        <p className="mt-3 text-sm whitespace-nowrap">{SHORT_LINK}</p>
      </div>
    </div>
  );
}

/** A letter still to be written. */
function CallToAction() {
  return (
    <section aria-labelledby="start" className="page-width pt-5 pb-8 sm:pb-20 lg:pb-28">
      <div className="letter sm:p-14 lg:p-20">
        <EmptyStars className="h-7 stroke-star-edge" />
        <h2 id="start" className="mt-5 max-w-[24ch] voice-l sm:voice-xl">
          {t('The next thank you could be the first one you keep')}
        </h2>
        <div className="mt-5 flex flex-wrap items-center gap-3 sm:mt-8">
          <Link to={paths.register} className={buttonVariants({ size: 'lg', className: 'max-sm:w-full' })}>
            {t('Create your account')}
          </Link>
          {site.hasPlans && (
            <Link
              to={paths.pricing}
              className={buttonVariants({ variant: 'ghost', size: 'lg', className: 'max-sm:hidden' })}
            >
              {t('See pricing')}
            </Link>
          )}
        </div>
      </div>
    </section>
  );
}
