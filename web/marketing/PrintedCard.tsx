import { path as qrPath, size as qrSize } from 'virtual:sample-qr';
import { t } from '#web/language.ts';
import { LogoMark } from '#web/ui/LogoMark.tsx';
import { EmptyStars } from '#web/ui/Stars.tsx';

/** White in both themes, like paper. */
export function PrintedCard() {
  return (
    <div
      role="img"
      aria-label={t('A printed card: How did {name} do? Beside the question, a QR code', { name: 'Maya' })}
      className="mx-auto flex w-full max-w-120 rotate-2 gap-5 rounded-sm bg-white [--color-accent:var(--color-black)] p-8 text-black shadow-raised select-none max-sm:hidden"
    >
      <div className="flex flex-1 flex-col">
        <LogoMark className="size-9" />
        <p className="mt-auto voice-l">{t('How did {name} do?', { name: 'Maya' })}</p>
        <EmptyStars className="mt-3 h-5 self-start stroke-black" />
        <p className="mt-auto text-sm font-semibold">
          {t('Scan and tell {name}. 30 seconds, private.', { name: 'Maya' })}
        </p>
      </div>
      <div className="w-54 text-center">
        <svg
          viewBox={`0 0 ${qrSize} ${qrSize}`}
          aria-hidden="true"
          className="w-full rounded-letter rounded-es-sm border-2 border-black"
          shapeRendering="crispEdges"
        >
          <path d={qrPath} />
        </svg>
        <p className="mt-3 text-sm whitespace-nowrap">example.com/r/2XJN69HF</p>
      </div>
    </div>
  );
}
