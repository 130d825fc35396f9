import { type ReactNode, useId, useState } from 'react';
import { blank, t } from '#web/language.ts';
import type { CardContent } from './CodeCard.tsx';
import { type PrintOptions, useRegion } from './print-options.ts';
import { Scaled } from './Scaled.tsx';
import { SheetCard } from './Sheet.tsx';
import { groundOn, papersFor, type SheetId, sheetSize, sheets } from './sheets.ts';

export interface SheetPickerProps {
  options: PrintOptions;
  content: CardContent | null;
}

export function SheetPicker(props: SheetPickerProps) {
  const region = useRegion();
  // Another region has other sheets among the other sizes.
  return <Sheets key={region.regionalPaper} {...region} {...props} />;
}

type SheetsProps = SheetPickerProps & ReturnType<typeof useRegion>;

function Sheets({ regionalSheets, otherSheets, ...picker }: SheetsProps) {
  const { options } = picker;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{t('What to print')}</legend>
      <Strip ids={regionalSheets} {...picker} />
      <Fold title={t('Other sizes')} isOpen={otherSheets.includes(options.sheet)}>
        <Strip ids={otherSheets} {...picker} />
      </Fold>
    </fieldset>
  );
}

interface FoldProps {
  title: string;
  /** Whether it begins open. */
  isOpen: boolean;
  children: ReactNode;
}

export function Fold({ title, isOpen, children }: FoldProps) {
  const [begins] = useState(isOpen);
  return (
    <details open={begins} className="mt-2">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-accent underline decoration-1 underline-offset-4">
        {title}
      </summary>
      {children}
    </details>
  );
}

function Strip({ ids, ...picker }: SheetPickerProps & { ids: SheetId[] }) {
  return (
    <div
      ref={showChosen}
      className="relative flex gap-3 max-lg:-mx-4 max-lg:snap-x max-lg:scroll-px-4 max-lg:overflow-x-auto max-lg:p-1 max-lg:px-4 lg:grid lg:grid-cols-3"
    >
      {ids.map((id) => (
        <Miniature key={id} id={id} {...picker} />
      ))}
    </div>
  );
}

/** Phones scroll to it, since the strip is longer than their screen is wide. */
function showChosen(strip: HTMLElement | null): void {
  const chosen = strip?.querySelector(':checked')?.parentElement;
  if (strip && chosen) strip.scrollLeft = chosen.offsetLeft - (strip.clientWidth - chosen.clientWidth) / 2;
}

/** The card as it will be printed; white in both themes, like the paper. */
function Miniature({ id, options, content }: SheetPickerProps & { id: SheetId }) {
  const { card, name, use } = sheets[id];
  const inputId = useId();
  return (
    <div className="relative w-32 shrink-0 snap-start lg:w-auto" title={t(use)}>
      <input
        id={inputId}
        type="radio"
        name="sheet"
        value={id}
        checked={id === options.sheet}
        onChange={() => options.change({ sheet: id, paper: undefined })}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <div
        aria-hidden
        className="grid h-28 place-items-center rounded-control bg-hover p-3 peer-checked:bg-tint peer-checked:outline-2 peer-checked:outline-accent peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent"
      >
        <Scaled {...card} className="sheet-tile">
          {content && (
            <SheetCard sheet={id} ground={groundOn(papersFor(id)[0], options.ground)} content={content} />
          )}
        </Scaled>
      </div>
      <label htmlFor={inputId} className="mt-2 block text-sm">
        <span className="block font-semibold">{t(name)}</span>
        {blank()}
        <span className="block text-ink-muted">{sheetSize(id)}</span>
      </label>
    </div>
  );
}
