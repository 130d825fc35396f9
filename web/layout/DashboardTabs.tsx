import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '#web/paths.ts';

interface Tab {
  label: string;
  to: string;
  /** Paths where this tab is the current one. */
  current: readonly string[];
}

const tabs: Tab[] = [
  {
    label: 'Dashboard',
    to: paths.home,
    current: [paths.home, paths.dashboard, paths.trackedCodes, paths.print],
  },
  { label: 'My Reviews', to: paths.reviews, current: [paths.reviews, paths.reputation] },
  { label: 'Settings', to: paths.settings, current: [paths.settings] },
];

const adminTabs: Tab[] = [
  ...tabs,
  { label: 'Pricing', to: paths.pricing, current: [] },
  { label: 'Admin', to: paths.admin, current: [paths.admin, paths.adminUsers] },
];

export function DashboardTabs() {
  const { pathname } = useLocation();
  const shown = [tabs, adminTabs].find((each) => each.some(({ current }) => current.includes(pathname)));
  const list = useRef<HTMLUListElement>(null);

  // scrollIntoView would also scroll the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path has another current tab
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]')?.parentElement;
    if (!list.current || !current) return;
    const { offsetLeft, clientWidth } = list.current;
    list.current.scrollLeft = current.offsetLeft - offsetLeft - (clientWidth - current.offsetWidth) / 2;
  }, [pathname]);

  if (!shown) return null;
  return (
    <nav aria-label="Your pages" className="mb-6 border-b border-line sm:mb-8 print:hidden">
      <ul ref={list} className="-mb-px flex gap-1 overflow-x-auto sm:gap-2">
        {shown.map(({ label, to, current }) => (
          <li key={label}>
            <Link
              to={to}
              aria-current={current.includes(pathname) ? 'page' : undefined}
              className="inline-flex min-h-11 items-center border-b-2 border-transparent px-3 whitespace-nowrap text-ink-muted -outline-offset-2 transition-colors hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-ink forced-colors:not-aria-[current=page]:border-b-0"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
