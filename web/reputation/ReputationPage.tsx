import { useAuth } from '#web/accounts/auth.tsx';
import { DownloadStatement } from '#web/reputation/DownloadStatement.tsx';
import { EmployerLinks } from '#web/reputation/EmployerLinks.tsx';
import { NewEmployerLink } from '#web/reputation/NewEmployerLink.tsx';

export function ReputationPage() {
  const { user } = useAuth();
  if (!user) return null;
  return (
    <>
      <h1 className="text-2xl leading-8">Take my reviews with me</h1>
      <p className="mt-1 mb-6 max-w-prose text-ink-muted">
        Your reviews are yours, wherever you work next. Take all of them along, signed so that anybody can
        check them, or show a few to one employer.
      </p>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <DownloadStatement since={user.createdAt.slice(0, 10)} />
        <div className="grid grid-cols-1 gap-6">
          <NewEmployerLink />
          <EmployerLinks />
        </div>
      </div>
    </>
  );
}
