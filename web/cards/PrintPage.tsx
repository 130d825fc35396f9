import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, Download, LoaderCircle, Printer } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type PaperId, papers, papersFor, type SheetQuery, sheetQuery, sheets } from '#contract/sheets.ts';
import { textLink } from '#web/accounts/text-link.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Field } from '#web/ui/Field.tsx';
import { NativeSelect } from '#web/ui/Input.tsx';
import { toast } from '#web/ui/toast.ts';
import { buttonVariants } from '#web/ui/variants.ts';
import { workplacesQuery } from '#web/workplaces/queries.ts';
import { workplaceLabel } from '#web/workplaces/workplace-label.ts';
import { usePrintedSheet } from './printed-sheet.tsx';
import { trackedCodesQuery, useCreateTrackedCode } from './queries.ts';
import { SheetPicker } from './SheetPicker.tsx';
import { SheetPreview } from './SheetPreview.tsx';

/** The choices are in the query string, so that links and the back button restore them. */
export function PrintPage({ note }: { note: ReactNode }) {
  const options = usePrintOptions();
  const svg = `/print/sheet.svg?${options.query}`;
  const { print, printedSheet } = usePrintedSheet(svg, options.paper);

  return (
    <>
      <Link
        to={paths.dashboard}
        className="inline-flex min-h-11 items-center gap-1 text-ink-muted hover:text-ink"
      >
        <ChevronLeft aria-hidden className="size-5" />
        Dashboard
      </Link>
      <h1 className="mt-2 text-2xl leading-8">Print studio</h1>
      <p className="mt-2 max-w-prose text-ink-muted">
        Your code on paper: cards to hand over, a tent for the table, a poster for the door.
      </p>
      {note}
      <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:gap-12">
        <div className="grid content-start gap-6">
          <DestinationPicker options={options} />
          <SheetPicker
            value={options.sheet}
            onChange={(sheet) => options.change({ sheet, paper: undefined })}
          />
          <PaperPicker options={options} />
          <LaminatedSwitch options={options} />
        </div>
        <section aria-label="Preview" className="min-w-0 lg:sticky lg:top-6 lg:self-start">
          <SheetPreview sheet={options.sheet} paper={options.paper} url={svg} />
          <div className="mt-6 flex flex-wrap justify-center gap-3">
            <Button size="lg" onClick={() => void print()}>
              <Printer aria-hidden />
              Print
            </Button>
            <a
              className={buttonVariants({ variant: 'secondary', size: 'lg' })}
              href={`/print/sheet.pdf?${options.query}&download=1`}
              download
            >
              <Download aria-hidden />
              Download PDF
            </a>
            <a
              className={buttonVariants({ variant: 'secondary', size: 'lg' })}
              href={`${svg}&download=1`}
              download
            >
              <Download aria-hidden />
              Download SVG
            </a>
          </div>
          <p className="mx-auto mt-4 max-w-prose text-center text-sm text-ink-muted text-balance">
            Print at 100% ("Actual size") on {papers[options.paper].name}. Turn off "Fit to page".{' '}
            <Link to={`${paths.help}#print`} className={`${textLink} py-0.5`}>
              Tips on paper and lamination
            </Link>
          </p>
        </section>
      </div>
      {printedSheet}
    </>
  );
}

const DEFAULT_SHEET = 'business-card-eu';

type PrintOptions = ReturnType<typeof usePrintOptions>;

function usePrintOptions() {
  const [search, setSearch] = useSearchParams();
  // The router updates a moment later; until then a radio button would spring back.
  const [choice, setChoice] = useState(search);
  const read = sheetQuery.safeParse({ sheet: DEFAULT_SHEET, ...Object.fromEntries(choice) });
  const chosen: SheetQuery = read.success ? read.data : { sheet: DEFAULT_SHEET };
  const { sheet, trackedCode, workplace, laminated } = chosen;
  const paper = chosen.paper ?? papersFor(sheet)[0];

  function change(changes: Record<string, string | undefined>) {
    const next = new URLSearchParams(choice);
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    }
    setChoice(next);
    setSearch(next, { replace: true, preventScrollReset: true });
  }

  const query = new URLSearchParams({ sheet, paper });
  if (trackedCode) query.set('trackedCode', String(trackedCode));
  if (workplace) query.set('workplace', String(workplace));
  if (laminated) query.set('laminated', '1');
  return {
    sheet,
    paper,
    trackedCode,
    workplace,
    isLaminated: laminated !== undefined,
    query: query.toString(),
    change,
  };
}

