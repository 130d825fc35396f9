import type { ReactNode } from 'react';

export function SectionTitle({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  return (
    <div className="max-w-2xl">
      <h2 id={id} className="scroll-mt-8 voice-l">
        {title}
      </h2>
      {children && <p className="mt-3 text-ink-muted">{children}</p>}
    </div>
  );
}
