import { Link } from 'wouter';
import type { Sentence } from '#contract/languages/sentence.ts';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { site } from '#web/site.ts';

export function Copyright() {
  return (
    // A page that the server keeps has the year of its first visit.
    <p suppressHydrationWarning>
      {t('© {year} {name}. All rights reserved.', { year: new Date().getFullYear(), name: site.name })}
    </p>
  );
}

export interface FooterLink {
  label: Sentence;
  to: string;
}

export function FooterLinks({ before = [] }: { before?: readonly FooterLink[] }) {
  return (
    <ul className="flex flex-wrap gap-x-6">
      {[...before, ...links].map(({ label, to }) => (
        <li key={label}>
          <Link
            to={to}
            className="inline-block min-w-11 rounded-sm py-2 underline-offset-4 hover:text-ink hover:underline"
          >
            {t(label)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const links: readonly FooterLink[] = [
  { label: 'Terms of Service' as Sentence, to: paths.terms },
  { label: 'Privacy Policy' as Sentence, to: paths.privacy },
  { label: 'Help Center' as Sentence, to: paths.help },
];
