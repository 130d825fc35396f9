import { Download, Printer } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { languages } from '#contract/languages/languages.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import { type Ground, grounds, type PaperId, papers, papersFor } from '#contract/sheets.ts';
import { textLink } from '#web/accounts/text-link.ts';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { NativeSelect } from '#web/ui/Input.tsx';
import { refuseOffline } from '#web/ui/offline.ts';
import { buttonVariants } from '#web/ui/variants.ts';
import { DestinationPicker } from './DestinationPicker.tsx';
import { type PrintOptions, usePrintOptions } from './print-options.ts';
import { usePrintedSheet } from './printed-sheet.tsx';
import { SheetPicker } from './SheetPicker.tsx';
import { SheetPreview } from './SheetPreview.tsx';

export function PrintPage({ note }: { note: ReactNode }) {
  const options = usePrintOptions();
  const svg = `/print/sheet.svg?${options.query}`;
  const { print, printedSheet } = usePrintedSheet(svg, options.paper);

  return (
    <>
      <h1 className="voice-l">{t('Print studio')}</h1>
      <p className="mt-1 max-w-prose text-ink-muted">
        {t('Your code on paper: cards to hand over, a tent for the table, a poster for the door.')}
      </p>
      {note}
      <div className="mt-5 grid gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-14">
        <section
          aria-label={t('Preview')}
          className="min-w-0 self-start bg-paper [@media(min-height:40rem)]:sticky [@media(min-height:40rem)]:top-0 [@media(min-height:40rem)]:z-10 max-lg:-mx-4 max-lg:px-4 lg:top-8!"
        >
          <SheetPreview sheet={options.sheet} paper={options.paper} url={svg} />
        </section>
        <div className="grid min-w-0 content-start gap-8">
          <SheetPicker options={options} />
          <ColorPicker options={options} />
          <DestinationPicker options={options} />
          <LanguagePicker options={options} />
          <PaperPicker options={options} />
          <LaminatedSwitch options={options} />
          <div className="lg:order-first">
            <Button size="lg" className="w-full" onClick={() => void print()}>
              <Printer aria-hidden />
              {t('Print')}
            </Button>
            <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(11.5rem,100%),1fr))] gap-3">
              <DownloadLink href={`/print/sheet.pdf?${options.query}&download=1`}>
                {t('Download PDF')}
              </DownloadLink>
              <DownloadLink href={`${svg}&download=1`}>{t('Download SVG')}</DownloadLink>
            </div>
            <p className="mt-3 text-sm text-ink-muted">
              {t('Print at 100% ("Actual size") on {paper}. Turn off "Fit to page".', {
                paper: t(papers[options.paper].name),
              })}{' '}
              <Link to={`${paths.help}#print`} className={`${textLink} py-0.5`}>
                {t('Tips on paper and lamination')}
              </Link>
            </p>
          </div>
        </div>
      </div>
      {printedSheet}
    </>
  );
}

function DownloadLink({ href, children }: { href: string; children: string }) {
  return (
    <a className={buttonVariants({ variant: 'secondary' })} href={href} download onClick={refuseOffline}>
      <Download aria-hidden />
      {children}
    </a>
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
  // For translators: a color of the paper, beside a cream tint
  ink: { name: 'Ink#tint' as Sentence, use: 'Black, for any printer' as Sentence },
  // For translators: a cream tint of the paper, like a note's; not a memo
  note: { name: 'Note#tint' as Sentence, use: 'Warm tint, in color' as Sentence },
};

/** Customers read the sheet. */
function LanguagePicker({ options }: { options: PrintOptions }) {
  return (
    <Field label={t('Language')}>
      {(control) => (
        <NativeSelect
          {...control}
          value={options.language}
          onChange={(event) => options.change({ language: event.target.value })}
        >
          {Object.entries(languages).map(([code, name]) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}

function PaperPicker({ options }: { options: PrintOptions }) {
  const choices = papersFor(options.sheet);
  if (choices.length === 1) return null;
  return (
    <Field label={t('Paper')}>
      {(control) => (
        <NativeSelect
          {...control}
          value={options.paper}
          onChange={(event) => options.change({ paper: event.target.value as PaperId })}
        >
          {choices.map((id) => (
            <option key={id} value={id}>
              {t(papers[id].name)}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}

function LaminatedSwitch({ options }: { options: PrintOptions }) {
  const hint = useId();
  return (
    <div>
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={options.isLaminated}
          aria-describedby={hint}
          onChange={(event) => options.change({ laminated: event.target.checked ? '1' : undefined })}
          className="size-5 shrink-0 cursor-pointer accent-accent"
        />
        {t("I'm laminating this")}
      </label>
      <p id={hint} className="text-sm text-ink-muted">
        {t("Makes the code sturdier, so glare doesn't stop it scanning.")}
      </p>
    </div>
  );
}
