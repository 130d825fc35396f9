import type { ReactNode } from 'react';

export function SectionTitle({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  return (
    <div className="max-w-2xl">
      <h2 id={id} className="scroll-mt-8 text-3xl leading-10 tracking-[-0.02em] sm:text-4xl sm:leading-12">
        {title}
      </h2>
      {children && <p className="mt-4 text-lg leading-7 text-ink-muted">{children}</p>}
    </div>
  );
}
