import { useAuth } from '#web/accounts/auth.tsx';
import { t } from '#web/language.ts';
import { DownloadStatement } from '#web/reputation/DownloadStatement.tsx';
import { EmployerLinks } from '#web/reputation/EmployerLinks.tsx';
import { NewEmployerLink } from '#web/reputation/NewEmployerLink.tsx';

export function ReputationPage() {
  const { user } = useAuth();
  if (!user) return null;
  return (
    <>
      <h1 className="voice-l">{t('Take my reviews with me')}</h1>
      <p className="mt-2 mb-8 max-w-prose text-ink-muted">
        {t("They're yours, wherever you work next. Download them all, or show a few to an employer.")}
      </p>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <DownloadStatement since={user.createdAt.slice(0, 10)} />
        <div className="grid grid-cols-1 gap-5">
          <NewEmployerLink />
          <EmployerLinks />
        </div>
      </div>
    </>
  );
}
