import { currentLanguage } from '#web/language.ts';
import { site } from '#web/site.ts';

/** What the operator must tell on every page, if anything; one press away. */
export function ImprintNote({ className }: { className: string }) {
  const imprint = site.imprint?.[currentLanguage()];
  return (
    imprint && (
      <details dir="auto" className={`imprint ${className}`}>
        <summary>{imprint.title}</summary>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server made it from Markdown. */}
        <div dangerouslySetInnerHTML={{ __html: imprint.html }} />
      </details>
    )
  );
}
