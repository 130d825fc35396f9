import { site } from '#web/site.ts';

/** What the operator must tell on every page, if anything; one press away. */
export function ImprintNote({ className }: { className?: string }) {
  const { imprint } = site;
  return (
    imprint && (
      <details className={className}>
        <summary>{imprint.title}</summary>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server made it from Markdown. */}
        <div className="mt-2 grid gap-2" dangerouslySetInnerHTML={{ __html: imprint.html }} />
      </details>
    )
  );
}
