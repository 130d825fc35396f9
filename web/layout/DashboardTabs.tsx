import { Link, useLocation } from 'wouter';
import type { Sentence } from '#contract/languages/sentence.ts';
import { isAdminAccount } from '#web/accounts/admin-account.ts';
import { useAuth } from '#web/accounts/auth.tsx';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { site } from '#web/site.ts';
import type { Icon } from '#web/ui/icons.tsx';
import { ChartColumn, LayoutDashboard, MessageSquareText, Settings, Tag } from '#web/ui/signed-in-icons.tsx';

interface Tab {
  label: Sentence;
  to: string;
  Icon: Icon;
  /** Paths where this tab is the current one. */
  current: readonly string[];
}

const tabs: Tab[] = [
  {
    label: 'Dashboard' as Sentence,
    to: paths.home,
    Icon: LayoutDashboard,
    current: [paths.home, paths.dashboard, paths.ask, paths.trackedCodes, paths.print],
  },
  {
    label: 'My Reviews' as Sentence,
    to: paths.reviews,
    Icon: MessageSquareText,
    current: [paths.reviews, paths.praise, paths.reputation],
  },
  { label: 'Settings' as Sentence, to: paths.settings, Icon: Settings, current: [paths.settings] },
];

const adminTabs: Tab[] = [
  ...tabs,
  ...(site.hasPlans ? [{ label: 'Pricing' as Sentence, to: paths.pricing, Icon: Tag, current: [] }] : []),
  {
    label: 'Admin' as Sentence,
    to: paths.admin,
    Icon: ChartColumn,
    current: [paths.admin, paths.adminUsers],
  },
];

export function DashboardTabs() {
  const [pathname] = useLocation();
  const { user } = useAuth();
  const hasCurrent = (each: Tab[]) => each.some(({ current }) => current.includes(pathname));
  const shown = (user && isAdminAccount(user)) || !hasCurrent(tabs) ? adminTabs : tabs;
  if (!hasCurrent(shown)) return null;
  return (
    <nav aria-label={t('Your pages')} className="tabs print:hidden">
      <ul>
        {shown.map(({ label, to, Icon, current }) => (
          <li key={label}>
            <Link to={to} aria-current={current.includes(pathname) ? 'page' : undefined}>
              <Icon aria-hidden />
              <span className="max-w-full truncate">{t(label)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
