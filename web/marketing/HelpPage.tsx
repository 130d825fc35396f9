import { MarketingPage, pageWidth } from './MarketingPage.tsx';

export function HelpPage() {
  return (
    <MarketingPage>
      <div className={pageWidth}>
        <h1>Help Center</h1>
      </div>
    </MarketingPage>
  );
}
