import { type ReactElement, useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import type { Sentence } from '#contract/languages/sentence.ts';
import { useAuth } from '#web/accounts/auth.tsx';
import { queryClient } from '#web/api/query-client.ts';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { site } from '#web/site.ts';
import type { Icon } from '#web/ui/icons.tsx';
import { LogOut, RefreshCw } from '#web/ui/later-icons.tsx';
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '#web/ui/Menu.tsx';
import { ChartColumn, LayoutDashboard, MessageSquareText, Settings, Tag } from '#web/ui/signed-in-icons.tsx';

const items = [
  { label: 'Dashboard' as Sentence, to: paths.home, Icon: LayoutDashboard },
  { label: 'Your Reviews' as Sentence, to: paths.reviews, Icon: MessageSquareText },
  { label: 'Settings' as Sentence, to: paths.settings, Icon: Settings },
  ...(site.hasPlans ? [{ label: 'Pricing' as Sentence, to: paths.pricing, Icon: Tag }] : []),
  { label: 'Analytics' as Sentence, to: paths.admin, Icon: ChartColumn },
] satisfies { label: Sentence; to: string; Icon: Icon }[];

export interface AccountMenuProps {
  /** The event that opened the menu before its code was loaded. */
  press: 'keydown' | 'pointerdown';
  children: ReactElement;
}

export function AccountMenu({ press, children }: AccountMenuProps) {
  const { logout } = useAuth();
  const [pathname] = useLocation();
  const trigger = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: replays only the first press
  useEffect(() => {
    const options = { bubbles: true, cancelable: true };
    trigger.current?.focus();
    trigger.current?.dispatchEvent(
      press === 'keydown'
        ? new KeyboardEvent(press, { ...options, key: 'Enter' })
        : new PointerEvent(press, options),
    );
  }, []);

  return (
    <Menu>
      <MenuTrigger ref={trigger} asChild>
        {children}
      </MenuTrigger>
      <MenuContent>
        {items.map(({ label, to, Icon }) => (
          <MenuItem key={label} asChild>
            <Link to={to}>
              <Icon aria-hidden />
              <span>{t(label)}</span>
            </Link>
          </MenuItem>
        ))}
        <MenuSeparator />
        {(pathname === paths.home || pathname === paths.dashboard) && (
          // Everything, because a new review also changes the stats and the plan's usage.
          <MenuItem onSelect={() => void queryClient.invalidateQueries()}>
            <RefreshCw aria-hidden />
            {t('Refresh')}
          </MenuItem>
        )}
        <MenuItem onSelect={() => logout()}>
          <LogOut aria-hidden />
          {t('Sign out')}
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}
