import { t } from '#web/language.ts';
import { Page } from './Page.tsx';

export function ReviewSkeleton() {
  return (
    <Page>
      <p role="status" className="sr-only">
        {t('Loading...')}
      </p>
      <noscript className="my-auto voice-l text-center">{t('This page needs JavaScript.')}</noscript>
      <div aria-hidden="true" className="animate-pulse scripted">
        <div className="mx-auto size-16 rounded-full bg-line" />
        <div className="mx-auto mt-4 h-9 w-64 max-w-full rounded-control bg-line" />
        <div className="mx-auto mt-3 h-5 w-40 rounded-sm bg-line" />
        <div className="mt-6 h-96 rounded-sheet bg-sheet" />
      </div>
      {/* Shows by CSS alone if the script does not arrive. */}
      <p role="alert" className="mt-5 animate-late text-center scripted">
        {t('Loading issue detected. Please refresh the page.')}
      </p>
    </Page>
  );
}
