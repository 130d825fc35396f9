import { useState } from 'react';
import { type SheetId, sheetSize, sheets } from '#contract/sheets.ts';
import { currentTranslator, t } from '#web/language.ts';
import type { PrintOptions } from './print-options.ts';
import { useRegion } from './region.ts';

export function SheetPicker({ options }: { options: PrintOptions }) {
  const region = useRegion();
  // Another region has other sheets among the other sizes.
  return <Sheets key={region.regionalPaper} region={region} options={options} />;
}

interface SheetsProps {
  region: ReturnType<typeof useRegion>;
  options: PrintOptions;
}

function Sheets({ region: { regionalSheets, otherSheets }, options }: SheetsProps) {
  const [isOpen] = useState(() => otherSheets.includes(options.sheet));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{t('What to print')}</legend>
      <Strip ids={regionalSheets} options={options} />
      <details open={isOpen} className="mt-2">
        <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-accent underline decoration-1 underline-offset-4">
          {t('Other sizes')}
        </summary>
        <Strip ids={otherSheets} options={options} />
      </details>
    </fieldset>
  );
}

function Strip({ ids, options }: { ids: SheetId[]; options: PrintOptions }) {
  return (
    <div
      ref={showChosen}
      className="relative flex gap-3 max-lg:-mx-4 max-lg:snap-x max-lg:scroll-px-4 max-lg:overflow-x-auto max-lg:p-1 max-lg:px-4 lg:grid lg:grid-cols-3"
    >
      {ids.map((id) => (
        <Miniature key={id} id={id} options={options} />
      ))}
    </div>
  );
}

/** On phones, where the strip is longer than the screen is wide. */
function showChosen(strip: HTMLElement | null): void {
  const chosen = strip?.querySelector(':checked')?.parentElement;
  if (strip && chosen) strip.scrollLeft = chosen.offsetLeft - (strip.clientWidth - chosen.clientWidth) / 2;
}

/** The card as it will be printed; white in both themes, like the paper. */
function Miniature({ id, options }: { id: SheetId; options: PrintOptions }) {
  const { card, name, use } = sheets[id];
  return (
    <label className="relative w-32 shrink-0 snap-start lg:w-auto" title={t(use)}>
      <input
        type="radio"
        name="sheet"
        value={id}
        checked={id === options.sheet}
        onChange={() => options.change({ sheet: id, paper: undefined })}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <span className="grid h-28 place-items-center rounded-control bg-hover p-3 peer-checked:bg-tint peer-checked:outline-2 peer-checked:outline-accent peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent">
        <img
          src={options.cardUrl(id)}
          alt=""
          loading="lazy"
          width={Math.round(card.width)}
          height={Math.round(card.height)}
          className="max-h-22 w-auto max-w-full bg-white object-contain"
        />
      </span>
      <span className="mt-2 block text-sm font-semibold">{t(name)}</span>{' '}
      <span className="block text-sm text-ink-muted">{sheetSize(id, currentTranslator())}</span>
    </label>
  );
}