function DestinationPicker({ options }: { options: PrintOptions }) {
  const { data: trackedCodes = [], ...trackedCodesRead } = useQuery(trackedCodesQuery);
  const { data: workplaces = [], ...workplacesRead } = useQuery(workplacesQuery);
  const create = useCreateTrackedCode();
  const { trackedCode: trackedCodeId, workplace: workplaceId, sheet, change } = options;
  const workplace = workplaces.find(({ id }) => id === workplaceId);
  const labelOf = (id: number | null) => {
    const found = workplaces.find((each) => each.id === id);
    return found ? workplaceLabel(found) : 'no specific workplace';
  };
  const usable = trackedCodes.filter(({ offAt, id }) => offAt === null || id === trackedCodeId);

  function choose(value: string) {
    const [kind, id] = value.split('-');
    change({ trackedCode: undefined, workplace: undefined, ...(kind && id && { [kind]: id }) });
  }

  function createForSheet() {
    const name = `${sheets[sheet].name}, ${labelOf(workplaceId ?? null)}`;
    create.mutate(
      { name: name.slice(0, 60), workplaceId: workplaceId ?? null },
      {
        onSuccess: (created) => created && choose(`trackedCode-${created.id}`),
        onError: (error) =>
          toast({
            title: 'Failed to create tracked code',
            description: error.message,
            variant: 'destructive',
          }),
      },
    );
  }

  return (
    <div>
      <Field label="Code opens">
        {(control) => (
          <NativeSelect
            {...control}
            value={
              trackedCodeId ? `trackedCode-${trackedCodeId}` : workplace ? `workplace-${workplace.id}` : ''
            }
            onChange={(event) => choose(event.target.value)}
          >
            <optgroup label="Your link">
              <option value="">No specific workplace</option>
              {workplaces.map((each) => (
                <option key={each.id} value={`workplace-${each.id}`}>
                  {workplaceLabel(each)}
                </option>
              ))}
            </optgroup>
            {usable.length > 0 && (
              <optgroup label="Tracked codes">
                {usable.map(({ id, name, workplaceId }) => (
                  <option key={id} value={`trackedCode-${id}`}>
                    {name} ({labelOf(workplaceId)})
                  </option>
                ))}
              </optgroup>
            )}
          </NativeSelect>
        )}
      </Field>
      {(trackedCodesRead.isError || workplacesRead.isError) && (
        <ErrorState
          message="Couldn't load your tracked codes and workplaces."
          onRetry={() => void Promise.all([trackedCodesRead.refetch(), workplacesRead.refetch()])}
        />
      )}
      {!trackedCodeId && (
        <div className="mt-3 rounded-control bg-hover p-4 text-sm">
          <p>A tracked code counts its scans and can point somewhere new when you change jobs.</p>
          <Button
            variant="secondary"
            className="mt-3"
            aria-disabled={create.isPending}
            aria-busy={create.isPending}
            onClick={() => !create.isPending && createForSheet()}
          >
            {create.isPending && <LoaderCircle aria-hidden className="animate-spin" />}
            Create tracked code
          </Button>
        </div>
      )}
    </div>
  );
}

function PaperPicker({ options }: { options: PrintOptions }) {
  const choices = papersFor(options.sheet);
  if (choices.length === 1) return null;
  return (
    <Field label="Paper">
      {(control) => (
        <NativeSelect
          {...control}
          value={options.paper}
          onChange={(event) => options.change({ paper: event.target.value as PaperId })}
        >
          {choices.map((id) => (
            <option key={id} value={id}>
              {papers[id].name}
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
        I'm laminating this
      </label>
      <p id={hint} className="text-sm text-ink-muted">
        Makes the code sturdier, so glare doesn't stop it scanning.
      </p>
    </div>
  );
}
