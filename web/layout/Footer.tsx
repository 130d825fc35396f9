import { Link } from 'react-router';
import { brand } from '#contract/brand.ts';
import { comingPaths } from '#web/paths.ts';

const links = [
  { label: 'Terms of Service', to: comingPaths.terms },
  { label: 'Privacy Policy', to: comingPaths.privacy },
  { label: 'Help Center', to: comingPaths.help },
];

export function Footer() {
  return (
    <footer className="border-t border-line print:hidden">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 py-6 text-sm text-ink-muted sm:px-6">
        <Copyright />
        <FooterLinks />
      </div>
    </footer>
  );
}

export function Copyright() {
  return (
    // The year of a prerendered page is the build's.
    <p suppressHydrationWarning>{`© ${new Date().getFullYear()} ${brand.name}. All rights reserved.`}</p>
  );
}

export function FooterLinks() {
  return (
    <ul className="flex flex-wrap gap-x-6">
      {links.map(({ label, to }) => (
        <li key={label}>
          <Link
            to={to}
            className="inline-block rounded-sm py-2 underline-offset-4 hover:text-ink hover:underline"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
