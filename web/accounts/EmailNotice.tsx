import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'wouter';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { cn } from '#web/ui/cn.ts';
import { richText } from '#web/ui/rich-text.tsx';
import { useAuth } from './auth.tsx';
import { emailStatusQuery, useRetryEmail } from './email-status.ts';
import { textLink } from './text-link.ts';

/** Renders nothing once the address is confirmed, or while that is unknown. */
export function EmailNotice() {
  const { user } = useAuth();
  const { data: status } = useQuery(emailStatusQuery);
  const { isPending, retry } = useRetryEmail();
  if (!user || !status || status.state === 'confirmed') return null;
  const isRefused = status.state === 'refused';
  const elements = {
    address: (text: string) => <bdi className="font-semibold wrap-anywhere">{text}</bdi>,
    reason: (text: string) => <span className="wrap-anywhere">{text}</span>,
  };

  return (
    <section
      aria-label={t('Your email address')}
      className={cn(
        'notice mb-4 flex flex-wrap items-center gap-x-6 print:hidden',
        // A first visit on a phone begins with the code.
        'max-lg:group-has-data-first-run/page:order-last',
        isRefused ? 'border-warning' : 'border-accent',
      )}
    >
      <p className="min-w-0 grow basis-64">
        {richText(
          isRefused
            ? t(
                '<address>{email}</address> rejected our mail: <reason>{reason}</reason>. Your reviews are safe here.',
                { email: user.email, reason: status.refusal ?? '' },
              )
            : t(
                'Open the link we sent to <address>{email}</address> to get reviews by email. Until then they wait here.',
                { email: user.email },
              ),
          elements,
        )}
      </p>
      <p className="flex flex-wrap gap-x-6">
        <button type="button" aria-disabled={isPending} className={cn(textLink, 'py-2.5')} onClick={retry}>
          {isRefused ? t('Try again') : t('Send it again')}
        </button>
        <AccountLink label={isRefused ? t('Change address') : t('Wrong address?')} />
      </p>
    </section>
  );
}

/** Only the browser itself scrolls to a group of the same page. */
function AccountLink({ label }: { label: string }) {
  const [pathname] = useLocation();
  const className = cn(textLink, 'py-2.5');
  return pathname === paths.settings ? (
    <a href="#account" className={className}>
      {label}
    </a>
  ) : (
    <Link to={`${paths.settings}#account`} className={className}>
      {label}
    </Link>
  );
}
