import { BarChart3, LayoutDashboard, LogOut, MessageSquareText, Settings, Tag } from 'lucide-react';
import { Link } from 'react-router';
import { brand } from '#contract/brand.ts';
import { initials } from '#contract/names.ts';
import { useAuth } from '#web/accounts/auth.tsx';
import { avatarImageUrl } from '#web/api/config.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Logo } from '#web/ui/Logo.tsx';
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '#web/ui/Menu.tsx';

const items = [
  { label: 'Dashboard', to: paths.home, Icon: LayoutDashboard },
  { label: 'Your Reviews', to: paths.reviews, Icon: MessageSquareText },
  { label: 'Settings', to: paths.settings, Icon: Settings },
  { label: 'Pricing', to: paths.pricing, Icon: Tag },
  { label: 'Analytics', to: paths.admin, Icon: BarChart3 },
];

export function Header() {
  const { user, logout } = useAuth();
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
          <Menu>
            <MenuTrigger
              aria-label={`${initials(fullName)}, your account`}
              className="rounded-full p-0.5 transition-shadow hover:ring-2 hover:ring-line data-[state=open]:ring-2 data-[state=open]:ring-accent"
            >
              <Avatar src={avatarImageUrl(fullName)} initials={initials(fullName)} />
            </MenuTrigger>
            <MenuContent>
              {items.map(({ label, to, Icon }) => (
                <MenuItem key={label} asChild>
                  <Link to={to}>
                    <Icon aria-hidden />
                    {label}
                  </Link>
                </MenuItem>
              ))}
              <MenuSeparator />
              <MenuItem onSelect={() => void logout()}>
                <LogOut aria-hidden />
                Sign out
              </MenuItem>
            </MenuContent>
          </Menu>
        </div>
      </div>
    </header>
  );
}
