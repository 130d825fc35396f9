import { type ReactNode, useEffect, useState } from 'react';
import { currentLanguage } from '#web/language.ts';
import { site } from '#web/site.ts';
import { ImprintNote } from '#web/ui/ImprintNote.tsx';
import { LogoMark } from '#web/ui/LogoMark.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

interface PageProps {
  /** Hides the language switch, since reloading would lose what the page shows. */
  isAtEnd?: boolean;
  /** Puts the mark into a letterhead, with what the page is at its end. */
  kind?: string;
  children: ReactNode;
}

export function Page({ isAtEnd = false, kind, children }: PageProps) {
  const isForeign = useIsForeign();
  return (
    <div className="flex min-h-svh flex-col">
      {isForeign && !isAtEnd && <LanguageSwitch />}
      <main className="mx-auto flex w-full max-w-lg grow flex-col px-5 pt-10">
        {kind !== undefined && (
          <div className="letterhead">
            <Brand />
            <span>{kind}</span>
          </div>
        )}
        {children}
      </main>
      <footer className="mx-auto w-full max-w-lg px-5 py-8 text-center text-sm">
        {kind === undefined && <Brand />}
        <ImprintNote className="mt-4 text-ink-muted" />
        {/* Positioned at the top, but last in tab order, so that Tab goes to the form first. */}
        {!isForeign && !isAtEnd && <LanguageSwitch />}
      </footer>
    </div>
  );
}

function Brand() {
  return (
    <span className="inline-flex items-center gap-2 font-semibold">
      <LogoMark className="size-5" />
      <span>{site.name}</span>
    </span>
  );
}

/** Whether the page is in a language that the reader has neither chosen nor set in the browser. */
function useIsForeign(): boolean {
  const [isForeign, setForeign] = useState(false);
  useEffect(() => {
    const isChosen = new URLSearchParams(location.search).has('lang');
    setForeign(!isChosen && !navigator.languages.some((tag) => tag.startsWith(currentLanguage())));
  }, []);
  return isForeign;
}

export function Disc({ initial }: { initial: string }) {
  return (
    <span
      aria-hidden="true"
      className="mx-auto grid size-16 place-items-center rounded-full bg-accent voice-l text-accent-ink"
    >
      {initial}
    </span>
  );
}

interface MessageProps {
  initial?: string;
  heading: string;
  text: string;
  more?: string;
  children?: ReactNode;
}

export function Message({ initial, heading, text, more, children }: MessageProps) {
  return (
    <Page kind="">
      <div className="my-auto py-8 text-center">
        {initial && <Disc initial={initial} />}
        <h1 className="mt-4 voice-l">{heading}</h1>
        <p className="mt-3 text-balance text-ink-muted">{text}</p>
        {more && <p className="mt-3 text-balance text-ink-muted">{more}</p>}
        {children}
      </div>
    </Page>
  );
}
