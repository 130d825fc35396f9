import { type PaperId, papersFor, type SheetId, sheetIds } from '#contract/sheets.ts';

/** Where offices have US Letter; everyone else has A4. */
const usesLetter = /-(US|CA|MX)\b/.test(navigator.language);

export const regionalPaper = usesLetter ? 'letter' : 'a4';

const foreignSheets: readonly SheetId[] = usesLetter
  ? ['business-card-eu', 'a6-card', 'poster-a4']
  : ['business-card-us', 'table-tent-5x7', 'poster-letter'];

export const regionalSheets = sheetIds.filter((sheet) => !foreignSheets.includes(sheet));

export const otherSheets = sheetIds.filter((sheet) => foreignSheets.includes(sheet));

export const defaultSheet: SheetId = usesLetter ? 'business-card-us' : 'business-card-eu';

export function usualPaper(sheet: SheetId): PaperId {
  const choices = papersFor(sheet);
  return choices.find((paper) => paper === regionalPaper) ?? choices[0];
}
