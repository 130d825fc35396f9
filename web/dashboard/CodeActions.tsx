import { Link } from 'wouter';
import { textLink } from '#web/accounts/text-link.ts';
import { PrintPoster } from '#web/cards/PrintPoster.tsx';
import type { ReviewCode } from '#web/dashboard/use-review-code.ts';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { useIsPaused } from '#web/plans/PausedNote.tsx';
import { Button } from '#web/ui/Button.tsx';
import { buttonVariants } from '#web/ui/variants.ts';

interface ShowMyCodeProps {
  code: ReviewCode;
  /** Above the tabs, under the thumb on every scroll. */
  isBarOnPhones?: boolean;
}

/** Not at the limit, where guests can't use the code. */
export function ShowMyCode({ code, isBarOnPhones = false }: ShowMyCodeProps) {
  if (useIsPaused()) return null;
  const link = (
    <Link
      to={paths.show}
      transition
      onClickCapture={code.rememberChoice}
      className={buttonVariants({
        size: 'lg',
        className: 'desk-second w-full lg:max-w-80',
      })}
    >
      {t('Show my code')}
    </Link>
  );
  return isBarOnPhones ? <div className="over-tabs">{link}</div> : link;
}

export function ShareAndPrint({ code }: { code: ReviewCode }) {
  return (
    <div className="grid grid-cols-1 gap-3 min-[20rem]:grid-cols-2 lg:gap-6">
      <Button variant="secondary" className="min-h-12 px-3" onClick={() => void code.share()}>
        {t('Share QR Code')}
      </Button>
      <PrintPoster user={code.user} workplace={code.workplace} />
    </div>
  );
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
