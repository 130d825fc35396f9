import { Link } from 'wouter';
import { textLink } from '#web/accounts/text-link.ts';
import { PrintPoster } from '#web/cards/PrintPoster.tsx';
import type { ReviewCode } from '#web/dashboard/use-review-code.ts';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { buttonVariants } from '#web/ui/variants.ts';

export function ShowMyCode({ code }: { code: ReviewCode }) {
  return (
    <Link
      to={paths.show}
      transition
      onClickCapture={code.rememberChoice}
      className={buttonVariants({
        size: 'lg',
        className: 'desktop-secondary w-full lg:max-w-80',
      })}
    >
      {t('Show my code')}
    </Link>
  );
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
