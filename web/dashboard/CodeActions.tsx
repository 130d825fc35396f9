import { Link } from 'wouter';
import type { PaperId } from '#contract/sheets.ts';
import type { Workplace } from '#contract/workplaces.ts';
import { textLink } from '#web/accounts/text-link.ts';
import { usePrintedSheet } from '#web/cards/printed-sheet.tsx';
import { useRegionalPaper } from '#web/cards/regional-paper.ts';
import type { ReviewCode } from '#web/dashboard/use-review-code.ts';
import { currentLanguage, t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { PausedNote, useIsPaused } from '#web/plans/PausedNote.tsx';
import { Button } from '#web/ui/Button.tsx';
import { buttonVariants } from '#web/ui/variants.ts';

/** At the limit, warns that guests can't use the code. */
export function ShowMyCode({ code }: { code: ReviewCode }) {
  const isPaused = useIsPaused();
  const link = (
    <Link
      to={paths.show}
      transition
      onClickCapture={code.rememberChoice}
      className={buttonVariants(isPaused ? { variant: 'secondary' } : { size: 'lg', className: 'w-full' })}
    >
      {isPaused ? t('Show anyway') : t('Show my code')}
    </Link>
  );
  return isPaused ? <PausedNote>{link}</PausedNote> : link;
}

export function ShareAndPrint({ code }: { code: ReviewCode }) {
  const { print, printedSheet } = usePrintedSheet(...usePoster(code.workplace));
  return (
    <div className="grid grid-cols-1 gap-3 min-[20rem]:grid-cols-2">
      <Button variant="secondary" className="min-h-12 px-3" onClick={() => void code.share()}>
        {t('Share QR Code')}
      </Button>
      <Button variant="secondary" className="min-h-12 px-3" onClick={() => void print()}>
        {t('Print QR Code')}
      </Button>
      {printedSheet}
    </div>
  );
}

/** The sheet with the largest code, on the usual paper of the user's region and in the page's language. */
function usePoster(workplace: Workplace | null): [url: string, paper: PaperId] {
  const paper = useRegionalPaper();
  const query = new URLSearchParams({ sheet: `poster-${paper}`, paper });
  if (workplace) query.set('workplace', String(workplace.id));
  if (currentLanguage() !== 'en') query.set('language', currentLanguage());
  return [`/print/sheet.svg?${query}`, paper];
}

export function CodeLinks({ code: { workplace } }: { code: ReviewCode }) {
  const printStudio = workplace ? `${paths.print}?workplace=${workplace.id}` : paths.print;
  return (
    <p className="flex flex-wrap justify-center gap-x-8 leading-9">
      <Link to={printStudio} className={textLink}>
        {t('Print studio')}
      </Link>
      <Link to={paths.trackedCodes} className={textLink}>
        {t('Tracked codes')}
      </Link>
    </p>
  );
}
