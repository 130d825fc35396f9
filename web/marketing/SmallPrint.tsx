import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { site } from '#web/site.ts';

export function Copyright() {
  return (
    // Prerendered pages have the year of the build.
    <p suppressHydrationWarning>{`© ${new Date().getFullYear()} ${site.name}. All rights reserved.`}</p>
  );
}

interface FooterLink {
  label: string;
  to: string;
}

export function FooterLinks({ before = [] }: { before?: readonly FooterLink[] }) {
  return (
    <ul className="flex flex-wrap gap-x-6">
      {[...before, ...links].map(({ label, to }) => (
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

const links: readonly FooterLink[] = [
  { label: 'Terms of Service', to: paths.terms },
  { label: 'Privacy Policy', to: paths.privacy },
  { label: 'Help Center', to: paths.help },
];
