import { t } from './language.ts';
import { Page } from './Page.tsx';

export function ReviewSkeleton() {
  return (
    <Page>
      <p role="status" className="sr-only">
        {t('Loading...')}
      </p>
      <div aria-hidden="true" className="animate-pulse">
        <div className="mx-auto h-7 w-40 rounded-full bg-line" />
        <div className="mx-auto mt-4 h-9 w-64 max-w-full rounded-control bg-line" />
        <div className="mx-auto mt-3 h-5 w-40 rounded-sm bg-line" />
        <div className="mt-6 space-y-6 rounded-sheet border border-transparent bg-sheet px-4 pt-4 pb-6 sm:mt-8 sm:px-8 sm:pt-6 sm:pb-8">
          <div className="mx-auto mb-12 h-14 rounded-control bg-line" />
          <div className="h-28 rounded-control bg-line" />
          <div className="h-12 rounded-control bg-line" />
          <div className="h-12 rounded-control bg-line" />
          <div className="h-12 rounded-control bg-line" />
        </div>
      </div>
    </Page>
  );
}
