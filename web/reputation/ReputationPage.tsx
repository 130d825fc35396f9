import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { DownloadMyData } from '#web/accounts/DownloadMyData.tsx';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { plural } from '#web/plural.ts';
import { EmployerLinks } from '#web/reputation/EmployerLinks.tsx';
import { NewEmployerLink } from '#web/reputation/NewEmployerLink.tsx';
import { shareableCountQuery } from '#web/reputation/queries.ts';
import { ExportButton } from '#web/reviews/ExportButton.tsx';
import { UNFILTERED } from '#web/reviews/queries.ts';
import { Card, CardContent } from '#web/ui/Card.tsx';
import { ChevronRight } from '#web/ui/later-icons.tsx';
import { ROW_OPENER, SettingsGroup, SettingsRow } from '#web/ui/SettingsGroup.tsx';

export function ReputationPage() {
  const { data: count } = useQuery(shareableCountQuery);
  return (
    <>
      <h1 className="voice-l">{t('Take my reviews with me')}</h1>
      <p className="mt-2 max-w-prose text-ink-muted">
        {t("They're yours, wherever you work next. Download them all, or show a few to an employer.")}
      </p>
      {/* Its line is kept while it loads. */}
      <p className="mt-2 mb-8 min-h-6 font-semibold">
        {count &&
          count.total > 0 &&
          plural('{count} of {total} may be shown|{count} of {total} may be shown', count.shareable, {
            total: count.total,
          })}
      </p>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <NewEmployerLink />
        <div className="grid grid-cols-1 gap-5">
          <EmployerLinks />
          <SettingsGroup id="downloads" title={t('Download them all')}>
            <SettingsRow
              title={t('Reviews')}
              text={t('All your reviews, for a spreadsheet.')}
              control={<ExportButton filter={UNFILTERED} variant="secondary" />}
            />
            <SettingsRow
              title={t('Data')}
              text={t('Your account, your settings and all your reviews, in one file.')}
              control={<DownloadMyData />}
            />
          </SettingsGroup>
          <Card>
            <CardContent className="py-2 sm:py-2">
              <SettingsRow
                title={t('Earlier praise')}
                text={t('Words people wrote about you elsewhere. A link can show some beside your reviews.')}
                control={
                  <Link to={paths.praise} aria-label={t('Earlier praise')} className={ROW_OPENER}>
                    <ChevronRight aria-hidden />
                  </Link>
                }
              />
            </CardContent>
          </Card>
        </div>
      </div>
    </>
  );
}
