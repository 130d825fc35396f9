import type { ReactNode } from 'react';
import { LogoMark } from '#web/ui/Logo.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Phrase } from './Phrase.tsx';

interface PageProps {
  footnote?: string | undefined;
  /** Hides the language switch, since reloading would lose what the page shows. */
  isAtEnd?: boolean;
  children: ReactNode;
}

export function Page({ footnote, isAtEnd = false, children }: PageProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <main className="mx-auto w-full max-w-lg grow px-4 pt-12 sm:pt-16">{children}</main>
      <footer className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 px-4 py-8 text-center text-sm text-ink-muted">
        <span className="inline-flex items-center gap-2 font-semibold text-ink">
          <LogoMark className="size-5" />
          Goodword
        </span>
        {footnote && <span className="min-w-0">{footnote}</span>}
        {/* Positioned at the top, but last in tab order, so that Tab goes to the form first. */}
        {!isAtEnd && <LanguageSwitch />}
      </footer>
    </div>
  );
}

interface MessageProps {
  heading: string;
  text: string;
  more?: string;
  children?: ReactNode;
}

export function Message({ heading, text, more, children }: MessageProps) {
  return (
    <Page>
      <div className="py-8 text-center sm:rounded-sheet sm:border sm:border-transparent sm:bg-sheet sm:px-8 sm:py-12">
        <LogoMark className="mx-auto size-14" />
        <h1 className="mt-6 text-2xl leading-8">
          <Phrase text={heading} />
        </h1>
        <p className="mt-3 text-ink-muted">{text}</p>
        {more && <p className="mt-3 text-ink-muted">{more}</p>}
        {children}
      </div>
    </Page>
  );
}
