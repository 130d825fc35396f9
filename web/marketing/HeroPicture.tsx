import { path as qrPath, size as qrSize } from 'virtual:sample-qr';
import { Lock } from 'lucide-react';
import { brand } from '#contract/brand.ts';
import { LogoMark } from '#web/ui/Logo.tsx';
import { FiveStars } from './FiveStars.tsx';

export function HeroPicture() {
  return (
    <div
      role="img"
      aria-label="A phone with Maria's review page, filled in with five stars, beside a printed card with her QR code"
      className="relative mx-auto h-[36.5rem] w-full max-w-[20.5rem] select-none sm:h-[35rem] sm:max-w-[29rem] max-[20rem]:hidden"
    >
      <Phone />
      <PrintedCard />
      <NewMail />
    </div>
  );
}

function Phone() {
  return (
    <div className="absolute top-0 left-0 h-[32.5rem] w-[16.5rem] rounded-[2.5rem] bg-ink p-2 shadow-raised sm:left-4 dark:bg-line">
      <div className="flex h-full flex-col overflow-hidden rounded-[2rem] bg-paper px-3 pt-3">
        <span className="mx-auto h-1.5 w-16 shrink-0 rounded-full bg-line" />
        <p className="mx-auto mt-5 flex items-center gap-1.5 rounded-full bg-tint px-3 py-1 text-sm font-semibold text-accent">
          <Lock className="size-3" strokeWidth={2.5} />
          Private, for Maria only
        </p>
        <p className="mt-3 text-center text-xl leading-7 font-semibold tracking-tight">How did Maria do?</p>
        <p className="text-center text-sm text-ink-muted">Trattoria Sole</p>
        <div className="mt-4 rounded-sheet border border-transparent bg-sheet p-3">
          <FiveStars className="mx-auto mt-1 h-8" />
          <p className="mt-4 text-sm leading-5 font-semibold">Your review</p>
          <p className="mt-1 rounded-sm border border-edge/60 px-2.5 py-2 text-sm leading-5">
            You saved our anniversary. The window table, the candle, the joke about the tiramisu.
          </p>
          <p className="mt-3 text-sm leading-5 font-semibold">Your name</p>
          <p className="mt-1 rounded-sm border border-edge/60 px-2.5 py-2 text-sm leading-5">Daniel</p>
          <p className="mt-4 rounded-sm bg-accent py-2.5 text-center text-sm leading-5 font-semibold text-accent-ink">
            Submit Review
          </p>
        </div>
      </div>
    </div>
  );
}

/** White in both themes, like paper. */
function PrintedCard() {
  return (
    <div className="absolute right-0 bottom-0 w-38 rotate-4 rounded-sheet bg-white px-2 py-4 text-center text-black shadow-raised sm:bottom-10 sm:w-52 sm:p-5">
      <p className="text-sm leading-5 font-semibold sm:text-lg sm:leading-6">How did Maria do?</p>
      <svg
        viewBox={`0 0 ${qrSize} ${qrSize}`}
        aria-hidden="true"
        className="w-full"
        shapeRendering="crispEdges"
      >
        <path d={qrPath} />
      </svg>
      <p className="text-[0.6875rem] leading-4 font-semibold text-balance sm:text-sm sm:leading-5">
        Scan and tell Maria. 30 seconds, private.
      </p>
      <p className="mt-1 text-sm leading-4">{brand.name}</p>
    </div>
  );
}

function NewMail() {
  return (
    <div className="absolute top-18 right-0 hidden w-50 items-start gap-3 rounded-sheet border border-transparent bg-sheet p-3 shadow-raised sm:flex">
      <LogoMark className="size-8 shrink-0" />
      <div className="text-sm leading-5">
        <FiveStars className="h-4" />
        <p className="mt-0.5 font-semibold">from Daniel</p>
        <p className="text-ink-muted">just now</p>
      </div>
    </div>
  );
}
