import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Sentence } from '#contract/languages/sentence.ts';
import { useAuth } from '#web/accounts/auth.tsx';
import { t } from '#web/language.ts';
import { Copyright, type FooterLink, FooterLinks } from '#web/marketing/SmallPrint.tsx';
import { paths } from '#web/paths.ts';
import { site } from '#web/site.ts';
import { ImprintNote } from '#web/ui/ImprintNote.tsx';
import { InstallCardSlot } from '#web/ui/InstallCardSlot.tsx';
import { LanguageLinks } from '#web/ui/LanguageLinks.tsx';
import { Logo } from '#web/ui/Logo.tsx';
import { richText } from '#web/ui/rich-text.tsx';
import { buttonVariants } from '#web/ui/variants.ts';

export function MarketingPage({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar />
      <main className="grow thumb:flex thumb:flex-col">{children}</main>
      <InstallCardSlot className="pt-5" />
      <PublicFooter />
    </div>
  );
}

function TopBar() {
  const { user } = useAuth();
  return (
    <header className="page-width flex h-14 items-center justify-between gap-2 sm:h-16 sm:gap-4">
      <Link
        to={paths.home}
        aria-label={t('{site} home', { site: site.name })}
        className="flex min-h-11 min-w-8 items-center rounded-sm"
      >
        {/* The name wraps out of sight on very narrow screens, and only the mark stays. */}
        <Logo className="h-8 flex-wrap overflow-hidden" />
      </Link>
      <nav aria-label={t('Main')} className="flex shrink-0 items-center gap-1 sm:gap-2">
        {site.hasPlans && (
          <Link
            to={paths.pricing}
            className={buttonVariants({ variant: 'ghost', className: 'max-sm:hidden' })}
          >
            {t('Pricing')}
          </Link>
        )}
        {user ? (
          <Link to={paths.dashboard} className={buttonVariants()}>
            {t('Dashboard')}
          </Link>
        ) : (
          <>
            <Link
              to={paths.login}
              className={buttonVariants({ variant: 'ghost', className: 'max-sm:px-3 max-sm:text-sm' })}
            >
              {t('Sign In')}
            </Link>
            {site.registration === 'open' && (
              <Link
                to={paths.register}
                className={buttonVariants({
                  className: 'get-started max-sm:px-3 max-sm:text-sm max-[22.5rem]:hidden',
                })}
              >
                {t('Get Started')}
              </Link>
            )}
          </>
        )}
      </nav>
    </header>
  );
}

function PublicFooter() {
  const { user } = useAuth();
  return (
    <footer className="border-t border-line text-ink-muted">
      <div className="page-width py-5 sm:py-10">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <Logo className="max-sm:hidden" />
          <p>
            {richText(t('Questions? Write to <address>{address}</address>', { address: site.supportEmail }), {
              address: () => (
                <a
                  href={`mailto:${site.supportEmail}`}
                  className="rounded-sm text-ink underline underline-offset-4 wrap-anywhere hover:decoration-2"
                >
                  {site.supportEmail}
                </a>
              ),
            })}
          </p>
        </div>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 text-sm sm:mt-6">
          <Copyright />
          <FooterLinks before={publicLinks} />
        </div>
        <ImprintNote className="max-w-[36rem] text-sm" />
        {!user && <LanguageLinks className="mt-4" />}
      </div>
    </footer>
  );
}

/** Pricing is here too, because a phone's top bar has no space for it. */
const publicLinks: readonly FooterLink[] = [
  ...(site.hasPlans ? [{ label: 'Pricing' as Sentence, to: paths.pricing } as const] : []),
  { label: 'Press' as Sentence, to: paths.media },
];
