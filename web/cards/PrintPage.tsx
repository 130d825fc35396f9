import { type ReactNode, useId, useState } from 'react';
import { Link } from 'wouter';
import type { User } from '#contract/accounts.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import { useAuth } from '#web/accounts/auth.tsx';
import { textLink } from '#web/accounts/text-link.ts';
import { blank, currentLanguage, t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { plural } from '#web/plural.ts';
import { Button } from '#web/ui/Button.tsx';
import { SelectField } from '#web/ui/Input.tsx';
import { LanguageField } from '#web/ui/LanguageField.tsx';
import { Printer } from '#web/ui/later-icons.tsx';
import { DestinationPicker } from './DestinationPicker.tsx';
import { PrintedSheet } from './PrintedSheet.tsx';
import { type PrintOptions, useCardContent, usePrintOptions } from './print-options.ts';
import { Scaled } from './Scaled.tsx';
import { Sheet } from './Sheet.tsx';
import { Fold, SheetPicker, type SheetPickerProps } from './SheetPicker.tsx';
import { type Ground, grounds, type PaperId, papers, papersFor, type SheetFacts, sheets } from './sheets.ts';

export function PrintPage({ pausedNote }: { pausedNote: ReactNode }) {
  const { user } = useAuth();
  return user && <Studio user={user} pausedNote={pausedNote} />;
}

function Studio({ user, pausedNote }: { user: User; pausedNote: ReactNode }) {
  const options = usePrintOptions();
  const content = useCardContent(user, options);
  const [isPrinting, setPrinting] = useState(false);

  return (
    <>
      <h1 className="voice-l">{t('Print studio')}</h1>
      <p className="mt-1 max-w-prose text-ink-muted">
        {t('Your code on paper: cards to hand over, a tent for the table, a poster for the door.')}
      </p>
      {pausedNote}
      <div className="mt-5 grid gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-14">
        <section
          aria-label={t('Preview')}
          className="min-w-0 self-start bg-paper [@media(min-height:48rem)]:sticky [@media(min-height:48rem)]:top-0 [@media(min-height:48rem)]:z-10 max-lg:-mx-4 max-lg:px-4 lg:sticky lg:top-8!"
        >
          <SheetPreview options={options} content={content} />
        </section>
        <div className="grid min-w-0 content-start gap-8">
          <SheetPicker options={options} content={content} />
          <ColorPicker options={options} />
          <MoreOptions options={options} />
          <div className="lg:order-first">
            <div className="over-tabs">
              <Button
                size="lg"
                className="w-full sm:max-w-80 lg:max-w-none"
                aria-disabled={!content}
                onClick={() => content && setPrinting(true)}
              >
                <Printer aria-hidden />
                {t('Print')}
              </Button>
            </div>
            <PrintAdvice paper={options.paper} />
          </div>
        </div>
      </div>
      {isPrinting && content && (
        <PrintedSheet {...options} content={content} onPrinted={() => setPrinting(false)} />
      )}
    </>
  );
}

/** The sheet that is printed, smaller; white in both themes, like the paper. */
function SheetPreview({ options, content }: SheetPickerProps) {
  const { sheet, paper, ground } = options;
  const { columns, rows, folds, name }: SheetFacts = sheets[sheet];
  const { width, height } = papers[paper];
  const count = folds ? 1 : columns * rows;
  // Only English writes it small within a sentence.
  const sheetName = currentLanguage() === 'en' ? name.toLowerCase() : t(name);
  return (
    <figure>
      <div className="grid place-items-center rounded-sheet bg-hover p-3 sm:p-8">
        <Scaled width={width} height={height} className="preview-sheet shadow-raised">
          {content && (
            <div role="img" aria-label={t('Preview of the sheet: {sheet}', { sheet: sheetName })}>
              <div aria-hidden>
                <Sheet sheet={sheet} paper={paper} ground={ground} content={content} />
              </div>
            </div>
          )}
        </Scaled>
      </div>
      <figcaption className="mt-2 pb-2 text-center text-sm text-ink-muted">
        {plural('{paper} · 1 page|{count} cards on one {paper} page', count, {
          paper: t(papers[paper].name),
        })}
      </figcaption>
    </figure>
  );
}

function PrintAdvice({ paper }: { paper: PaperId }) {
  return (
    <p className="mt-3 text-sm text-ink-muted">
      <span>
        {t('Print at 100% (“Actual size”) on {paper}. Turn off “Fit to page”.', {
          paper: t(papers[paper].name),
        })}
      </span>
      {blank()}
      <span>{t('For a PDF, choose “Save as PDF” as the printer.')}</span>
      {blank()}
      <Link to={`${paths.help}#print`} className={`${textLink} py-0.5`}>
        {t('Tips on paper and lamination')}
      </Link>
    </p>
  );
}

function ColorPicker({ options }: { options: PrintOptions }) {
  if (options.paper === 'roll') return null;
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t('Color')}</legend>
      <div className="grid grid-cols-2 gap-3">
        {grounds.map((ground) => (
          <label
            key={ground}
            className="relative flex min-h-14 items-center gap-3 rounded-control bg-sheet px-4 py-3 has-checked:bg-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="ground"
              value={ground}
              checked={options.ground === ground}
              onChange={() => options.change({ ground: ground === 'ink' ? undefined : ground })}
              className="size-5 shrink-0 cursor-pointer accent-accent outline-none"
            />
            <span className="min-w-0">
              <span className="block font-semibold">{t(colors[ground].name)}</span>
              <span className="block text-sm text-ink-muted">{t(colors[ground].use)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const colors: Record<Ground, { name: Sentence; use: Sentence }> = {
  ink: { name: 'Black#tint' as Sentence, use: 'For any printer' as Sentence },
  note: { name: 'Cream#tint' as Sentence, use: 'Warm tint, in color' as Sentence },
};

/** What most leave as it is. */
function MoreOptions({ options }: { options: PrintOptions }) {
  const { workplace, trackedCode, isLaminated } = options;
  return (
    <Fold title={t('More options')} isOpen={Boolean(workplace || trackedCode || isLaminated)}>
      <div className="mt-3 grid gap-8">
        <DestinationPicker options={options} />
        <LanguageField value={options.language} onChange={(language) => options.change({ language })} />
        <PaperPicker options={options} />
        <LaminatedSwitch options={options} />
      </div>
    </Fold>
  );
}

function PaperPicker({ options }: { options: PrintOptions }) {
  const choices = papersFor(options.sheet);
  if (choices.length === 1) return null;
  return (
    <SelectField
      name="paper"
      label={t('Paper')}
      value={options.paper}
      onChange={(event) => options.change({ paper: event.target.value as PaperId })}
    >
      {choices.map((id) => (
        <option key={id} value={id}>
          {t(papers[id].name)}
        </option>
      ))}
    </SelectField>
  );
}

function LaminatedSwitch({ options }: { options: PrintOptions }) {
  const hint = useId();
  return (
    <div>
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          name="laminated"
          checked={options.isLaminated}
          aria-describedby={hint}
          onChange={(event) => options.change({ laminated: event.target.checked ? '1' : undefined })}
          className="size-5 shrink-0 cursor-pointer accent-accent"
        />
        {t("I'm laminating this")}
      </label>
      <p id={hint} className="text-sm text-ink-muted">
        {t('Keeps the code scannable despite glare.')}
      </p>
    </div>
  );
}
