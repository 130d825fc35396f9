import { Link } from 'wouter';
import { useAuth } from '#web/accounts/auth.tsx';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { ImprintNote } from '#web/ui/ImprintNote.tsx';
import { InstallCardSlot } from '#web/ui/InstallCardSlot.tsx';
import { HomeLink } from '#web/ui/Logo.tsx';
import { buttonVariants } from '#web/ui/variants.ts';
import { AuthenticatedLayout } from './AuthenticatedLayout.tsx';

export function NotFoundPage() {
  const { user } = useAuth();
  if (user) {
    return (
      <AuthenticatedLayout>
        <div className="flex flex-col items-center py-24 text-center">
          <NotFound />
        </div>
      </AuthenticatedLayout>
    );
  }
  return (
    <div className="mx-auto max-w-152 px-5 py-5 sm:py-14">
      <header className="letterhead">
        <HomeLink />
      </header>
      {/* Its own height keeps the text in place when the card appears. */}
      <main className="flex min-h-[calc(100dvh-12rem)] flex-col items-center justify-center pb-12 text-center">
        <NotFound />
      </main>
      <InstallCardSlot className="-mx-5" />
      <ImprintNote className="text-center text-sm text-ink-muted" />
    </div>
  );
}

function NotFound() {
  return (
    <>
      <h1 className="voice-l sm:voice-xl">{t('404 Page Not Found')}</h1>
      <p className="mt-4 text-ink-muted">{t('Did you forget to add the page to the router?')}</p>
      <p className="mt-1 text-ink-muted">
        {t("If you followed a link from us, that's our mistake, not yours.")}
      </p>
      <Link to={paths.home} className={buttonVariants({ size: 'lg', className: 'mt-8' })}>
        {t('Take me home')}
      </Link>
    </>
  );
}
