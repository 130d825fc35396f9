import { useState } from 'react';
import { type PaperId, papers, type SheetId, sheets } from '#contract/sheets.ts';
import { cn } from '#web/ui/cn.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';

interface SheetPreviewProps {
  sheet: SheetId;
  paper: PaperId;
  url: string;
}

/** The same file that is printed; white in both themes, like the paper. */
export function SheetPreview({ sheet, paper, url }: SheetPreviewProps) {
  const { card, columns, rows, name } = sheets[sheet];
  const { width, height, name: paperName } = papers[paper];
  const cards = columns * rows;
  return (
    <figure>
      <div className="grid place-items-center rounded-sheet bg-hover p-3 sm:p-8">
        <Picture
          key={url}
          url={url}
          width={width}
          height={height}
          name={`Preview of the sheet: ${name.toLowerCase()}`}
        />
      </div>
      <figcaption className="mt-2 pb-2 text-center text-sm text-ink-muted">
        {paperName}, {millimetres(width)} × {millimetres(height)} mm · 1 page
        {cards > 1 && ` · ${cards} times ${millimetres(card.width)} × ${millimetres(card.height)} mm`}
      </figcaption>
    </figure>
  );
}

function millimetres(length: number): string {
  return String(Math.round(length * 10) / 10);
}

interface PictureProps {
  url: string;
  width: number;
  height: number;
  name: string;
}

function Picture({ url, width, height, name }: PictureProps) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');

  function tryAgain() {
    setState('loading');
    setAttempt(attempt + 1);
  }

  if (state === 'failed')
    return (
      <ErrorState message="Couldn't load the preview. Please check your connection." onRetry={tryAgain} />
    );
  return (
    <img
      key={attempt}
      src={url}
      alt={name}
      width={Math.round(width)}
      height={Math.round(height)}
      aria-busy={state === 'loading'}
      onLoad={() => setState('shown')}
      onError={() => setState('failed')}
      className={cn(
        'h-[max(34svh,15rem)] w-auto max-w-full bg-white object-contain text-black shadow-raised lg:h-[min(68svh,44rem)]',
        state === 'loading' && 'animate-pulse',
      )}
    />
  );
}
