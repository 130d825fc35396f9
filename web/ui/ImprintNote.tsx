import { site } from '#web/site.ts';
import { Prose } from './Prose.tsx';

/** What the operator must tell on every page, if anything; one press away. */
export function ImprintNote({ className }: { className?: string }) {
  if (!site.imprint) return null;
  return (
    <details className={className}>
      <summary className="inline-block cursor-pointer rounded-sm py-2 underline-offset-4 hover:underline">
        {site.imprint.title}
      </summary>
      <Prose html={site.imprint.html} />
    </details>
  );
}
