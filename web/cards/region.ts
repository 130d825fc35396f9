import { useRegionalPaper } from './regional-paper.ts';
import { type PaperId, papersFor, type SheetId, sheetIds } from './sheets.ts';

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
