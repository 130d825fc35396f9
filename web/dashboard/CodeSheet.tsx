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
import { Share2 } from '#web/ui/signed-in-icons.tsx';
import { type ButtonVariants, buttonVariants } from '#web/ui/variants.ts';
import { workplacesQuery } from '#web/workplaces/queries.ts';
import { WorkplaceOptions } from '#web/workplaces/WorkplaceOptions.tsx';

/** The code, its link, and where it leads. */
export function CodeSheet({ code }: { code: ReviewCode }) {
  const { workplace, link, linkText } = code;
  const url = qrImageUrl(link);
  const address = link.indexOf('//') + 2;
  return (
    <Card className="px-5 pt-3 pb-1 lg:pt-5">
      <CodeImage key={url} url={url} name={codeName(workplace)} />
      <code
        ref={linkText}
        dir="ltr"
        className="mt-2 block text-center font-sans text-sm break-all text-ink-muted select-all"
      >
        {/* Hidden from the eye alone: selecting or hearing the link gives all of it. */}
        <span className="text-[0rem]">{link.slice(0, address)}</span>
        <span>{link.slice(address)}</span>
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
      <div className="relative mt-1 flex flex-wrap items-center gap-x-2 border-t border-line">
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

/** Phones keep the first two above the tabs. At the limit, guests can't use the code. */
export function DayActions({ code, isPaused }: { code: ReviewCode; isPaused: boolean }) {
  return (
    <div className={`code-actions ${ACTIONS}`}>
      {isPaused ? (
        <>
          <ShareCode code={code} />
          <AskSomeone code={code} />
        </>
      ) : (
        <div className="over-tabs">
          <ShowMyCode code={code} className="col-span-full" />
          <ShareCode code={code} />
          <AskSomeone code={code} className="over-bar" />
        </div>
      )}
      <PrintPoster user={code.user} workplace={code.workplace} className="col-span-full" />
      <CodeLinks code={code} />
    </div>
  );
}

/** A desktop offers to print first: it can't be held out to a guest. */
export function FirstActions({ code }: { code: ReviewCode }) {
  return (
    <div className={`${ACTIONS} xl:grid-cols-4`}>
      <PrintPoster user={code.user} workplace={code.workplace} className="lg:min-h-14 lg:emphasis" />
      <ShowMyCode
        code={code}
        variant="secondary"
        className="order-first col-span-full max-lg:emphasis lg:order-none lg:col-span-1 lg:px-3"
      />
      <ShareCode code={code} />
      <AskSomeone code={code} className="max-lg:col-span-full" />
    </div>
  );
}

const ACTIONS = 'grid grid-cols-1 gap-3 min-[20rem]:grid-cols-2';

interface ShowMyCodeProps extends ButtonVariants {
  code: ReviewCode;
}

function ShowMyCode({ code, ...variants }: ShowMyCodeProps) {
  return (
    <Link
      to={paths.show}
      transition
      onClickCapture={code.rememberChoice}
      className={buttonVariants({ size: 'lg', ...variants })}
    >
      {t('Show my code')}
    </Link>
  );
}

/** Only its icon is shown above the tabs, only its name elsewhere. */
function ShareCode({ code }: { code: ReviewCode }) {
  const name = t('Share QR Code');
  return (
    <Button
      variant="secondary"
      className="share min-h-12 px-3"
      aria-label={name}
      onClick={() => void code.share()}
    >
      <Share2 aria-hidden className="hidden size-6!" />
      <span>{name}</span>
    </Button>
  );
}

function AskSomeone({ code: { workplace }, className = '' }: { code: ReviewCode; className?: string }) {
  return (
    <Link
      to={withWorkplace(paths.ask, workplace)}
      className={buttonVariants({ variant: 'secondary', className: `min-h-12 px-3 ${className}` })}
    >
      {t('Ask someone')}
    </Link>
  );
}

function CodeLinks({ code: { workplace } }: { code: ReviewCode }) {
  return (
    <p className="col-span-full flex flex-wrap justify-center gap-x-8 leading-11">
      <Link to={withWorkplace(paths.print, workplace)} className={textLink}>
        {t('Print studio')}
      </Link>
      <Link to={paths.trackedCodes} className={textLink}>
        {t('Tracked codes')}
      </Link>
    </p>
  );
}

const withWorkplace = (path: string, workplace: ReviewCode['workplace']) =>
  workplace ? `${path}?workplace=${workplace.id}` : path;
