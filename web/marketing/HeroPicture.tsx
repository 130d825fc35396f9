import { path as qrPath, size as qrSize } from 'virtual:sample-qr';
import { LogoMark } from '#web/ui/Logo.tsx';
import { STAR_PATH } from '#web/ui/star-path.ts';

/** The product in one look: the card on the table, the page on the guest's phone, the mail that follows. */
export function HeroPicture() {
  return (
    <div
      role="img"
      aria-label="A phone with Maria's review page, filled in with five stars, beside a printed card with her QR code"
      className="relative mx-auto h-[33rem] w-full max-w-[20.5rem] text-left select-none sm:max-w-[29rem]"
    >
      <Phone />
      <PrintedCard />
      <NewMail />
    </div>
  );
}

function Phone() {
  return (
    <div className="absolute top-0 left-0 h-full w-[16.25rem] rounded-[2.5rem] bg-ink p-2 shadow-raised dark:bg-line sm:left-4">
      <div className="flex h-full flex-col overflow-hidden rounded-[2rem] bg-background px-5 pt-4 pb-6">
        <span className="mx-auto h-1.5 w-16 rounded-full bg-line" />
        <p className="mt-7 text-xl leading-7 font-semibold tracking-tight">How was it with Maria?</p>
        <p className="mt-1 text-sm text-ink-muted">Trattoria Sole - Harbour Street</p>
        <svg
          viewBox="0 0 120 24"
          aria-hidden="true"
          className="mt-5 h-9 w-full fill-star"
          preserveAspectRatio="xMinYMid"
        >
          {[0, 24, 48, 72, 96].map((x) => (
            <path key={x} d={STAR_PATH} transform={`translate(${x} 0)`} />
          ))}
        </svg>
        <p className="mt-6 text-sm font-semibold">Your review</p>
        <p className="mt-1.5 h-31 rounded-md border border-line-strong/60 bg-surface p-3 text-sm leading-5">
          You saved our anniversary. The table by the window, the candle, the joke about the tiramisu.
        </p>
        <p className="mt-4 text-sm font-semibold">Your name</p>
        <p className="mt-1.5 rounded-md border border-line-strong/60 bg-surface px-3 py-2 text-sm leading-5">
          Daniel
        </p>
        <p className="mt-auto rounded-md bg-accent py-2.5 text-center text-sm font-semibold text-accent-ink">
          Submit Review
        </p>
      </div>
    </div>
  );
}

/** Paper: white in both themes. */
function PrintedCard() {
  return (
    <div className="absolute right-0 bottom-16 w-40 rotate-5 rounded-lg bg-white p-4 text-center text-black shadow-raised sm:bottom-12 sm:w-52 sm:p-5">
      <p className="text-sm leading-5 font-semibold sm:text-base">Was I good to you?</p>
      <svg
        viewBox={`0 0 ${qrSize} ${qrSize}`}
        aria-hidden="true"
        className="-mx-1 my-1 w-[calc(100%+0.5rem)] sm:my-2"
        shapeRendering="crispEdges"
      >
        <path d={qrPath} />
      </svg>
      <p className="text-sm leading-5">
        30 seconds,
        <br />
        only for my eyes.
      </p>
      <p className="mt-1 text-sm leading-5 font-semibold">Maria</p>
    </div>
  );
}

function NewMail() {
  return (
    <div className="absolute top-14 right-0 hidden w-60 items-start gap-3 rounded-lg border border-line bg-raised p-3 shadow-raised sm:flex">
      <LogoMark className="mt-0.5 size-8 shrink-0" />
      <p className="text-sm leading-5">
        <span className="font-semibold">A good word from Daniel</span>
        <br />
        <span className="text-ink-muted">5 stars at Trattoria Sole</span>
      </p>
    </div>
  );
}
