import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import type { User } from '#contract/accounts.ts';
import { type Language, languages } from '#contract/languages/languages.ts';
import { firstName } from '#contract/names.ts';
import { formatCode, type TrackedCode } from '#contract/tracked-codes.ts';
import type { Workplace } from '#contract/workplaces.ts';
import { config } from '#web/api/config.ts';
import { currentLanguage } from '#web/language.ts';
import { workplacesQuery } from '#web/workplaces/queries.ts';
import type { CardContent } from './CodeCard.tsx';
import { type CodeTarget, placeOf, withoutProtocol, workplaceTarget } from './code-target.ts';
import { trackedCodesQuery } from './queries.ts';
import { useRegionalPaper } from './regional-paper.ts';
import { groundOn, grounds, type PaperId, papersFor, type SheetId, sheetIds } from './sheets.ts';

export type PrintOptions = ReturnType<typeof usePrintOptions>;

/** The choices are in the query string, so that links and the back button restore them. */
export function usePrintOptions() {
  const [search, setSearch] = useSearchParams();
  const { defaultSheet, usualPaper } = useRegion();
  // The router updates a moment later; until then a radio button would spring back.
  const [choice, setChoice] = useState(search);
  const chosen = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === choice.get(name));
  const sheet = chosen('sheet', sheetIds) ?? defaultSheet;
  const paper = chosen('paper', papersFor(sheet)) ?? usualPaper(sheet);
  const ground = groundOn(paper, chosen('ground', grounds) ?? 'ink');

  function change(changes: Record<string, string | undefined>) {
    const next = new URLSearchParams(choice);
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    }
    setChoice(next);
    setSearch(next, { replace: true });
  }

  return {
    sheet,
    paper,
    ground,
    language: chosen('language', Object.keys(languages) as Language[]) ?? currentLanguage(),
    trackedCode: Number(choice.get('trackedCode')) || null,
    workplace: Number(choice.get('workplace')) || null,
    isLaminated: choice.get('laminated') === '1',
    change,
  };
}

/** What is on the cards; null until it is known. */
export function useCardContent(user: User, options: PrintOptions): CardContent | null {
  const { data: trackedCodes } = useQuery(trackedCodesQuery);
  const { data: workplaces } = useQuery(workplacesQuery);
  const { language, isLaminated } = options;
  const workplaceOf = (id: number | null) => workplaces?.find((each) => each.id === id);
  const trackedCode = trackedCodes?.find(({ id }) => id === options.trackedCode);
  if ((options.trackedCode && !trackedCodes) || !workplaces) return null;
  return {
    ...(trackedCode
      ? trackedCodeTarget(trackedCode, workplaceOf(trackedCode.workplaceId))
      : workplaceTarget(user.id, workplaceOf(options.workplace))),
    firstName: firstName(user.fullName),
    question: user.question,
    language,
    isLaminated,
  };
}

function trackedCodeTarget({ code, url }: TrackedCode, workplace: Workplace | undefined): CodeTarget {
  const isAtRoot = new URL(config.appUrl).pathname === '/';
  return {
    // A QR code of capital letters has fewer, larger squares; the short link works in any case.
    link: isAtRoot ? url.toUpperCase() : url,
    address: withoutProtocol(url.replace(code, formatCode(code))),
    place: placeOf(workplace),
  };
}

/** What is usual where the reader lives. */
export function useRegion() {
  const regionalPaper = useRegionalPaper();
  const usesLetter = regionalPaper === 'letter';
  const foreignSheets = usesLetter ? sheetsWithA4 : sheetsWithLetter;
  return {
    regionalPaper,
    regionalSheets: sheetIds.filter((sheet) => !foreignSheets.includes(sheet)),
    otherSheets: sheetIds.filter((sheet) => foreignSheets.includes(sheet)),
    defaultSheet: usesLetter ? ('business-card-us' as const) : ('business-card-eu' as const),
    usualPaper(sheet: SheetId): PaperId {
      const choices = papersFor(sheet);
      return choices.find((paper) => paper === regionalPaper) ?? choices[0];
    },
  };
}

const sheetsWithA4: readonly SheetId[] = ['business-card-eu', 'a6-card', 'poster-a4'];
const sheetsWithLetter: readonly SheetId[] = ['business-card-us', 'table-tent-5x7', 'poster-letter'];
