import { type ComponentProps, lazy, Suspense, startTransition, useEffect, useState } from 'react';
import { initials } from '#contract/names.ts';
import { useAuth } from '#web/accounts/auth.tsx';
import { avatarImageUrl } from '#web/api/config.ts';
import { t } from '#web/language.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { HomeLink } from '#web/ui/Logo.tsx';
import { toast } from '#web/ui/toast.ts';
import type { AccountMenuProps } from './AccountMenu.tsx';

const loadMenu = () => import('./AccountMenu.tsx');

const AccountMenu = lazy(() =>
  loadMenu().then(
    ({ AccountMenu }) => ({ default: AccountMenu }),
    () => ({ default: MissingMenu }),
  ),
);

export function Header() {
  const { user } = useAuth();
  if (!user) return null;
  const { fullName, username } = user;

  return (
    <header className="print:hidden">
      <div className="page-width flex h-14 items-center justify-between gap-4 sm:h-16">
        <HomeLink />
        <div className="flex min-w-0 items-center gap-3">
          <span className="truncate text-ink-muted max-sm:hidden">{fullName}</span>
          <Account name={fullName || username} />
        </div>
      </div>
    </header>
  );
}

/** The menu is larger than the dashboard, so it loads on demand. */
function Account({ name }: { name: string }) {
  const [press, setPress] = useState<AccountMenuProps['press']>();
  const prepare = () => void loadMenu().catch(() => undefined);
  return (
    <Suspense>
      {press ? (
        <AccountMenu press={press}>
          <AccountButton name={name} />
        </AccountMenu>
      ) : (
        <AccountButton
          name={name}
          aria-haspopup="menu"
          aria-expanded={false}
          onPointerEnter={prepare}
          onFocus={prepare}
          // Detail 0 means a key or a screen reader. The transition keeps the button until the menu is loaded.
          onClick={({ detail }) => startTransition(() => setPress(detail === 0 ? 'keydown' : 'pointerdown'))}
        />
      )}
    </Suspense>
  );
}

function MissingMenu({ children }: AccountMenuProps) {
  useEffect(
    () => toast({ title: t('Loading issue detected. Please refresh the page.'), variant: 'destructive' }),
    [],
  );
  return children;
}

function AccountButton({ name, ...props }: ComponentProps<'button'> & { name: string }) {
  return (
    <button
      type="button"
      aria-label={name ? t('{initials}, your account', { initials: initials(name) }) : t('Your account')}
      className="rounded-full p-0.5 transition-shadow hover:ring-2 hover:ring-line data-[state=open]:ring-2 data-[state=open]:ring-accent"
      {...props}
    >
      <Avatar src={name && avatarImageUrl(name)} initials={initials(name)} />
    </button>
  );
}
