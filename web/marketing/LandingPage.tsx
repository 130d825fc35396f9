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
import { MarketingPage } from './MarketingPage.tsx';
import { SampleLetter } from './SampleLetter.tsx';
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

/** The first glance is a letter. On phones, its parts are the page's, so that the action rests at the end of all content. */
function Hero() {
  return (
    <section className="page-width grid gap-5 pt-6 pb-8 sm:gap-8 sm:pt-12 sm:pb-14 lg:grid-cols-12 lg:grid-rows-[1fr_auto_1fr] lg:gap-x-5 lg:pt-14 lg:pb-20 thumb:contents">
      <h1 className="voice-xl lg:col-span-5 lg:self-end thumb:mx-5 thumb:mt-6">{t(brand.tagline)}</h1>
      <div className="relative lg:col-span-7 lg:col-start-6 lg:row-span-3 lg:row-start-1 lg:pt-32 thumb:m-5">
        <div aria-hidden className="absolute -end-4 top-0 rotate-6 max-lg:hidden rtl:-rotate-6">
          <PrintedCard />
        </div>
        <SampleLetter />
      </div>
      <p className="max-w-[30rem] text-ink-muted lg:col-span-5 thumb:mx-5 thumb:mb-8">
        {t(
          'People thank you every day, and by closing time the words are gone. Get your own link and QR code. Customers write in 30 seconds, and only you read what they write.',
        )}
      </p>
      <div className="lg:col-span-5 thumb-bar">
        <Start />
      </div>
    </section>
  );
}

function Start() {
  const { hasPlans, registration } = site;
  const isOpen = registration === 'open';
  const label = hasPlans ? t('Start collecting, free') : t('Start collecting');
  const terms =
    hasPlans && t('Your first {limit} reviews are free. No card needed.', { limit: freePlan.reviews });
  const note = isOpen ? terms : t('Sign-up is closed');
  return (
    <>
      <Link
        to={isOpen ? paths.register : paths.login}
        className={buttonVariants({ size: 'lg', className: 'max-sm:w-full' })}
      >
        {isOpen ? label : t('Sign in')}
      </Link>
      {note && <p className="mt-3 text-sm text-ink-muted">{note}</p>}
    </>
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
      <div className="mx-auto rotate-2 max-sm:hidden">
        <PrintedCard />
      </div>
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
      className="flex w-120 max-w-full gap-5 rounded-sm bg-white [--color-accent:var(--color-black)] p-8 text-black shadow-raised select-none"
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
        <div className="mt-5 flex flex-wrap items-center gap-3 sm:mt-8 thumb:hidden">
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
