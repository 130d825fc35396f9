import { Link, useLocation } from 'react-router';
import { paths } from '#web/paths.ts';

const tabs = [
  { label: 'Dashboard', to: paths.home, current: [paths.home, paths.dashboard] },
  { label: 'My Reviews', to: paths.reviews, current: [paths.reviews] },
  { label: 'Settings', to: paths.settings, current: [paths.settings] },
];

/** The signed-in pages' tabs: links, because each is a page of its own. */
export function DashboardTabs() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Your pages" className="mb-6 border-b border-line sm:mb-8 print:hidden">
      <ul className="-mb-px flex gap-1 overflow-x-auto sm:gap-2">
        {tabs.map(({ label, to, current }) => (
          <li key={label}>
            <Link
              to={to}
              aria-current={current.some((path) => path === pathname) ? 'page' : undefined}
              className="inline-flex min-h-11 items-center border-b-2 border-transparent px-3 whitespace-nowrap text-ink-muted -outline-offset-2 transition-colors hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
