import { useQuery } from '@tanstack/react-query';
import { type ChangeEvent, useId, useState } from 'react';
import { Link } from 'wouter';
import { textLink } from '#web/accounts/text-link.ts';
import { qrImageUrl } from '#web/api/config.ts';
import { CodeFrame } from '#web/cards/CodeFrame.tsx';
import { codeName } from '#web/cards/code-target.ts';
import { PrintPoster } from '#web/cards/PrintPoster.tsx';
import type { ReviewCode } from '#web/dashboard/use-review-code.ts';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { ErrorState, sayIfOffline } from '#web/ui/ErrorState.tsx';
import { Image } from '#web/ui/Image.tsx';
import { ChevronDown } from '#web/ui/icons.tsx';
import { buttonVariants } from '#web/ui/variants.ts';
import { workplacesQuery } from '#web/workplaces/queries.ts';
import { WorkplaceOptions } from '#web/workplaces/WorkplaceOptions.tsx';

/** The code, its link, and where it leads. */
export function CodeSheet({ code }: { code: ReviewCode }) {
  const { workplace, link, linkText } = code;
  const url = qrImageUrl(link);
  return (
    <Card className="px-5 pt-5 pb-1">
      <CodeImage key={url} url={url} name={codeName(workplace)} />
      <code
        ref={linkText}
        dir="ltr"
        className="mt-3 block text-center font-sans text-sm break-all text-ink-muted select-all"
      >
        {link}
      </code>
      <WorkplaceRow code={code} />
    </Card>
  );
}

/** Black on white in every theme, so that cameras can read it. */
function CodeImage({ url, name }: { url: string; name: string }) {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);

  function tryAgain() {
    setFailed(false);
    setAttempt(attempt + 1);
  }

  return (
    // It takes the sheet's padding too on the narrowest phones.
    <div className="-mx-5 flex justify-center">
      <CodeFrame className="grid size-[256px] shrink-0 place-items-center [view-transition-name:code]">
        {failed ? (
          <ErrorState message={t("Couldn't load the QR code.")} onRetry={tryAgain} />
        ) : (
          // In it, React writes no preload of its own into the body: the head has one already.
          <picture>
            <Image
              key={attempt}
              src={url}
              alt={name}
              width={250}
              height={250}
              onError={() => setFailed(true)}
              className="max-w-none"
            />
          </picture>
        )}
      </CodeFrame>
    </div>
  );
}

const ADD_NEW = 'new';

function WorkplaceRow({
  code: { workplaces, workplace, isAdding, choose, addWorkplace },
}: {
  code: ReviewCode;
}) {
  const { isLoadingError, refetch } = useQuery(workplacesQuery);
  const id = useId();

  function change(event: ChangeEvent<HTMLSelectElement>) {
    if (event.target.value === ADD_NEW) addWorkplace();
    else choose(Number(event.target.value) || null);
  }

  return (
    <>
      <div className="relative mt-2 flex flex-wrap items-center gap-x-2 border-t border-line">
        <label htmlFor={id} className="text-sm text-ink-muted">
          {t('Workplace')}
        </label>
        <select
          name="workplaceId"
          id={id}
          value={workplace?.id ?? ''}
          aria-busy={isAdding}
          onChange={change}
          className="min-h-12 min-w-0 grow basis-40 appearance-none truncate rounded-control bg-sheet ps-1 pe-8 text-end text-ink"
        >
          <option value="">{t('No specific workplace')}</option>
          <WorkplaceOptions workplaces={workplaces} />
          <option value={ADD_NEW}>{t('Add New Workplace...')}</option>
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute end-1 bottom-3.5 size-5 text-ink-muted"
        />
      </div>
      {isLoadingError && (
        <div role="alert" className="mb-2 flex flex-wrap items-center justify-between gap-2 text-sm">
          <span>{sayIfOffline(t("Couldn't load your workplaces."))}</span>
          <Button variant="secondary" size="sm" onClick={() => void refetch()}>
            {t('Try again')}
          </Button>
        </div>
      )}
    </>
  );
}

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
