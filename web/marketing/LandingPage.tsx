import { Link } from 'react-router';
import { brand } from '#contract/brand.ts';
import { freePlan } from '#contract/plans.ts';
import { paths } from '#web/paths.ts';
import { buttonVariants } from '#web/ui/variants.ts';
import { Features } from './Features.tsx';
import { HeroPicture } from './HeroPicture.tsx';
import { MarketingPage, pageWidth } from './MarketingPage.tsx';
import { SectionTitle } from './SectionTitle.tsx';

export function LandingPage() {
  return (
    <MarketingPage>
      <Hero />
      <Features />
      <HowItWorks />
      <CallToAction />
    </MarketingPage>
  );
}

function Hero() {
  return (
    <section
      className={`${pageWidth} grid items-center gap-12 pt-8 pb-20 sm:pt-14 lg:grid-cols-[minmax(0,1fr)_29rem] lg:gap-16 lg:pb-28`}
    >
      <div>
        <h1 className="text-[2.625rem] leading-[1.08] tracking-[-0.03em] sm:text-6xl lg:text-[4rem]">
          {brand.tagline}
        </h1>
        <p className="mt-6 max-w-[34rem] text-lg leading-8 text-ink-muted sm:text-xl">
          People thank you every day, and by closing time it's gone. Get a link and QR code of your own: it
          takes a customer 30 seconds, and only you read it.
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-3">
          <Link to={paths.register} className={buttonVariants({ size: 'lg', className: 'max-sm:w-full' })}>
            Start collecting, free
          </Link>
          <Link
            to="#how-it-works"
            className={buttonVariants({ variant: 'secondary', size: 'lg', className: 'max-sm:w-full' })}
          >
            See how it works
          </Link>
        </div>
        <p className="mt-4 text-ink-muted">Your first {freePlan.reviews} reviews are free. No card needed.</p>
      </div>
      <HeroPicture />
    </section>
  );
}

const steps = [
  {
    title: 'Add where you work',
    text: 'Create your account and add your workplace. It takes a minute, with nothing to install.',
  },
  {
    title: 'Hand out your code',
    text: 'Ask right after a job well done. Your customer scans, taps and writes.',
  },
  {
    title: 'Keep the good word',
    text: 'It arrives by email and stays in your list, whatever job you do next.',
  },
];

function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className={`${pageWidth} py-20 lg:py-28`}>
      <SectionTitle id="how-it-works" title="How it works" />
      <ol className="mt-12 grid gap-10 lg:mt-16 lg:grid-cols-3 lg:gap-12">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="border-t-2 border-accent pt-6">
            <span aria-hidden className="text-4xl leading-10 font-semibold tracking-tight text-accent">
              {index + 1}
            </span>
            <h3 className="mt-4 text-xl leading-7">{title}</h3>
            <p className="mt-2 leading-7 text-ink-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function CallToAction() {
  return (
    <section aria-labelledby="start" className={`${pageWidth} pb-20 lg:pb-28`}>
      <div className="rounded-sheet bg-tint px-6 py-14 text-center sm:px-12 sm:py-20">
        <h2
          id="start"
          className="mx-auto max-w-[24ch] text-3xl leading-10 tracking-[-0.02em] sm:text-4xl sm:leading-12"
        >
          The next thank you could be the first one you keep
        </h2>
        <div className="mt-8 flex flex-wrap items-center justify-center gap-3">
          <Link to={paths.register} className={buttonVariants({ size: 'lg', className: 'max-sm:w-full' })}>
            Create your account
          </Link>
          <Link
            to={paths.pricing}
            className={buttonVariants({ variant: 'ghost', size: 'lg', className: 'max-sm:w-full' })}
          >
            See pricing
          </Link>
        </div>
      </div>
    </section>
  );
}
