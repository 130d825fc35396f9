import { Link } from 'wouter';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { site } from '#web/site.ts';
import { Card } from '#web/ui/Card.tsx';
import { buttonVariants } from '#web/ui/variants.ts';

export function isAccessDenied(error: Error | null): boolean {
  return error?.message.includes('Access denied') ?? false;
}

export function AccessDenied() {
  return (
    <Card role="alert" className="flex flex-col items-center px-4 py-12 text-center">
      <h2 className="voice-l">{t('Access Denied')}</h2>
      <p className="mt-2 max-w-md text-ink-muted">
        {t(
          "This page is for the people who run {site}. You'll find your own reviews and stats on your dashboard.",
          { site: site.name },
        )}
      </p>
      <Link to={paths.dashboard} className={buttonVariants({ className: 'mt-6' })}>
        {t('Return to Dashboard')}
      </Link>
    </Card>
  );
}
