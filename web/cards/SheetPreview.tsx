import { useState } from 'react';
import { type PaperId, paperSize, papers, type SheetId, sheets } from '#contract/sheets.ts';
import { currentLanguage, currentTranslator, t } from '#web/language.ts';
import { cn } from '#web/ui/cn.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Image } from '#web/ui/Image.tsx';

interface SheetPreviewProps {
  sheet: SheetId;
  paper: PaperId;
  url: string;
}

/** The same file that is printed; white in both themes, like the paper. */
export function SheetPreview({ sheet, paper, url }: SheetPreviewProps) {
  const { card, columns, rows, name } = sheets[sheet];
  const { width, height } = papers[paper];
  const translator = currentTranslator();
  const printed = { paper: t(papers[paper].name), size: paperSize(papers[paper], translator) };
  const count = columns * rows;
  // Only English writes it small within a sentence.
  const sheetName = currentLanguage() === 'en' ? name.toLowerCase() : t(name);
  return (
    <figure>
      <div className="grid place-items-center rounded-sheet bg-hover p-3 sm:p-8">
        <Picture
          key={url}
          url={url}
          width={width}
          height={height}
          name={t('Preview of the sheet: {sheet}', { sheet: sheetName })}
        />
      </div>
      <figcaption className="mt-2 pb-2 text-center text-sm text-ink-muted">
        {count > 1
          ? t('{paper}, {size} · 1 page · {count} times {cardSize}', {
              ...printed,
              count,
              cardSize: paperSize(card, translator),
            })
          : t('{paper}, {size} · 1 page', printed)}
      </figcaption>
    </figure>
  );
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
      <ErrorState
        message={t("Couldn't load the preview. Please check your connection.")}
        onRetry={tryAgain}
      />
    );
  return (
    <Image
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
