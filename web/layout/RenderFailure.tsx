import { buttonVariants } from '#web/ui/variants.ts';

export const LOADING_ISSUE = 'Loading issue detected. Please refresh the page.';

/** Stands where a page could not be drawn or its code not be loaded: after a deploy, offline, or by a bug of ours. */
export function RenderFailure() {
  return (
    <div
      role="alert"
      className="mx-auto flex min-h-[60dvh] max-w-112 flex-col items-center justify-center gap-6 px-4 text-center"
    >
      <h1 className="text-xl leading-8">{LOADING_ISSUE}</h1>
      <button type="button" className={buttonVariants()} onClick={() => location.reload()}>
        Refresh
      </button>
    </div>
  );
}
