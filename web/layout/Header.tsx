import { type ComponentProps, type MouseEvent, useState } from 'react';
import { Link } from 'react-router';
import { brand } from '#contract/brand.ts';
import { initials } from '#contract/names.ts';
import { useAuth } from '#web/accounts/auth.tsx';
import { avatarImageUrl } from '#web/api/config.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Logo } from '#web/ui/Logo.tsx';
import { toast } from '#web/ui/toast.ts';
import { LOADING_ISSUE } from './RenderFailure.tsx';

type Press = ComponentProps<typeof import('./AccountMenu.tsx').AccountMenu>['press'];

const loadMenu = () => import('./AccountMenu.tsx');

export function Header() {
  const { user } = useAuth();
  if (!user) return null;
  const { fullName } = user;

  return (
    <header className="border-b border-line bg-surface print:hidden">
      <div className="mx-auto flex h-16 max-w-6xl items-center justify-between gap-4 px-4 sm:px-6">
        <Link to={paths.home} aria-label={`${brand.name} home`} className="flex shrink-0 rounded-sm">
          <Logo />
        </Link>
        <div className="flex min-w-0 items-center gap-3">
          <span className="truncate text-ink-muted max-sm:hidden">{fullName}</span>
          <Account fullName={fullName} />
        </div>
      </div>
    </header>
  );
}

/** The menu's code comes with the first sign that somebody will open it: it weighs more than the dashboard. */
function Account({ fullName }: { fullName: string }) {
  const [opened, setOpened] = useState<Awaited<ReturnType<typeof loadMenu>> & { press: Press }>();
  if (opened) {
    const { AccountMenu, press } = opened;
    return (
      <AccountMenu press={press}>
        <AccountButton fullName={fullName} />
      </AccountMenu>
    );
  }

  const prepare = () => void loadMenu().catch(() => undefined);
  async function open(event: MouseEvent) {
    // No finger and no mouse: a key, or a screen reader.
    const press = event.detail === 0 ? 'keydown' : 'pointerdown';
    try {
      setOpened({ ...(await loadMenu()), press });
    } catch {
      toast({ title: LOADING_ISSUE, variant: 'destructive' });
    }
  }
  return (
    <AccountButton
      fullName={fullName}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={open}
    />
  );
}

function AccountButton({ fullName, ...props }: ComponentProps<'button'> & { fullName: string }) {
  return (
    <button
      type="button"
      aria-label={`${initials(fullName)}, your account`}
      className="rounded-full p-0.5 transition-shadow hover:ring-2 hover:ring-line data-[state=open]:ring-2 data-[state=open]:ring-accent"
      {...props}
    >
      <Avatar src={avatarImageUrl(fullName)} initials={initials(fullName)} />
    </button>
  );
}
