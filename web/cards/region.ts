import { type PaperId, papersFor, type SheetId, sheetIds } from '#contract/sheets.ts';
import { regionalPaper } from './regional-paper.ts';

const usesLetter = regionalPaper === 'letter';

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
