import { MarketingPage, pageWidth } from './MarketingPage.tsx';

export function MediaPage() {
  return (
    <MarketingPage>
      <div className={pageWidth}>
        <h1>Press and media kit</h1>
      </div>
    </MarketingPage>
  );
}
