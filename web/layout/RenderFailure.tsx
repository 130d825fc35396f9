import { t } from '#web/language.ts';
import { buttonVariants } from '#web/ui/variants.ts';

/** Replaces a page whose code could not be loaded or threw. */
export function RenderFailure() {
  return (
    <div
      role="alert"
      className="mx-auto flex min-h-[60vh] max-w-112 flex-col items-center justify-center gap-6 px-5 text-center"
    >
      <h1 className="voice-l">{t('Loading issue detected. Please refresh the page.')}</h1>
      <button type="button" className={buttonVariants()} onClick={() => location.reload()}>
        {t('Refresh')}
      </button>
    </div>
  );
}
