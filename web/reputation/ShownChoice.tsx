import { type ReactNode, useId } from 'react';
import { blank } from '#web/language.ts';
import { plural } from '#web/plural.ts';

interface ShownChoiceProps<Item extends { id: number }> {
  /** The name of each checkbox. */
  name: string;
  legend: string;
  items: Item[];
  max: number;
  chosen: number[];
  onChoose: (chosen: number[]) => void;
  summary: (item: Item) => ReactNode;
  error: string | undefined;
  more: ReactNode;
}

/** What an employer will see, of a list that may be long. */
export function ShownChoice<Item extends { id: number }>({
  name,
  legend,
  items,
  max,
  chosen,
  onChoose,
  summary,
  error,
  more,
}: ShownChoiceProps<Item>) {
  const errorId = useId();
  const shown = items.filter(({ id }) => chosen.includes(id)).length;
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="min-w-0">
      <legend className="mb-1 font-semibold">
        <span>{legend}</span>
        {blank()}
        <span className="font-normal text-ink-muted">
          {plural('({count} chosen)|({count} chosen)', shown)}
        </span>
      </legend>
      <ul className="max-h-96 overflow-y-auto border-y border-line px-1">
        {items.map((item) => (
          <li key={item.id} className="border-line not-first:border-t">
            <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:opacity-60">
              <input
                type="checkbox"
                name={name}
                value={item.id}
                checked={chosen.includes(item.id)}
                disabled={shown >= max && !chosen.includes(item.id)}
                onChange={({ target }) =>
                  onChoose(target.checked ? [...chosen, item.id] : chosen.filter((id) => id !== item.id))
                }
                className="mt-0.5 size-5 shrink-0 accent-accent"
              />
              <span className="min-w-0 grow">{summary(item)}</span>
            </label>
          </li>
        ))}
        {more && <li className="pb-4">{more}</li>}
      </ul>
      {error && (
        <p id={errorId} className="mt-2 text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
