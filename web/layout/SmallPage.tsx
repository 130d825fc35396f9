import type { ReactNode } from 'react';
import { textLink } from '#web/accounts/text-link.ts';
import { paths } from '#web/paths.ts';
import { site } from '#web/site.ts';
import { ImprintNote } from '#web/ui/ImprintNote.tsx';
import { LogoMark } from '#web/ui/LogoMark.tsx';

/** A page that says or asks one thing, without scripts. */
export function SmallPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-lg flex-col justify-center px-5 py-8 text-center text-ink-muted text-balance wrap-anywhere">
      <h1 className="voice-l mb-2 text-ink">{title}</h1>
      <div className="grid gap-5">
        {children}
        <p>
          <a href={paths.home} className={textLink}>
            {/* The operator's; there is none of ours beside the name. */}
            {site.logo && <LogoMark className="me-2 inline size-6" />}
            {site.name}
          </a>
        </p>
        <ImprintNote className="text-sm" />
      </div>
    </main>
  );
}
