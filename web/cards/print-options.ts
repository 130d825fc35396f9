import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { type Ground, type SheetId, type SheetQuery, sheetQuery } from '#contract/sheets.ts';
import { currentLanguage } from '#web/language.ts';
import { useRegion } from './region.ts';

export type PrintOptions = ReturnType<typeof usePrintOptions>;

/** The choices are in the query string, so that links and the back button restore them. */
export function usePrintOptions() {
  const [search, setSearch] = useSearchParams();
  const { defaultSheet, usualPaper } = useRegion();
  // The router updates a moment later; until then a radio button would spring back.
  const [choice, setChoice] = useState(search);
  const read = sheetQuery.safeParse({ sheet: defaultSheet, ...Object.fromEntries(choice) });
  const chosen: SheetQuery = read.success ? read.data : { sheet: defaultSheet };
  const { sheet, trackedCode, workplace, laminated } = chosen;
  const paper = chosen.paper ?? usualPaper(sheet);
  const language = chosen.language ?? currentLanguage();
  // Label printers are black only.
  const ground: Ground = paper === 'roll' ? 'ink' : (chosen.ground ?? 'ink');

  function change(changes: Record<string, string | undefined>) {
    const next = new URLSearchParams(choice);
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    }
    setChoice(next);
    setSearch(next, { replace: true });
  }

  const look = new URLSearchParams();
  if (trackedCode) look.set('trackedCode', String(trackedCode));
  if (workplace) look.set('workplace', String(workplace));
  if (ground !== 'ink') look.set('ground', ground);
  if (language !== 'en') look.set('language', language);
  const query = new URLSearchParams([['sheet', sheet], ['paper', paper], ...look]);
  if (laminated) query.set('laminated', '1');
  return {
    sheet,
    paper,
    ground,
    language,
    trackedCode,
    workplace,
    isLaminated: laminated !== undefined,
    query: query.toString(),
    /** One card of another sheet with the same code, color and language. */
    cardUrl: (each: SheetId) =>
      `/print/sheet.svg?${new URLSearchParams([['sheet', each], ...look, ['card', '1']])}`,
    change,
  };
}
