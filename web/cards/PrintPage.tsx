import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, Download, LoaderCircle, Printer } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type PaperId, papers, papersOf, type SheetQuery, sheetQuery, sheets } from '#contract/sheets.ts';
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

/** What is chosen stands in the address, so that a link can choose it, and going back finds it again. */
export function PrintPage({ note }: { note: ReactNode }) {
  const order = useOrder();
  const svg = `/print/sheet.svg?${order.query}`;
  const { print, printedSheet } = usePrintedSheet(svg, order.paper);

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
          <LeadPicker order={order} />
          <SheetPicker value={order.sheet} onChange={(sheet) => order.change({ sheet, paper: undefined })} />
          <PaperPicker order={order} />
          <LaminatedSwitch order={order} />
        </div>
        <section aria-label="Preview" className="min-w-0 lg:sticky lg:top-6 lg:self-start">
          <SheetPreview sheet={order.sheet} paper={order.paper} url={svg} />
          <div className="mt-6 flex flex-wrap justify-center gap-3">
            <Button size="lg" onClick={() => void print()}>
              <Printer aria-hidden />
              Print
            </Button>
            <a
              className={buttonVariants({ variant: 'secondary', size: 'lg' })}
              href={`/print/sheet.pdf?${order.query}&download=1`}
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
            Print at 100 %, which is also called actual size, on {papers[order.paper].name}, without fitting
            to the page.{' '}
            <Link to={`${paths.help}#print`} className={textLink}>
              Paper, scissors, lamination
            </Link>
          </p>
        </section>
      </div>
      {printedSheet}
    </>
  );
}

const FIRST = 'business-card-eu';

type Order = ReturnType<typeof useOrder>;

function useOrder() {
  const [search, setSearch] = useSearchParams();
  // The router answers a moment later: until then a radio would spring back.
  const [choice, setChoice] = useState(search);
  const read = sheetQuery.safeParse({ sheet: FIRST, ...Object.fromEntries(choice) });
  const chosen: SheetQuery = read.success ? read.data : { sheet: FIRST };
  const { sheet, trackedCode, workplace, laminated } = chosen;
  const paper = chosen.paper ?? papersOf(sheet)[0];

  /** What is undefined is left out. */
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

function LeadPicker({ order }: { order: Order }) {
  const { data: trackedCodes = [], ...trackedCodesRead } = useQuery(trackedCodesQuery);
  const { data: workplaces = [], ...workplacesRead } = useQuery(workplacesQuery);
  const create = useCreateTrackedCode();
  const { trackedCode: trackedCodeId, workplace: workplaceId, sheet, change } = order;
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

  function makeTrackedCode() {
    const name = `${sheets[sheet].name}, ${labelOf(workplaceId ?? null)}`;
    create.mutate(
      { name: name.slice(0, 60), workplaceId: workplaceId ?? null },
      {
        onSuccess: (created) => created && choose(`trackedCode-${created.id}`),
        onError: (error) =>
          toast({ title: 'The card could not be made', description: error.message, variant: 'destructive' }),
      },
    );
  }

  return (
    <div>
      <Field label="Where the code leads">
        {(control) => (
          <NativeSelect
            {...control}
            value={
              trackedCodeId ? `trackedCode-${trackedCodeId}` : workplace ? `workplace-${workplace.id}` : ''
            }
            onChange={(event) => choose(event.target.value)}
          >
            <optgroup label="By your link">
              <option value="">No specific workplace</option>
              {workplaces.map((each) => (
                <option key={each.id} value={`workplace-${each.id}`}>
                  {workplaceLabel(each)}
                </option>
              ))}
            </optgroup>
            {usable.length > 0 && (
              <optgroup label="By a card of its own">
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
          message="Your cards and workplaces could not be loaded."
          onRetry={() => void Promise.all([trackedCodesRead.refetch(), workplacesRead.refetch()])}
        />
      )}
      {!trackedCodeId && (
        <div className="mt-3 rounded-md bg-sunken p-4 text-sm">
          <p>
            A card of its own has a short link, which you can lead elsewhere when you move, and tells you what
            came of it.
          </p>
          <Button
            variant="secondary"
            className="mt-3"
            aria-disabled={create.isPending}
            aria-busy={create.isPending}
            onClick={() => !create.isPending && makeTrackedCode()}
          >
            {create.isPending && <LoaderCircle aria-hidden className="animate-spin" />}
            Make a card
          </Button>
        </div>
      )}
    </div>
  );
}

function PaperPicker({ order }: { order: Order }) {
  const choices = papersOf(order.sheet);
  if (choices.length === 1) return null;
  return (
    <Field label="Paper">
      {(control) => (
        <NativeSelect
          {...control}
          value={order.paper}
          onChange={(event) => order.change({ paper: event.target.value as PaperId })}
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

function LaminatedSwitch({ order }: { order: Order }) {
  const hint = useId();
  return (
    <div>
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={order.isLaminated}
          aria-describedby={hint}
          onChange={(event) => order.change({ laminated: event.target.checked ? '1' : undefined })}
          className="size-5 shrink-0 cursor-pointer accent-accent"
        />
        I will laminate it
      </label>
      <p id={hint} className="text-sm text-ink-muted">
        The code is drawn denser, and reads even where a reflection hides a quarter of it.
      </p>
    </div>
  );
}
