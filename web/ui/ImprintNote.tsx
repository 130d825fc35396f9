import { site } from '#web/site.ts';

/** What the operator must tell on every page, if anything; one press away. */
export function ImprintNote({ className }: { className?: string }) {
  const { imprint } = site;
  return (
    imprint && (
      <details className={className}>
        <summary>{imprint.title}</summary>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server made it from Markdown. */}
        <div className="grid gap-2 [&_a]:underline" dangerouslySetInnerHTML={{ __html: imprint.html }} />
      </details>
    )
  );
}
